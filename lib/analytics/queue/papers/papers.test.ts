import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { clientPayments, convocatories, eventPersonals, rateLimits } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { payClaim } from '@/lib/claims/payments/pay-claim';
import { approveClaim } from '@/lib/claims/review/approve-claim';
import { reopenClaim } from '@/lib/claims/review/reopen-claim';
import { returnClaim } from '@/lib/claims/review/return-claim';
import { makeReview, payment } from '@/lib/claims/testing/reviewed';
import { endAct } from '@/lib/contracts/acts/end-act';
import { proposeAnnulment } from '@/lib/contracts/acts/propose-act';
import { answerQuestion, askQuestion } from '@/lib/contracts/questions/ask-question';
import { declineContract } from '@/lib/contracts/signing/decline-contract';
import { giveAgencyCode, pressForAgency, signActAsTalent } from '@/lib/contracts/testing/sign-both';
import { signWithCode } from '@/lib/contracts/testing/sign-with-code';
import { ACCEPTED, CONTEXT, makeSigner } from '@/lib/contracts/testing/signer';
import type { Actor, TalentActor } from '@/lib/core/actor';
import { EVENT } from '@/lib/core/states';
import { at } from '@/lib/platform/clock';
import { makeContract } from '@/lib/testing/factories/contracts';
import { makeConvocated, makeConvocatory } from '@/lib/testing/factories/convocatories';
import { makeEvent } from '@/lib/testing/factories/events';
import { makeAdministrator, makeAgencyUser } from '@/lib/testing/factories/identity';
import { countAgencyWork } from '../../counters';
import { listOwnWork } from '../../own-work/queries';
import { readReportedToPlatform } from '../../review';
import { readQueue } from '../queries';

const database = useDatabase();
beforeEach(() => database.db.delete(rateLimits));
const inDays = (count: number) => new Date(Date.now() + count * 86_400_000);

/** How many wait of each kind, those without any left out. */
async function waiting(actor: Actor) {
  const queue = Object.entries(await readQueue(actor));
  return Object.fromEntries(queue.flatMap(([kind, { total }]) => (total > 0 ? [[kind, total]] : [])));
}

test('what is signed goes from the talent to the agency and out of the queue, an annulment as a contract', async () => {
  const { owner, signer, place } = await makeSigner();
  const talent: TalentActor = { kind: 'talent', talentId: place.talentId };
  const own = async () => (await listOwnWork(talent)).map(({ status, path }) => [status, path]);
  const page = `/contract-talent/${place.eventId}/${place.talentId}`;
  const { actor: stranger } = await makeAgencyUser(database.db);
  expect(await waiting(owner)).toMatchObject({ contracts: 1 });
  const contract = await signWithCode(signer, ACCEPTED, CONTEXT);
  expect(await waiting(owner)).toEqual({ signatures: 1 });
  expect((await readQueue(owner)).signatures.rows).toMatchObject([
    { eventId: place.eventId, papers: 1, since: contract.signedAt },
  ]);
  expect((await countAgencyWork(owner)).events).toBe(1);
  await giveAgencyCode(owner, place.eventId);
  await pressForAgency(owner, place.eventId);
  expect(await waiting(owner)).toEqual({});
  expect((await countAgencyWork(owner)).events).toBe(0);
  const act = await proposeAnnulment(owner, { contractId: contract.id, reason: 'Se aplazó' });
  expect(await waiting(owner)).toEqual({ acts: 1 });
  expect(await waiting(stranger)).toEqual({});
  expect(await own()).toEqual([['ACT_TO_SIGN', page]]);
  await signActAsTalent(act, signer);
  expect(await waiting(owner)).toEqual({ signatures: 1 });
  expect(await own()).toEqual([['SIGNED', `/mi-perfil/trabajos/${place.id}`]]);
  await endAct(owner, { id: act.id, reason: 'Sigue en pie' });
  expect(await waiting(owner)).toEqual({});
});

