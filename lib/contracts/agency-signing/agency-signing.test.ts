import { asc, eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import {
  claims,
  contractActs,
  contractSignatures,
  contracts,
  convocateds,
  events,
  rateLimits,
  signingMandates,
} from '@/db/schema';
import { readPdf } from '@/db/testing/read-pdf';
import { useDatabase } from '@/db/testing/use-database';
import { isoDateInZone, shiftDay } from '@/lib/core/dates';
import { EVENT } from '@/lib/core/states';
import { runAllJobs } from '@/lib/root/testing/run-all-jobs';
import { readFileBytes } from '@/lib/storage/open-file';
import { makeClaim } from '@/lib/testing/factories/contracts';
import { makeConvocated, makeConvocatory } from '@/lib/testing/factories/convocatories';
import { endAct } from '../acts/end-act';
import { proposeAmendment, proposeAnnulment } from '../acts/propose-act';
import { contractPdf } from '../document/document';
import { answerQuestion, askQuestion } from '../questions/ask-question';
import { listQuestions } from '../questions/queries';
import { seenHash } from '../signing/terms';
import { giveAgencyCode, pressForAgency, signActAsTalent } from '../testing/sign-both';
import { CODE, giveCode, signWithCode } from '../testing/sign-with-code';
import {
  ACCEPTED,
  CONTEXT,
  insertPapers,
  JOB,
  makeContractingAgency,
  makeSigner,
  signerOf,
} from '../testing/signer';
import { grantMandate, revokeMandate } from './keep-mandate';
import { mandateText } from './mandate-text';
import { getPendingSignatures } from './queries';

const database = useDatabase();
beforeEach(() => database.db.delete(rateLimits));

test('one press signs all that waits at an event, once, and the PDF says that both have signed', async () => {
  const { agency, actor: owner } = await makeContractingAgency();
  const convocatory = await makeConvocatory(database.db, { agency });
  const places = [];
  for (let count = 0; count < 3; count++) places.push(await makeConvocated(database.db, { convocatory }));
  await Promise.all(places.map(insertPapers));
  for (const place of places) await signWithCode(signerOf(place), ACCEPTED, CONTEXT);
  const { eventId } = convocatory;
  const before = await getPendingSignatures(owner, eventId);
  expect(before).toMatchObject({ papers: [{}, {}, {}], representative: { name: 'Marta Peña' } });
  await runAllJobs();
  await giveAgencyCode(owner, eventId);
  const all = await Promise.allSettled(Array.from({ length: 20 }, () => pressForAgency(owner, eventId)));
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const rows = await database.db.select().from(contracts).where(eq(contracts.eventId, eventId));
  expect(rows.every(({ agencySignedAt, pdfFileId }) => agencySignedAt && !pdfFileId)).toBe(true);
  const kept = await database.db
    .select()
    .from(contractSignatures)
    .where(eq(contractSignatures.role, 'AGENCY'));
  expect(kept).toHaveLength(3);
  expect(kept[0]).toMatchObject({ name: 'Marta Peña', method: 'PRESSED', userId: owner.userId });
  const pdf = await readPdf(await readFileBytes(await contractPdf.render(JOB, rows[0]?.id ?? '')));
  for (const said of [
    'Firmado por ambas partes.',
    'Constancia de firma electrónica',
    'Marta Peña',
    ' UTC · ',
  ]) {
    expect(pdf).toContain(said);
  }
});

test('one press signs what waits at all events of the agency but cancelled ones, and at nobody else’s', async () => {
  const { agency, actor: owner } = await makeContractingAgency();
  const other = await makeContractingAgency();
  const signedAt = async (of: typeof agency) => {
    const place = await makeConvocated(database.db, { agency: of });
    await insertPapers(place);
    return signWithCode(signerOf(place), ACCEPTED, CONTEXT);
  };
  const made = [await signedAt(agency), await signedAt(agency), await signedAt(agency)];
  const theirs = await signedAt(other.agency);
  const [, , cancelled] = made;
  if (!cancelled) throw new Error('no contract');
  await database.db.update(events).set({ stateId: EVENT.CANCELLED }).where(eq(events.id, cancelled.eventId));
  const { papers } = await getPendingSignatures(owner, null);
  expect(papers.map(({ eventId }) => eventId)).toEqual(made.slice(0, 2).map(({ eventId }) => eventId));
  await giveAgencyCode(owner, null);
  const all = await Promise.allSettled([pressForAgency(owner, null), pressForAgency(owner, null)]);
  expect(all.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))).toEqual([2]);
  const rows = await database.db.select().from(contracts).orderBy(asc(contracts.signedAt));
  const signed = (id: string) => rows.find((row) => row.id === id)?.agencySignedAt != null;
  expect([...made, theirs].map(({ id }) => signed(id))).toEqual([true, true, false, false]);
  await expect(pressForAgency(owner, null)).rejects.toThrow();
});

