import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { claims } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { CONFIRMED } from '@/lib/contracts/testing/confirmed';
import type { LinkActor } from '@/lib/core/actor';
import { makeClaim, makeContract } from '@/lib/testing/factories/contracts';
import { makeConvocated, makeConvocatory } from '@/lib/testing/factories/convocatories';
import { makeEvent } from '@/lib/testing/factories/events';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { makeTalent, type Talent } from '@/lib/testing/factories/talents';
import { correctClaim } from './correct-claim';
import { returnClaim } from './review/return-claim';
import { sendClaim } from './send-claim';
import { CLAIM_FORM } from './testing/claimed';

const database = useDatabase();
const DAY = 86_400_000;

type Agency = Awaited<ReturnType<typeof makeAgencyUser>>['agency'];

/** Of a service that ended so many days ago. */
async function makeServed(talent: Talent, agency: Agency, ago = 1) {
  const dates = {
    startDate: new Date(Date.now() - ago * DAY - 7_200_000),
    endDate: new Date(Date.now() - ago * DAY),
  };
  const event = await makeEvent(database.db, { agency, ...dates });
  const convocatory = await makeConvocatory(database.db, { event, ...dates });
  const convocated = await makeConvocated(database.db, { convocatory, talent });
  const contract = await makeContract(database.db, {
    convocated,
    snapshot: { facts: { fee: { amount: 700_000 } } },
  });
  const holder: LinkActor = {
    ...{ kind: 'linkHolder', purpose: 'CLAIM', tokenId: crypto.randomUUID(), confirmed: CONFIRMED },
    agencyId: agency.id,
    subject: { convocatoryId: convocated.convocatoryId, talentId: talent.id, eventId: convocated.eventId },
  };
  return { convocated, contract, holder };
}

test('a talent numbers its claims by itself across agencies, 1, 2, 3 …, many at once', async () => {
  const [one, other] = [await makeAgencyUser(database.db), await makeAgencyUser(database.db)];
  const talent = await makeTalent(database.db);
  const holders: LinkActor[] = [];
  for (let at = 0; at < 10; at += 1)
    holders.push((await makeServed(talent, at % 2 ? one.agency : other.agency, at + 1)).holder);
  const sent = await Promise.all(
    holders.flatMap((holder) => [1, 2, 3].map(() => sendClaim(holder, CLAIM_FORM))),
  );
  const numbers = [...new Map(sent.map(({ id, number }) => [id, number])).values()];
  expect(numbers.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  for (const { snapshot, number } of sent) expect(snapshot.code).toBe(String(number));
  expect(sent.filter(({ agencyId }) => agencyId === one.agency.id).map(({ code }) => code)).toContain(5);
});

test('the series goes on after what documents bear already, and a correction keeps its number', async () => {
  const { agency, actor } = await makeAgencyUser(database.db);
  const talent = await makeTalent(database.db);
  const { convocated, holder } = await makeServed(talent, agency);
  const before = await makeServed(talent, agency, 5);
  await makeClaim(database.db, {
    ...{ convocated: before.convocated, contract: before.contract, number: 41 },
    numberedByAgency: true,
  });
  const claim = await sendClaim(holder, CLAIM_FORM);
  expect(claim).toMatchObject({ number: 42, convocatedId: convocated.id });
  await returnClaim(actor, { id: claim.id, reason: 'Faltan actividades.' });
  const corrected = await correctClaim(holder, { ...CLAIM_FORM, activities: 'Otra cosa' });
  expect(corrected).toMatchObject({ id: claim.id, number: 42, version: 2, snapshot: { code: '42' } });
  await expect(
    database.db.update(claims).set({ number: 43 }).where(eq(claims.id, claim.id)),
  ).rejects.toThrow();
});
