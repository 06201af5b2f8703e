import { setTimeout } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import {
  agencies,
  contractSignatures,
  convocateds,
  events,
  messages,
  rateLimits,
  signingCodes,
  talentBookings,
  talentGuardians,
  talents,
} from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { APPLICATION } from '@/lib/core/states';
import { makeContract } from '@/lib/testing/factories/contracts';
import { findSignatory } from '../clauses/signatory';
import { getContractPage } from '../contract-page';
import { findEngagement } from '../queries';
import { whyNotOfAge } from '../rules';
import { askCode as askFor } from '../testing/ask-code';
import { readyForm, signWithCode } from '../testing/sign-with-code';
import { ACCEPTED, CONTEXT, makeSigner } from '../testing/signer';
import { askContractCode } from './ask-contract-code';
import { declineContract } from './decline-contract';
import { signContract } from './sign-contract';
import { isNameOf } from './signer-name';

const database = useDatabase();
beforeEach(() => database.db.delete(rateLimits));

const askCode = (...given: Given) => askFor(database.db, ...given);
type Given = [signer: Parameters<typeof askContractCode>[0], channel?: 'EMAIL' | 'PHONE'];

const signaturesOf = (talentId: string) =>
  database.db.select().from(contractSignatures).where(eq(contractSignatures.talentId, talentId));

test('a code that was asked for what the page shows signs that, and leaves its evidence', async () => {
  const { signer, place } = await makeSigner();
  const { form, code } = await askCode(signer);
  const contract = await signContract(signer, { ...form, code }, CONTEXT);
  const [signature] = await database.db
    .select()
    .from(contractSignatures)
    .where(eq(contractSignatures.contractId, contract.id));
  expect(signature).toMatchObject({
    talentId: place.talentId,
    role: 'TALENT',
    method: 'TYPED',
    channel: 'EMAIL',
    ip: CONTEXT.ip,
    userAgent: CONTEXT.userAgent,
    textHash: form.seen,
    wordingVersion: 2,
  });
  expect(signature?.codeVerifiedAt.getTime()).toBeGreaterThanOrEqual(signature?.codeSentAt.getTime() ?? 0);
  expect(contract).toMatchObject({ agencySignedAt: null, year: contract.signedAt.getFullYear() });
  const rewritten = database.db.update(contractSignatures).set({ name: 'Otra' });
  await expect(rewritten).rejects.toThrow();
  await expect(database.db.delete(contractSignatures)).rejects.toThrow();
});

test('what changed since it was shown is not signed: neither with the code, nor is one sent for it', async () => {
  const { signer, place, agency } = await makeSigner();
  const { form, code } = await askCode(signer);
  await database.db.update(events).set({ name: 'Otro evento' }).where(eq(events.id, place.eventId));
  await expect(signContract(signer, { ...form, code }, CONTEXT)).rejects.toMatchObject({
    code: 'CONFLICT',
    messageKey: 'contract.textChanged',
  });
  await database.db.delete(signingCodes);
  await expect(askContractCode(signer, { ...form, channel: 'EMAIL' }, CONTEXT)).rejects.toMatchObject({
    messageKey: 'contract.textChanged',
  });
  await database.db.update(agencies).set({ contractTypeId: 52 }).where(eq(agencies.id, agency.id));
  const page = await getContractPage(signer);
  expect(page.state === 'FORM' && Object.keys(page.texts)).toEqual(['fotografia']);
});

test('five wrong codes end it, and another within a minute is refused', async () => {
  const { signer, place } = await makeSigner();
  const { form, code } = await askCode(signer);
  const wrong = code === '000000' ? '111111' : '000000';
  const told: unknown[] = [];
  for (let count = 0; count < 5; count++) {
    told.push(
      await signContract(signer, { ...form, code: wrong }, CONTEXT).catch(({ fields }) => fields.code),
    );
  }
  expect(told).toEqual([...Array(4).fill('linkCode.wrong'), 'linkCode.noTries']);
  await expect(signContract(signer, { ...form, code }, CONTEXT)).rejects.toMatchObject({
    fields: { code: 'linkCode.ended' },
  });
  await expect(askContractCode(signer, { ...form, channel: 'EMAIL' }, CONTEXT)).rejects.toMatchObject({
    code: 'RATE_LIMITED',
  });
  expect(await signaturesOf(place.talentId)).toEqual([]);
});

test('needs the electronic signature accepted and a name that is the signer’s, typed or drawn', async () => {
  const { signer, place } = await makeSigner();
  const { form } = await readyForm(signer, ACCEPTED);
  const sign = (changes: object) =>
    signContract(signer, { ...form, ...changes }, CONTEXT).catch(({ fields }) => Object.keys(fields));
  expect(await sign({ electronic: false })).toEqual(['electronic']);
  expect(await sign({ signature: { method: 'TYPED', name: 'Otra Persona' } })).toEqual(['signerName']);
  expect(await sign({ signature: { method: 'DRAWN' } })).toEqual(['drawing']);
  for (const touch of ['M171 103 L172 103', 'M10 10 L40 60 L90 20']) {
    expect(await sign({ signature: { method: 'DRAWN', drawing: touch } })).toEqual(['drawing']);
  }
  const drawing = 'M10 10 L40 60 L90 20 L95 25 L99 40 L120 60 L130 20 L150 80';
  await sign({ signature: { method: 'DRAWN', drawing } });
  const [signature] = await signaturesOf(place.talentId);
  expect(signature).toMatchObject({ method: 'DRAWN', drawing });
});

