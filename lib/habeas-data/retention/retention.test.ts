import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { auditEntries, contracts, files, messages } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { contractPdf } from '@/lib/contracts/document/document';
import { signWithCode } from '@/lib/contracts/testing/sign-with-code';
import { ACCEPTED, CONTEXT, JOB, makeSigner } from '@/lib/contracts/testing/signer';
import { anonymous } from '@/lib/core/actor';
import { verifyFile } from '@/lib/documents/verification/queries';
import { at } from '@/lib/platform/clock';
import '@/lib/root/documents';
import { fileKinds } from '@/lib/root/file-kinds';
import { makeAdministrator, makeAgencyUser } from '@/lib/testing/factories/identity';
import { makeTalent } from '@/lib/testing/factories/talents';
import { eraseTalent } from '../erasure/erase-talent';
import { holdFiles, releaseHold } from './keep-hold';
import { listHolds, planRetention } from './queries';
import { forgetAddresses, retireFiles } from './retire-files';
import { KEPT_WITH_PROFILE, RETENTION_RULES, retentionOf } from './rules';

const database = useDatabase();
const inYears = (years: number) => new Date(Date.now() + years * 366 * 86_400_000);
const keptOf = async (kind: string, eventId: string) =>
  (
    await database.db
      .select()
      .from(files)
      .where(and(eq(files.kind, kind), eq(files.eventId, eventId)))
  ).filter(({ deletedAt }) => deletedAt === null).length;

describe('rules', () => {
  test('name only kinds that there are, each once, and every other one is kept as accounting papers are', () => {
    const named = [...RETENTION_RULES.flatMap(({ kinds }) => [...kinds]), ...KEPT_WITH_PROFILE];
    const known = fileKinds.map(({ name }) => name);
    expect(named.filter((name) => !known.includes(name))).toEqual([]);
    expect(new Set(named).size).toBe(named.length);
    expect(retentionOf('CONTRACT_PDF')).toMatchObject({ years: 10 });
    expect(retentionOf('IDENTITY_DOCUMENT')).toMatchObject({ years: 3 });
    expect(retentionOf('SOMETHING_NEW')).toMatchObject({ years: 10 });
    expect(retentionOf('TALENT_PHOTO')).toBeNull();
  });
});

test('papers go when their time is over and not before; a contract is not drawn again, and its seal says so', async () => {
  const { signer, place } = await makeSigner();
  const { eventId } = place;
  const { actor: administrator } = await makeAdministrator(database.db);
  const contract = await signWithCode(signer, ACCEPTED, CONTEXT);
  const file = await contractPdf.render(JOB, contract.id);
  const planned = async (name: string) =>
    (await planRetention(administrator)).find((rule) => rule.name === name);
  expect(await planned('identity')).toMatchObject({ years: 3, due: 0, dueInAYear: 0 });
  expect(await at(inYears(2), () => retireFiles(JOB))).toBe(0);
  expect(await at(inYears(5), () => planned('identity'))).toMatchObject({ due: 1 });
  expect(await at(inYears(5), () => retireFiles(JOB))).toBe(1);
  expect(await keptOf('IDENTITY_DOCUMENT', eventId)).toBe(0);
  expect(await keptOf('RUT', eventId)).toBe(1);
  expect(await at(inYears(7), () => retireFiles(JOB))).toBe(3);
  expect(await keptOf('CONTRACT_PDF', eventId)).toBe(1);
  const verified = async () => verifyFile({ ip: null }, { sha256: file.sha256, code: null });
  expect(await verified()).toMatchObject({ result: 'INTACT', seal: { retiredAt: null } });
  expect(await at(inYears(12), () => retireFiles(JOB))).toBe(1);
  expect(await at(inYears(12), () => retireFiles(JOB))).toBe(0);
  expect(await verified()).toMatchObject({ result: 'INTACT', seal: { retiredAt: expect.any(Date) } });
  await expect(contractPdf.render(JOB, contract.id)).rejects.toMatchObject({
    messageKey: 'errors.document.retired',
  });
  const [row] = await database.db.select().from(contracts).where(eq(contracts.id, contract.id));
  expect(row?.pdfFileId).toBe(file.id);
  const told = await database.db.select().from(auditEntries).where(eq(auditEntries.action, 'retire'));
  expect(told).toHaveLength(5);
});

test('what is held stays, of an agency or about a talent, until it is released; a held talent is not erased', async () => {
  const { signer, place, owner } = await makeSigner();
  const { actor: administrator } = await makeAdministrator(database.db);
  const held = await holdFiles(administrator, {
    subject: 'TALENT',
    subjectId: place.talentId,
    reason: 'Tutela',
  });
  const again = { subject: 'TALENT', subjectId: place.talentId, reason: 'Otra' } as const;
  const both = await Promise.allSettled([
    holdFiles(administrator, again),
    holdFiles(administrator, { ...again, subject: 'AGENCY', subjectId: place.agencyId }),
  ]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  await expect(holdFiles(administrator, { ...again, subjectId: owner.userId })).rejects.toMatchObject({
    fields: { subjectId: 'habeasData.retention.noSubject' },
  });
  for (const stranger of [owner, signer, anonymous]) {
    await expect(holdFiles(stranger, again)).rejects.toMatchObject({ code: /UNAUTHENTICATED|FORBIDDEN/ });
    await expect(planRetention(stranger)).rejects.toThrow();
  }
  expect(await at(inYears(20), () => retireFiles(JOB))).toBe(0);
  await releaseHold(administrator, held.id);
  await expect(releaseHold(administrator, held.id)).rejects.toMatchObject({ code: 'CONFLICT' });
  expect(await at(inYears(20), () => retireFiles(JOB))).toBe(0);
  const holds = await listHolds(administrator);
  const ofAgency = holds.find(({ subject }) => subject === 'AGENCY');
  await releaseHold(administrator, ofAgency?.id ?? '');
  expect(await at(inYears(20), () => retireFiles(JOB))).toBe(4);
  const talent = await makeTalent(database.db);
  const hold = await holdFiles(administrator, { ...again, subjectId: talent.id });
  await expect(eraseTalent(administrator, { id: talent.id })).rejects.toMatchObject({
    messageKey: 'errors.habeasData.held',
  });
  await releaseHold(administrator, hold.id);
  expect(await eraseTalent(administrator, { id: talent.id })).toBe(talent.id);
});

test('addresses of old messages are forgotten', async () => {
  const { agency } = await makeAgencyUser(database.db);
  await database.db.insert(messages).values({
    ...{ agencyId: agency.id, kind: 'test', payload: {}, channel: 'email', toAddress: 'luz@correo.co' },
  });
  const address = async () =>
    (await database.db.select().from(messages).where(eq(messages.agencyId, agency.id)))[0]?.toAddress;
  await at(inYears(1), () => forgetAddresses());
  expect(await address()).toBe('luz@correo.co');
  await at(inYears(3), () => forgetAddresses());
  expect(await address()).toBeNull();
});
