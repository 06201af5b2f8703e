import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditEntries, files, talentReductions } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { paperOf } from '@/lib/contracts/testing/papers';
import { anonymous, type TalentActor } from '@/lib/core/actor';
import { at } from '@/lib/platform/clock';
import { makeContract } from '@/lib/testing/factories/contracts';
import { makeConvocated, makeConvocatory } from '@/lib/testing/factories/convocatories';
import { makeEvent } from '@/lib/testing/factories/events';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { keepReductionPaper, keepReductions } from './keep-reductions';
import { listPayers, listReductions } from './queries';

const database = useDatabase();

async function makeDeclarer() {
  const { agency, actor } = await makeAgencyUser(database.db);
  const event = await makeEvent(database.db, { agency });
  const convocated = await makeConvocated(database.db, {
    convocatory: await makeConvocatory(database.db, { event }),
  });
  await makeContract(database.db, { convocated });
  const owner: TalentActor = { kind: 'talent', talentId: convocated.talentId };
  return { owner, agency, actor, said: { agencyId: agency.id, dependants: true, sworn: true } };
}
const shown = async (actor: TalentActor, agencyId: string) =>
  (await listReductions(actor, agencyId)).map(({ kind, monthly, counts }) => [kind, monthly, counts]);

test('what is declared counts with its paper, ends without a trace lost, and is over with the year', async () => {
  const { owner, agency, said } = await makeDeclarer();
  expect(await listPayers(owner)).toEqual([{ id: agency.id, name: agency.name }]);
  await at(new Date('2026-12-01T15:00:00Z'), async () => {
    await keepReductions(owner, { ...said, health: 300_000, mortgage: 0 });
    expect(await shown(owner, agency.id)).toEqual(
      expect.arrayContaining([
        ['DEPENDANTS', null, true],
        ['HEALTH', 300_000, false],
      ]),
    );
    const paper = { agencyId: agency.id, kind: 'HEALTH', name: 'prepagada.png', bytes: await paperOf('eps') };
    await keepReductionPaper(owner, paper);
    await keepReductions(owner, { ...said, health: 310_000 });
    await keepReductions(owner, { ...said, health: 310_000 });
    expect(await shown(owner, agency.id)).toContainEqual(['HEALTH', 310_000, true]);
    await keepReductions(owner, { ...said, dependants: false });
    expect(await shown(owner, agency.id)).toEqual([]);
  });
  const rows = await database.db
    .select()
    .from(talentReductions)
    .where(eq(talentReductions.talentId, owner.talentId));
  expect(rows).toHaveLength(4);
  expect(rows.every(({ endedAt, year }) => endedAt !== null && year === 2026)).toBe(true);
  const [file] = await database.db
    .select()
    .from(files)
    .where(and(eq(files.talentId, owner.talentId), eq(files.kind, 'REDUCTION_PAPER')));
  expect(file).toMatchObject({
    agencyId: agency.id,
    encrypted: true,
    visibility: 'PRIVATE',
    deletedAt: null,
  });
  const trail = await database.db
    .select({ action: auditEntries.action, detail: auditEntries.detail })
    .from(auditEntries)
    .where(and(eq(auditEntries.entityId, owner.talentId), eq(auditEntries.entity, 'talent')));
  expect(trail.filter(({ action }) => action.startsWith('keep-reduction'))).toEqual([
    { action: 'keep-reductions', detail: { changed: ['DEPENDANTS', 'HEALTH'], year: 2026 } },
    { action: 'keep-reduction-paper', detail: { kind: 'HEALTH', year: 2026 } },
    { action: 'keep-reductions', detail: { changed: ['HEALTH'], year: 2026 } },
    { action: 'keep-reductions', detail: { changed: ['DEPENDANTS', 'HEALTH'], year: 2026 } },
  ]);
});

test('the next year begins with nothing', async () => {
  const { owner, agency, said } = await makeDeclarer();
  // In Bogotá the year has an hour left.
  await at(new Date('2027-01-01T04:00:00Z'), () => keepReductions(owner, said));
  await at(new Date('2027-01-01T04:59:00Z'), async () => {
    expect(await shown(owner, agency.id)).toEqual([['DEPENDANTS', null, true]]);
  });
  await at(new Date('2027-01-01T05:00:00Z'), async () => {
    expect(await shown(owner, agency.id)).toEqual([]);
  });
});

test('is sworn, to a payer of one’s own, and a paper follows what it proves', async () => {
  const { owner, agency, actor, said } = await makeDeclarer();
  const other = await makeDeclarer();
  await expect(keepReductions(owner, { ...said, sworn: false })).rejects.toMatchObject({
    fields: { sworn: 'validation.sworn' },
  });
  await expect(keepReductions(owner, { ...said, health: -1 })).rejects.toMatchObject({
    fields: { health: 'validation.amount' },
  });
  await expect(keepReductions(owner, other.said)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const paper = { agencyId: agency.id, kind: 'HEALTH', name: 'x.png', bytes: await paperOf('eps') };
  await expect(keepReductionPaper(owner, paper)).rejects.toMatchObject({
    code: 'CONFLICT',
    messageKey: 'errors.reductions.notDeclared',
  });
  for (const stranger of [anonymous, actor]) {
    const code = stranger.kind === 'anonymous' ? 'UNAUTHENTICATED' : 'FORBIDDEN';
    await expect((async () => listReductions(stranger, agency.id))()).rejects.toMatchObject({ code });
    await expect((async () => keepReductions(stranger, said))()).rejects.toMatchObject({ code });
  }
});

test('of many at once one of each kind holds', async () => {
  const { owner, agency, said } = await makeDeclarer();
  await Promise.all(
    Array.from({ length: 40 }, (_, index) => keepReductions(owner, { ...said, health: 100_000 + index })),
  );
  expect(await shown(owner, agency.id)).toHaveLength(2);
});