test('who signs is decided by the age on the day of signing, not on that of the event', async () => {
  const { place } = await makeSigner();
  const { talentId, eventId } = place;
  const become = (values: Partial<typeof talents.$inferInsert>) =>
    database.db.update(talents).set(values).where(eq(talents.id, talentId));
  await become({ birthdate: '2009-03-10', guardianConsentedAt: null });
  const before = new Date('2027-03-09T17:00:00Z');
  const birthday = new Date('2027-03-10T17:00:00Z');
  const engagement = await findEngagement(database.db, eventId, talentId);
  if (!engagement) throw new Error('no engagement');
  expect(whyNotOfAge(engagement, before)).toBe('contract.minor');
  expect(whyNotOfAge(engagement, birthday)).toBeNull();
  expect(await findSignatory(database.db, engagement, birthday)).toMatchObject({ role: 'TALENT' });
});

test('the guardian who consents signs for who is under 18, with a code of its own', async () => {
  const { signer, place } = await makeSigner();
  const { talentId } = place;
  await database.db.update(talents).set({ birthdate: '2015-05-05' }).where(eq(talents.id, talentId));
  expect(await getContractPage(signer)).toMatchObject({ state: 'INVALID', messageKey: 'contract.minor' });
  await database.db.insert(talentGuardians).values({
    talentId,
    name: 'Rosa',
    lastname: 'Peña',
    relationship: 'MADRE',
    documentTypeId: 1,
    identification: '52000111',
    email: 'rosa@correo.co',
    phone: '3009998877',
  });
  await database.db.update(talents).set({ guardianConsentedAt: new Date() }).where(eq(talents.id, talentId));
  const numbered = (identification: string) =>
    database.db.update(talentGuardians).set({ identification }).where(eq(talentGuardians.talentId, talentId));
  await numbered('no tengo');
  expect(await getContractPage(signer)).toMatchObject({ state: 'FORM', missing: ['guardianIdentification'] });
  await expect(askCode(signer)).rejects.toMatchObject({
    fields: { guardianIdentification: 'contract.requiredInApp' },
  });
  await numbered('52000111');
  expect(await getContractPage(signer)).toMatchObject({ state: 'FORM', missing: [] });
  const { form, code, made } = await askCode(signer);
  expect(made).toMatchObject({ role: 'GUARDIAN', email: 'rosa@correo.co' });
  const contract = await signContract(signer, { ...form, code }, CONTEXT);
  const [signature] = await signaturesOf(talentId);
  expect(signature).toMatchObject({ role: 'GUARDIAN', name: 'Rosa Peña', identification: '52000111' });
  expect(contract.snapshot).toMatchObject({ facts: { guardian: { name: 'Rosa Peña' } } });
});

test('who declines frees its dates and says why; who has signed cannot', async () => {
  const { signer, place } = await makeSigner();
  await declineContract(signer, { reason: 'Me enfermé' });
  const [row] = await database.db.select().from(convocateds).where(eq(convocateds.id, place.id));
  expect(row).toMatchObject({ stateId: 1811, applicationStateId: 1817, replyNote: 'Me enfermé' });
  expect(await database.db.$count(talentBookings, eq(talentBookings.convocatedId, place.id))).toBe(0);
  const told = await database.db.select().from(messages).where(eq(messages.kind, 'contracts.declined'));
  expect(told).toHaveLength(1);
  const receipts = await database.db
    .select()
    .from(messages)
    .where(eq(messages.kind, 'contracts.decline-receipt'));
  expect(receipts.map(({ talentId }) => talentId)).toEqual([place.talentId]);
  expect(await getContractPage(signer)).toMatchObject({ state: 'DECLINED', at: row?.repliedAt });
  // Called anew, it is asked anew.
  await database.db
    .update(convocateds)
    .set({ applicationStateId: APPLICATION.PENDING })
    .where(eq(convocateds.id, place.id));
  expect(await getContractPage(signer)).toMatchObject({ state: 'INVALID' });
  const other = await makeSigner();
  await signWithCode(other.signer, ACCEPTED, CONTEXT);
  await expect(declineContract(other.signer, { reason: 'No' })).rejects.toMatchObject({
    messageKey: 'contract.alreadySigned',
  });
});

test.each([
  ['ana maria pena', 'Ana María Peña', true],
  ['Ana', 'Ana María Peña', false],
  ['Ana Ruiz', 'Ana María Peña', false],
  ['Cher', 'Cher', true],
  ['', 'Cher', false],
])('%j typed for %j: %s', (typed, name, is) => expect(isNameOf(typed, name)).toBe(is));

test('a second press that comes once the first has signed gets what it signed, not that its code is spent', async () => {
  const { signer, place } = await makeSigner();
  const { form, code } = await askCode(signer);
  const holding = await database.pool.connect();
  await holding.query('begin; lock table rate_limits in access exclusive mode');
  // It has seen no contract yet, and waits to have its try counted.
  const second = signContract(signer, { ...form, code }, CONTEXT);
  await setTimeout(300);
  const contract = await makeContract(database.db, { convocated: place });
  await database.db.update(signingCodes).set({ usedAt: new Date() });
  await holding.query('rollback');
  holding.release();
  expect(await second).toMatchObject({ id: contract.id });
});
