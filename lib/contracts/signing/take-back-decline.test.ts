import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { convocateds, convocatories, eventPersonals, messages, talentBookings } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { placeGivenBack } from '@/lib/convocatories/notices';
import { anonymous } from '@/lib/core/actor';
import { APPLICATION, CONVOCATED } from '@/lib/core/states';
import { at } from '@/lib/platform/clock';
import { transact } from '@/lib/platform/transaction';
import { makeConvocated } from '@/lib/testing/factories/convocatories';
import { getContractPage } from '../contract-page';
import { makeSigner } from '../testing/signer';
import { composeDeclined } from '../thread-messages';
import { declineContract } from './decline-contract';
import { takeBackDecline } from './take-back-decline';

const database = useDatabase();
const MINUTE = 60_000;

async function declined() {
  const { place, signer } = await makeSigner();
  await declineContract(signer, { reason: 'Me confundí de botón' });
  const row = async () =>
    (await database.db.select().from(convocateds).where(eq(convocateds.id, place.id)))[0];
  const booked = () => database.db.$count(talentBookings, eq(talentBookings.convocatedId, place.id));
  return { place, signer, row, booked };
}
const composed = (convocatedId: string) =>
  transact(async (tx) => composeDeclined({ convocatedId }, { tx } as never));

test('who says a moment later that it was a mistake has its place and its dates again, and the agency is told', async () => {
  const { place, signer, row, booked } = await declined();
  expect(await getContractPage(signer)).toMatchObject({ state: 'DECLINED', mayTakeBack: true });
  expect(await composed(place.id)).not.toBeNull();
  expect(await booked()).toBe(0);
  await takeBackDecline(signer);
  expect(await row()).toMatchObject({
    stateId: CONVOCATED.CONFIRMED,
    applicationStateId: APPLICATION.ACCEPTED,
    reply: 'YES',
    replyNote: null,
  });
  expect(await booked()).toBe(1);
  expect(await getContractPage(signer)).toMatchObject({ state: 'FORM' });
  const told = await database.db.select().from(messages).where(eq(messages.eventId, place.eventId));
  const kinds = told.map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === 'contracts.decline-taken-back')).toHaveLength(1);
  expect(kinds, 'its days end in ten minutes, unless it has them again').toContain(placeGivenBack.kind);
  expect(await composed(place.id), 'what waited of the no says nothing any more').toBeNull();
  await expect(takeBackDecline(signer)).rejects.toMatchObject({ code: 'CONFLICT' });
});

test('not after ten minutes, nor by who holds no link', async () => {
  const { signer, row } = await declined();
  const later = new Date(Date.now() + 11 * MINUTE);
  await at(later, async () => {
    expect(await getContractPage(signer)).toMatchObject({ state: 'DECLINED', mayTakeBack: false });
    await expect(takeBackDecline(signer)).rejects.toMatchObject({ messageKey: 'contract.declined.late' });
  });
  await expect((async () => takeBackDecline(anonymous))()).rejects.toMatchObject({ code: 'FORBIDDEN' });
  expect((await row())?.stateId).toBe(CONVOCATED.CALLED);
});

test('not where somebody else has the place', async () => {
  const { place, signer, row } = await declined();
  await database.db
    .update(eventPersonals)
    .set({ quantity: 1 })
    .where(eq(eventPersonals.eventId, place.eventId));
  const [convocatory] = await database.db
    .select()
    .from(convocatories)
    .where(eq(convocatories.id, place.convocatoryId));
  if (!convocatory) throw new Error('no call');
  await makeConvocated(database.db, {
    convocatory,
    stateId: CONVOCATED.CONFIRMED,
    applicationStateId: APPLICATION.ACCEPTED,
  });
  await expect(takeBackDecline(signer)).rejects.toMatchObject({
    code: 'CONFLICT',
    messageKey: 'errors.convocated.covered',
  });
  expect(await row()).toMatchObject({ stateId: CONVOCATED.CALLED, reply: 'NO' });
});

test('of ten at once one has it back', async () => {
  const { signer, booked } = await declined();
  const all = await Promise.allSettled(Array.from({ length: 10 }, () => takeBackDecline(signer)));
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await booked()).toBe(1);
});
