import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditEntries, quotationLines, quotations } from '@/db/schema';
import { countStatements } from '@/db/testing/count-statements';
import { useDatabase } from '@/db/testing/use-database';
import { at } from '@/lib/platform/clock';
import { runAllJobs } from '@/lib/root/testing/run-all-jobs';
import { makeClient } from '@/lib/testing/factories/clients';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { makeQuotation } from '@/lib/testing/factories/quotations';
import { findQuotationLines } from '../lines/queries';
import { getQuotation } from '../queries';
import { draftInput, lineInput } from '../testing/draft-input';
import { createQuotation } from './create-quotation';
import { duplicateQuotation } from './duplicate-quotation';
import { TELL_DRAFT } from './jobs';
import { updateQuotation } from './update-quotation';

const database = useDatabase();
const unknownId = '00000000-0000-4000-8000-000000000000';

test('[2.7.2/updateQuotation recreates] replaces the draft, deletes and recreates its lines and prices it anew', async () => {
  const { actor } = await makeAgencyUser(database.db);
  const before = await createQuotation(actor, { ...draftInput, observation: 'Con maquillaje' });
  const after = await updateQuotation(actor, {
    ...draftInput,
    id: before.id,
    lines: [
      { ...lineInput, profile: 'dj', genders: [{ gender: 'MASCULINO', quantity: 1 }] },
      { ...lineInput, days: 3 },
    ],
  });
  expect(after.observation).toBeNull();
  const lines = (await findQuotationLines(actor, [before.id])).get(before.id) ?? [];
  expect(lines.map((line) => [line.position, line.profile, line.days])).toEqual([
    [0, 'dj', 1],
    [1, 'modelo', 3],
  ]);
  expect(after.total).toBe(lines.reduce((sum, line) => sum + line.totalClient, 0));
  expect(await database.db.$count(quotationLines, eq(quotationLines.quotationId, before.id))).toBe(2);
});

test('what one person saves in one sitting is one entry of the trail; another person has their own', async () => {
  const { actor, agency } = await makeAgencyUser(database.db);
  const { id } = await createQuotation(actor, draftInput);
  const colleague = await makeAgencyUser(database.db, { agency, role: 'PRODUCER' });
  for (const who of [actor, colleague.actor, colleague.actor])
    await updateQuotation(who, { ...draftInput, id });
  const audit = await database.db.select().from(auditEntries).where(eq(auditEntries.entityId, id));
  expect(audit.map(({ action, actorId }) => [action, actorId])).toEqual([
    ['create', actor.userId],
    ['update', colleague.user.id],
  ]);
});

test('the last change of a sitting is told at its end, once, and not where it was told of already', async () => {
  const { actor } = await makeAgencyUser(database.db);
  const { id } = await createQuotation(actor, draftInput);
  const told = async () => {
    await runAllJobs({ jobs: [TELL_DRAFT], early: true });
    const audit = await database.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.entityId, id))
      .orderBy(auditEntries.id);
    return audit.map(({ action, actorId }) => [action, actorId]);
  };
  const created = ['create', actor.userId];
  expect(await told()).toEqual([created]);
  for (const nameEvent of ['Primera', 'Segunda'])
    await updateQuotation(actor, { ...draftInput, id, nameEvent });
  const changed = ['update', actor.userId];
  expect(await told()).toEqual([created, changed]);
  expect(await told()).toEqual([created, changed]);
  await at(new Date(Date.now() + 11 * 60_000), () => updateQuotation(actor, { ...draftInput, id }));
  expect(await told()).toEqual([created, changed, changed]);
});

test('a key has a sitting of its own, whose last change is told in its name', async () => {
  const { actor } = await makeAgencyUser(database.db);
  const program = { ...actor, keyId: unknownId };
  const { id } = await createQuotation(actor, draftInput);
  for (const nameEvent of ['Primera', 'Segunda'])
    await updateQuotation(program, { ...draftInput, id, nameEvent });
  await runAllJobs({ jobs: [TELL_DRAFT], early: true });
  const audit = await database.db.select().from(auditEntries).where(eq(auditEntries.entityId, id));
  const byKey = ['update', { apiKeyId: unknownId }];
  expect(audit.map(({ action, detail }) => [action, detail]).slice(1)).toEqual([byKey, byKey]);
});

test('a clock that goes wrong lets nobody save over another', async () => {
  const { actor } = await makeAgencyUser(database.db);
  const seen = await createQuotation(actor, draftInput);
  const anHourBehind = new Date(Date.now() - 3_600_000);
  await at(anHourBehind, () => updateQuotation(actor, { ...draftInput, id: seen.id, nameEvent: 'Primera' }));
  await expect(
    updateQuotation(actor, { ...draftInput, id: seen.id, seenRevision: seen.revision, nameEvent: 'Segunda' }),
  ).rejects.toMatchObject({ code: 'CONFLICT', messageKey: 'errors.quotation.changedElsewhere' });
});