test('the code of all events signs nothing that was signed after it was asked for, and not one event', async () => {
  const { agency, actor: owner } = await makeContractingAgency();
  const place = async () => {
    const made = await makeConvocated(database.db, { agency });
    await insertPapers(made);
    return signWithCode(signerOf(made), ACCEPTED, CONTEXT);
  };
  const { eventId } = await place();
  await giveAgencyCode(owner, null);
  await expect(pressForAgency(owner, eventId)).rejects.toThrow();
  await place();
  await expect(pressForAgency(owner, null)).rejects.toMatchObject({
    messageKey: 'errors.contract.pendingChanged',
  });
});

test('a contract that is signed after the code was asked for is not signed with it', async () => {
  const { agency, actor: owner } = await makeContractingAgency();
  const convocatory = await makeConvocatory(database.db, { agency });
  const [first, second] = [
    await makeConvocated(database.db, { convocatory }),
    await makeConvocated(database.db, { convocatory }),
  ];
  await Promise.all([insertPapers(first), insertPapers(second)]);
  await signWithCode(signerOf(first), ACCEPTED, CONTEXT);
  await giveAgencyCode(owner, convocatory.eventId);
  await signWithCode(signerOf(second), ACCEPTED, CONTEXT);
  await expect(pressForAgency(owner, convocatory.eventId)).rejects.toMatchObject({
    messageKey: 'errors.contract.pendingChanged',
  });
  const stranger = await makeContractingAgency();
  await expect(
    pressForAgency({ ...owner, agencyId: stranger.agency.id }, convocatory.eventId),
  ).rejects.toThrow();
});

test('a mandate signs at once while it holds, and not after it is taken back', async () => {
  const { agency, owner, signer } = await makeSigner();
  const until = shiftDay(isoDateInZone(new Date(), 'America/Bogota'), 10);
  const text = mandateText(agency.name, { name: 'Marta Peña', document: '51999888' }, until);
  const { agencyId, userId } = owner;
  const given = { act: 'MANDATE', scopeId: agencyId, owner: { userId }, agencyId, role: 'AGENCY' } as const;
  await giveCode({ ...given, textHash: seenHash({ text }) });
  await grantMandate(owner, { until, electronic: true, code: CODE }, CONTEXT);
  const contract = await signWithCode(signer, ACCEPTED, CONTEXT);
  expect(contract.agencySignedAt).toEqual(contract.signedAt);
  const kept = await database.db
    .select()
    .from(contractSignatures)
    .where(eq(contractSignatures.contractId, contract.id));
  expect(kept.map(({ role, method }) => [role, method]).sort()).toEqual([
    ['AGENCY', 'MANDATE'],
    ['TALENT', 'TYPED'],
  ]);
  await revokeMandate(owner);
  expect((await database.db.select().from(signingMandates))[0]).toMatchObject({ revokedBy: userId });
  const place = await makeConvocated(database.db, { agency });
  await insertPapers(place);
  expect(await signWithCode(signerOf(place), ACCEPTED, CONTEXT)).toMatchObject({ agencySignedAt: null });
});

/** A contract that both have signed. */
async function complete() {
  const made = await makeSigner();
  const contract = await signWithCode(made.signer, ACCEPTED, CONTEXT);
  await giveAgencyCode(made.owner, contract.eventId);
  await pressForAgency(made.owner, contract.eventId);
  return { ...made, contract };
}

