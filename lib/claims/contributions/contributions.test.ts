import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditEntries, claims, files, talentContributions } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { paperOf } from '@/lib/contracts/testing/papers';
import { anonymous, type TalentActor } from '@/lib/core/actor';
import { at } from '@/lib/platform/clock';
import { openFile } from '@/lib/storage/open-file';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { getClaimPage } from '../claim-page';
import { approveClaims } from '../review/act-on-claims';
import { approveClaim } from '../review/approve-claim';
import { makeServedTalent } from '../testing/claimed';
import { makeReview } from '../testing/reviewed';
import { keepContribution } from './keep-contribution';
import { getLegalPapers, listContributions, missingPapers } from './queries';

const database = useDatabase();
const today = () => new Date(Date.now() - 5 * 3_600_000).toISOString().slice(0, 10);
const planilla = async (kind: 'eps' | 'arl' = 'eps') => ({
  period: today().slice(0, 7),
  number: '8812345',
  operator: 'SOI',
  paidOn: today(),
  name: 'planilla.png',
  bytes: await paperOf(kind),
});
const lacks = async (review: Awaited<ReturnType<typeof makeReview>>) =>
  missingPapers(await getLegalPapers(review.owner, review.claim));

test('an agency that wants the papers of the law approves nothing without them, and another is only told', async () => {
  const review = await makeReview(database.db, { claimsNeedPapers: true }, 9_000_000);
  const { owner, claim } = review;
  expect(await lacks(review)).toEqual(['docId', 'rut', 'planilla']);
  const refusal = { code: 'CONFLICT', messageKey: 'errors.claim.papersMissing' };
  await expect(approveClaim(owner, claim.id)).rejects.toMatchObject(refusal);
  expect(await approveClaims(owner, { ids: [claim.id] })).toMatchObject([
    { refused: { key: refusal.messageKey } },
  ]);
  const [row] = await database.db.select().from(claims).where(eq(claims.id, claim.id));
  expect(row).toMatchObject({ status: 'SENT', approvedBy: null, firstApprovedBy: null });
  const lenient = await makeReview(database.db, {}, 9_000_000);
  expect(await lacks(lenient)).toContain('planilla');
  expect(await approveClaim(lenient.owner, lenient.claim.id)).toMatchObject({ status: 'APPROVED' });
});

test('one planilla a month serves each claim of it; its payers open it and no other agency', async () => {
  const review = await makeReview(database.db, {}, 9_000_000);
  const talentId = review.claim.talentId;
  const talent: TalentActor = { kind: 'talent', talentId };
  await keepContribution(talent, await planilla());
  await keepContribution(talent, { ...(await planilla('arl')), number: '8812346' });
  const kept = await listContributions(talent);
  expect(kept).toMatchObject([{ number: '8812346', operator: 'SOI', period: today().slice(0, 7) }]);
  expect(await lacks(review)).toEqual(['docId', 'rut']);
  const fileId = kept[0]?.fileId ?? '';
  expect((await openFile(review.owner, fileId)).file.kind).toBe('CONTRIBUTION_PAPER');
  const { actor: stranger } = await makeAgencyUser(database.db);
  await expect(openFile(stranger, fileId)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const other: TalentActor = { kind: 'talent', talentId: crypto.randomUUID() };
  await expect(openFile(other, fileId)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const stored = await database.db.select().from(files).where(eq(files.talentId, talentId));
  expect(stored.filter(({ kind }) => kind === 'CONTRIBUTION_PAPER')).toHaveLength(2);
  expect(stored.filter(({ deletedAt }) => deletedAt)).toHaveLength(1);
  const trail = await database.db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.action, 'keep-contribution'), eq(auditEntries.entityId, talentId)));
  expect(trail).toHaveLength(2);
});

test('the month of claims to one payer counts together, and the talent is asked with why', async () => {
  const { agency, claim } = await makeReview(database.db, {}, 9_000_000);
  const page = async (actor: Awaited<ReturnType<typeof makeServedTalent>>) => {
    const shown = await getClaimPage(actor);
    return 'planilla' in shown ? shown.planilla : null;
  };
  const first = await makeServedTalent(database.db, agency);
  expect(await page(first)).toMatchObject({ needed: false, gross: 700_000, contribution: null });
  await database.db.update(claims).set({ talentId: first.subject.talentId }).where(eq(claims.id, claim.id));
  expect(await page(first)).toMatchObject({ gross: 9_700_000, needed: true, base: 3_880_000 });
});

test('what is wrong with a planilla is said by field, and only its talent keeps it', async () => {
  const { claim, owner } = await makeReview(database.db);
  const talent: TalentActor = { kind: 'talent', talentId: claim.talentId };
  const good = await planilla();
  const wrong = [
    [{ period: '2026-13' }, { period: 'validation.period' }],
    [{ period: '2090-01' }, { period: 'validation.contribution.periodAhead' }],
    [{ paidOn: '2090-01-01' }, { paidOn: 'validation.contribution.paidAhead' }],
    [{ paidOn: '2020-01-01' }, { paidOn: 'validation.contribution.paidBefore' }],
    [
      { number: ' ', operator: '' },
      { number: 'validation.required', operator: 'validation.required' },
    ],
  ] as const;
  for (const [said, fields] of wrong) {
    await expect(keepContribution(talent, { ...good, ...said })).rejects.toMatchObject({
      code: 'INVALID',
      fields,
    });
  }
  await expect(keepContribution(owner, good)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(keepContribution(anonymous, good)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  await at(new Date('2026-11-05T15:00:00Z'), () =>
    keepContribution(talent, { ...good, period: '2026-10', paidOn: '2026-11-04' }),
  );
  expect(
    await database.db.$count(talentContributions, eq(talentContributions.talentId, talent.talentId)),
  ).toBe(1);
});