test('with seenRevision, of two who edit the same state of a draft the second is told and changes nothing', async () => {
  const { actor } = await makeAgencyUser(database.db);
  const seen = await createQuotation(actor, draftInput);
  const first = await updateQuotation(actor, {
    ...draftInput,
    id: seen.id,
    seenRevision: seen.revision,
    nameEvent: 'Primera',
  });
  await expect(
    updateQuotation(actor, { ...draftInput, id: seen.id, seenRevision: seen.revision, nameEvent: 'Segunda' }),
  ).rejects.toMatchObject({ code: 'CONFLICT', messageKey: 'errors.quotation.changedElsewhere' });
  expect((await getQuotation(actor, seen.id)).nameEvent).toBe('Primera');
  await updateQuotation(actor, {
    ...draftInput,
    id: seen.id,
    seenRevision: first.revision,
    nameEvent: 'Tercera',
  });
  expect((await getQuotation(actor, seen.id)).nameEvent).toBe('Tercera');
});

test('what was sent is never changed', async () => {
  const { actor, agency } = await makeAgencyUser(database.db);
  const sent = await makeQuotation(database.db, { agency });
  await expect(updateQuotation(actor, { ...draftInput, id: sent.id })).rejects.toMatchObject({
    code: 'CONFLICT',
    messageKey: 'errors.quotation.notDraft',
  });
  expect(await getQuotation(actor, sent.id)).toMatchObject({ total: sent.total, nameEvent: sent.nameEvent });
});

test("another agency's quotation answers as one that does not exist, to every write", async () => {
  const { actor } = await makeAgencyUser(database.db);
  const other = await makeAgencyUser(database.db);
  const theirs = await createQuotation(other.actor, draftInput);
  for (const write of [
    (id: string) => updateQuotation(actor, { ...draftInput, id, nameEvent: 'Mía' }),
    (id: string) => duplicateQuotation(actor, { id }),
  ]) {
    const answers = await Promise.all([theirs.id, unknownId].map((id) => write(id).catch((error) => error)));
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]).toMatchObject({ code: 'NOT_FOUND' });
  }
  expect((await getQuotation(other.actor, theirs.id)).nameEvent).toBe('Lanzamiento de otoño');
});

test('finance and readers change nothing', async () => {
  const { actor, agency } = await makeAgencyUser(database.db);
  const { id } = await createQuotation(actor, draftInput);
  for (const role of ['FINANCE', 'READ_ONLY'] as const) {
    const reader = await makeAgencyUser(database.db, { agency, role });
    await expect(updateQuotation(reader.actor, { ...draftInput, id })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    await expect(duplicateQuotation(reader.actor, { id })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect((await getQuotation(reader.actor, id)).id).toBe(id);
  }
});

test('takes as many statements for twenty lines as for one', async () => {
  const { actor } = await makeAgencyUser(database.db);
  const { id } = await createQuotation(actor, draftInput);
  const other = { ...lineInput, days: 9 };
  const one = await countStatements(() => updateQuotation(actor, { ...draftInput, id, lines: [other] }));
  const lines = Array.from({ length: 20 }, () => lineInput);
  const twenty = await countStatements(() => updateQuotation(actor, { ...draftInput, id, lines }));
  expect(twenty.statements.length).toBe(one.statements.length);
});

test('a save writes the lines that differ, and leaves the others as they are', async () => {
  const { actor } = await makeAgencyUser(database.db);
  const lines = Array.from({ length: 10 }, (_, index) => ({ ...lineInput, days: index + 1 }));
  const { id } = await createQuotation(actor, { ...draftInput, lines });
  const save = async (saved: typeof lines) => {
    const linesOf = () => database.db.select().from(quotationLines).where(eq(quotationLines.quotationId, id));
    const before = new Map((await linesOf()).map((line) => [line.id, line.position]));
    await updateQuotation(actor, { ...draftInput, id, lines: saved });
    const after = (await linesOf()).sort((one, other) => one.position - other.position);
    expect(after.map(({ days }) => days)).toEqual(saved.map(({ days }) => days));
    return after.filter((line) => before.get(line.id) !== line.position).map(({ position }) => position);
  };
  expect(await save(lines)).toEqual([]);
  const changed = lines.map((line, index) => (index === 3 ? { ...line, days: 30 } : line));
  expect(await save(changed)).toEqual([3]);
  const women = changed.map((line, index) =>
    index === 9 ? { ...line, genders: [{ gender: 'FEMENINO' as const, quantity: 7 }] } : line,
  );
  expect(await save(women)).toEqual([9]);
  expect(await save(women.toSpliced(1, 1))).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

test('a duplicate is a new draft with the same inputs, at the rates of today, without a removed client', async () => {
  const { actor, agency } = await makeAgencyUser(database.db);
  const client = await makeClient(database.db, { agency });
  const sent = await makeQuotation(database.db, { agency, client, lines: [{ budget: 200_000 }, {}] });
  const copy = await duplicateQuotation(actor, { id: sent.id });
  expect(copy).toMatchObject({
    stateId: 61,
    code: null,
    sentAt: null,
    clientId: client.id,
    calcVersion: 'quote-calc/2',
  });
  expect(copy.id).not.toBe(sent.id);
  const lines = (await findQuotationLines(actor, [copy.id])).get(copy.id) ?? [];
  expect(lines.map((line) => line.budget)).toEqual([200_000, 150_000]);

  const gone = await makeClient(database.db, { agency, stateId: 32 });
  const orphan = await makeQuotation(database.db, { agency, client: gone });
  expect(await duplicateQuotation(actor, { id: orphan.id })).toMatchObject({
    clientId: null,
    nameClient: gone.name,
  });
  expect(await database.db.$count(quotations, eq(quotations.agencyId, agency.id))).toBe(4);
});