test('an amendment holds once both have signed it, and changes fee and dates of the contract', async () => {
  const { owner, signer, contract, place } = await complete();
  const dates = { start: '2027-03-05T13:00:00.000Z', end: '2027-03-05T23:00:00.000Z' };
  const input = { contractId: contract.id, ...dates, place: 'Otro lugar', fee: 999_900, reason: 'Se corrió' };
  const act = await proposeAmendment(owner, input);
  expect(act.snapshot).toMatchObject({ title: expect.stringContaining('Otrosí N.º 1') });
  await expect(proposeAnnulment(owner, { contractId: contract.id, reason: 'x' })).rejects.toMatchObject({
    messageKey: 'errors.contract.otherOpen',
  });
  await signActAsTalent(act, signer);
  await giveAgencyCode(owner, contract.eventId);
  expect(await pressForAgency(owner, contract.eventId)).toBe(1);
  const [row] = await database.db.select().from(contracts).where(eq(contracts.id, contract.id));
  expect(row?.terms).toMatchObject({ ...dates, fee: 999_900, place: 'Otro lugar' });
  const [kept] = await database.db.select().from(convocateds).where(eq(convocateds.id, place.id));
  expect(kept?.acceptedFrom?.toISOString()).toBe(dates.start);
  await runAllJobs();
  const [drawn] = await database.db.select().from(contractActs).where(eq(contractActs.id, act.id));
  expect(drawn?.pdfFileId).not.toBeNull();
});

test('an annulment by agreement frees the dates, and the same talent may be called and sign again', async () => {
  const { owner, signer, contract, place } = await complete();
  const act = await proposeAnnulment(signer, { contractId: contract.id, reason: 'Viajo' });
  await signActAsTalent(act, signer);
  await giveAgencyCode(owner, contract.eventId);
  await pressForAgency(owner, contract.eventId);
  const [row] = await database.db.select().from(contracts).where(eq(contracts.id, contract.id));
  expect(row?.voidedAt).not.toBeNull();
  const [freed] = await database.db.select().from(convocateds).where(eq(convocateds.id, place.id));
  expect(freed?.stateId).toBe(1812);
  const pdf = await readPdf(await readFileBytes(await contractPdf.render(JOB, contract.id)));
  expect(pdf).toContain('Contrato anulado de común acuerdo');
  await database.db.update(convocateds).set({ stateId: 1813 }).where(eq(convocateds.id, place.id));
  const again = await signWithCode(signer, ACCEPTED, CONTEXT);
  expect(again.id).not.toBe(contract.id);
});

test('the other party may decline, and nothing is proposed of a contract that was claimed', async () => {
  const { owner, signer, contract, place } = await complete();
  const act = await proposeAnnulment(owner, { contractId: contract.id, reason: 'Se cayó' });
  expect(await endAct(signer, { id: act.id, reason: 'Ya reservé' })).toMatchObject({ endedAs: 'DECLINED' });
  await expect(signActAsTalent(act, signer)).rejects.toMatchObject({
    messageKey: 'errors.contract.actNotOpen',
  });
  await makeClaim(database.db, { convocated: place, contract });
  expect(await database.db.$count(claims)).toBeGreaterThan(0);
  await expect(proposeAnnulment(owner, { contractId: contract.id, reason: 'x' })).rejects.toMatchObject({
    messageKey: 'errors.contract.claimed',
  });
});

test('a question and its answer are one thread, which another agency neither reads nor writes', async () => {
  const { owner, signer, place } = await makeSigner();
  await askQuestion(signer, { text: '¿Incluye transporte?' });
  const { eventId, talentId } = place;
  await answerQuestion(owner, { eventId, talentId, text: 'Sí' });
  const thread = await listQuestions(database.db, place);
  expect(thread.map(({ author, text }) => [author, text])).toEqual([
    ['TALENT', '¿Incluye transporte?'],
    ['AGENCY', 'Sí'],
  ]);
  const stranger = await makeContractingAgency();
  await expect(answerQuestion(stranger.actor, { eventId, talentId, text: 'No' })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
});