test('nothing waits for a signature once the event was cancelled', async () => {
  const { agency, actor } = await makeAgencyUser(database.db);
  const event = await makeEvent(database.db, { agency, stateId: EVENT.CANCELLED });
  const convocatory = await makeConvocatory(database.db, { event });
  const convocated = await makeConvocated(database.db, { convocatory });
  await makeContract(database.db, { convocated, agencySignedAt: null });
  expect(await waiting(actor)).toEqual({});
});

test('a question waits until it is answered, once per talent, and for a month after the event', async () => {
  const { owner, signer, place } = await makeSigner();
  await askQuestion(signer, { text: '¿Incluye transporte?' });
  await askQuestion(signer, { text: '¿Y almuerzo?' });
  expect((await readQueue(owner)).questions).toMatchObject({ total: 1, rows: [{ text: '¿Y almuerzo?' }] });
  expect((await at(inDays(400), () => readQueue(owner))).questions.total).toBe(0);
  await answerQuestion(owner, { ...place, text: 'Sí a las dos' });
  expect((await readQueue(owner)).questions.total).toBe(0);
  await askQuestion(signer, { text: '¿A qué hora?' });
  expect((await readQueue(owner)).questions.total).toBe(1);
});

test('who declines the contract is to be replaced until somebody else is confirmed', async () => {
  const { owner, signer, place } = await makeSigner();
  await declineContract(signer, { reason: 'No puedo ese día' });
  expect((await readQueue(owner)).left).toMatchObject({
    total: 1,
    rows: [{ id: place.id, reason: 'No puedo ese día' }],
  });
  const call = eq(convocatories.id, place.convocatoryId);
  const [convocatory] = await database.db.select().from(convocatories).where(call);
  if (!convocatory) throw new Error('no call');
  const role = eq(eventPersonals.id, convocatory.eventPersonalId);
  await database.db.update(eventPersonals).set({ quantity: 1 }).where(role);
  await makeConvocated(database.db, { convocatory });
  expect((await readQueue(owner)).left.total).toBe(0);
});

test('a claim waits for its review, then to be paid; returned and not corrected, a week later', async () => {
  const { owner, claim } = await makeReview(database.db);
  expect(await waiting(owner)).toEqual({ claims: 1 });
  await returnClaim(owner, { id: claim.id, reason: 'Falta la cédula' });
  expect(await waiting(owner)).toEqual({});
  expect(await at(inDays(8), () => waiting(owner))).toEqual({ forgotten: 1 });
  await reopenClaim(owner, claim.id);
  await approveClaim(owner, claim.id);
  expect(await waiting(owner)).toEqual({ toPay: 1 });
  await payClaim(owner, payment(claim.id));
  expect(await waiting(owner)).toEqual({});
});

test('what a client reports waits with its event until somebody decides', async () => {
  const { agency, actor } = await makeAgencyUser(database.db);
  const event = await makeEvent(database.db, { agency, startDate: inDays(20), endDate: inDays(21) });
  const reported = { agencyId: agency.id, eventId: event.id, kind: 'PAYMENT', thirdParty: false } as const;
  await database.db.insert(clientPayments).values([
    { ...reported, state: 'REPORTED' },
    { ...reported, state: 'REPORTED' },
    { ...reported, state: 'REFUSED', reason: 'Otra cuenta' },
    { ...reported, state: 'REPORTED', thirdParty: true },
  ]);
  expect((await readQueue(actor)).reported).toMatchObject({
    total: 2,
    rows: [{ eventId: event.id, proofs: 2 }],
  });
  expect((await countAgencyWork(actor)).events).toBe(1);
  const { actor: administrator } = await makeAdministrator(database.db);
  const [, , , toPlatform] = await database.db
    .select({ createdAt: clientPayments.createdAt })
    .from(clientPayments)
    .where(eq(clientPayments.eventId, event.id))
    .orderBy(clientPayments.thirdParty);
  expect(await readReportedToPlatform(administrator)).toEqual({ total: 1, oldestAt: toPlatform?.createdAt });
});
