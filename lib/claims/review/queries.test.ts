import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { events } from '@/db/schema';
import { countStatements } from '@/db/testing/count-statements';
import { useDatabase } from '@/db/testing/use-database';
import { anonymous } from '@/lib/core/actor';
import { EVENT } from '@/lib/core/states';
import { makeClaim } from '@/lib/testing/factories/contracts';
import { makeConvocated, makeConvocatory } from '@/lib/testing/factories/convocatories';
import { makeEvent } from '@/lib/testing/factories/events';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { correctClaim } from '../correct-claim';
import { payClaim } from '../payments/pay-claim';
import { CLAIM_FORM, makeSentClaim } from '../testing/claimed';
import { approveClaim } from './approve-claim';
import { countClaims, findNextToReview, getClaimReview, listClaims } from './queries';
import { returnClaim } from './return-claim';

const database = useDatabase();
const day = (days: number) => new Date(Date.now() + days * 86_400_000);

async function agencyWithClaims() {
  const { agency, actor } = await makeAgencyUser(database.db);
  const make = async (fields: Parameters<typeof makeClaim>[1] = {}) =>
    makeClaim(database.db, { convocated: await makeConvocated(database.db, { agency }), ...fields });
  return { agency, actor, make };
}

test('those to review stand with the oldest first, all with the newest; those of a cancelled event wait for nobody', async () => {
  const { agency, actor, make } = await agencyWithClaims();
  const newer = await make({ createdAt: day(-1) });
  const older = await make({ createdAt: day(-4) });
  const approved = await make({ createdAt: day(-2), status: 'APPROVED' });
  const event = await makeEvent(database.db, { agency, stateId: EVENT.CANCELLED });
  const convocatory = await makeConvocatory(database.db, { event });
  const convocated = await makeConvocated(database.db, { convocatory });
  const cancelled = await make({ convocated, createdAt: day(-3) });
  await makeClaim(database.db);
  const ids = async (filter: Parameters<typeof listClaims>[1]) =>
    (await listClaims(actor, filter)).map(({ id }) => id);
  expect(await ids({ status: 'SENT' })).toEqual([older.id, newer.id]);
  expect(await ids({})).toEqual([newer.id, approved.id, cancelled.id, older.id]);
  expect(await ids({ eventId: event.id })).toEqual([cancelled.id]);
  expect(await ids({ talentId: older.talentId })).toEqual([older.id]);
  expect(await countClaims(actor, { status: 'SENT' })).toBe(2);
});

test('they are found by talent, event, number and amount', async () => {
  const { agency, actor, make } = await agencyWithClaims();
  const event = await makeEvent(database.db, { agency, name: 'Feria del Café' });
  const convocatory = await makeConvocatory(database.db, { event });
  const one = await make({ convocated: await makeConvocated(database.db, { convocatory }), price: 500_000 });
  const two = await make({ name: 'Sofía Nieto', price: 900_000, code: 4711 });
  const ids = async (filter: Parameters<typeof listClaims>[1]) =>
    (await listClaims(actor, filter)).map(({ id }) => id);
  expect(await ids({ search: 'cafe' })).toEqual([one.id]);
  expect(await ids({ search: 'sofia' })).toEqual([two.id]);
  expect(await ids({ search: '4711' })).toEqual([two.id]);
  expect(await ids({ least: 500_000, most: 500_000 })).toEqual([one.id]);
  expect(await ids({ sort: 'price' })).toEqual([two.id, one.id]);
  expect(await ids({ search: 'CC-04711' })).toEqual([two.id]);
  expect(await ids({ search: '%' })).toEqual([]);
  await database.db.update(events).set({ name: 'Muestra de cacao' }).where(eq(events.id, event.id));
  expect(await ids({ search: 'cafe' })).toEqual([]);
  expect(await ids({ search: 'CACAO' })).toEqual([one.id]);
});

test('the next one comes later, else it is the first that waits, and nobody else’s', async () => {
  const { actor, make } = await agencyWithClaims();
  const first = await make({ createdAt: day(-3) });
  const second = await make({ createdAt: day(-2) });
  const third = await make({ createdAt: day(-1) });
  await makeClaim(database.db);
  expect(await findNextToReview(actor, first)).toBe(second.id);
  expect(await findNextToReview(actor, third)).toBe(first.id);
  await approveClaim(actor, first.id);
  await approveClaim(actor, second.id);
  expect(await findNextToReview(actor, third)).toBeNull();
});

test('a claim tells what was agreed, who decided, and what it was before, in two statements', async () => {
  const { agency, actor, user } = await makeAgencyUser(database.db);
  const wrong = { price: 7_000_000, differenceReason: 'Fueron diez días' };
  const { claim, talent } = await makeSentClaim(database.db, agency, wrong);
  await returnClaim(actor, { id: claim.id, reason: 'El valor no es' });
  await correctClaim(talent, CLAIM_FORM);
  await approveClaim(actor, claim.id);
  const paidOn = new Date(Date.now() - 5 * 3_600_000).toISOString().slice(0, 10);
  await payClaim(actor, { id: claim.id, paidOn, reference: 'TRF-9' });
  const { result, statements } = await countStatements(() => getClaimReview(actor, claim.id));
  expect(statements).toHaveLength(2);
  const name = `${user.name} ${user.lastname}`;
  expect(result).toMatchObject({
    price: 700_000,
    contractFee: 700_000,
    differenceReason: null,
    approvedName: name,
    paid: 700_000,
    versions: [
      {
        version: 1,
        price: 7_000_000,
        differenceReason: 'Fueron diez días',
        returnedReason: 'El valor no es',
      },
    ],
  });
  expect(JSON.stringify(result)).not.toContain(CLAIM_FORM.account);
  const other = await makeAgencyUser(database.db);
  await expect(getClaimReview(other.actor, claim.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(getClaimReview(actor, 'nada')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(getClaimReview(anonymous, claim.id)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
});
