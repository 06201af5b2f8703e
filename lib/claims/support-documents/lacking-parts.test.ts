import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { claims, supportAuthorizations, supportDocuments, talents } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { approveClaim } from '../review/approve-claim';
import { makeReview } from '../testing/reviewed';
import { readClaimSupport } from './claim-support';
import { issueSupport } from './resend-document';
import { makeAuthorization } from './testing/numbered';

const database = useDatabase();

test('no number is spent on a document that cannot be sent; once it lacks nothing it is issued', async () => {
  const { owner, claim, agency } = await makeReview(database.db);
  await makeAuthorization(database.db, agency.id);
  const lastNumber = async () =>
    (
      await database.db
        .select()
        .from(supportAuthorizations)
        .where(eq(supportAuthorizations.agencyId, agency.id))
    )[0]?.lastNumber;
  const live = (residenceCityId: number | null) =>
    database.db.update(talents).set({ residenceCityId }).where(eq(talents.id, claim.talentId));
  const [home] = await database.db.select().from(talents).where(eq(talents.id, claim.talentId));
  await live(null);
  expect((await readClaimSupport(owner, claim.id)).lacks).toEqual([
    expect.stringContaining('Falta la ciudad del talento'),
  ]);
  expect(await approveClaim(owner, claim.id)).toMatchObject({ status: 'APPROVED' });
  expect(await lastNumber()).toBeNull();
  expect(await database.db.$count(supportDocuments, eq(supportDocuments.claimId, claim.id))).toBe(0);
  await expect(issueSupport(owner, claim.id)).rejects.toMatchObject({
    messageKey: 'errors.support.lacks',
    values: { lacks: expect.stringContaining('Falta la ciudad del talento') },
  });
  expect(await lastNumber()).toBeNull();
  await live(home?.residenceCityId ?? null);
  // An identification of letters, as a passport's, has no number that the document could bear.
  await database.db.update(claims).set({ identification: 'AB123456' }).where(eq(claims.id, claim.id));
  await expect(issueSupport(owner, claim.id)).rejects.toMatchObject({ messageKey: 'errors.support.lacks' });
  await database.db.update(claims).set({ identification: '1020304050' }).where(eq(claims.id, claim.id));
  expect(await issueSupport(owner, claim.id)).toMatchObject({ number: 1 });
  expect(await lastNumber()).toBe(1);
});
