import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { auditEntries, talentNotes, talents, talentTags } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { type Actor, anonymous } from '@/lib/core/actor';
import { TALENT } from '@/lib/core/states';
import { database as current } from '@/lib/platform/database';
import { havingSeen } from '@/lib/platform/seen-revision';
import { makeAdministrator, makeAgencyUser } from '@/lib/testing/factories/identity';
import { makeTalent } from '@/lib/testing/factories/talents';
import { edits } from '../edits';
import { keepNote } from './keep-note';
import { findNote, findTags, listTags, taggedBy } from './queries';

const database = useDatabase();
const codeOf = (attempt: Promise<unknown>) => attempt.then(() => null).catch((error) => error.code);

describe('a note', () => {
  test('is the agency’s own: replaced whole, told in the trail without its words, and empty to everybody else', async () => {
    const { actor, agency } = await makeAgencyUser(database.db);
    const { actor: other } = await makeAgencyUser(database.db);
    const { actor: administrator } = await makeAdministrator(database.db);
    const talent = await makeTalent(database.db);
    const asTalent: Actor = { kind: 'talent', talentId: talent.id };
    await keepNote(actor, { talentId: talent.id, note: ' Llega puntual ', tags: ['Playa', 'playa ', 'VIP'] });
    expect(await findNote(actor, talent.id)).toEqual({
      note: 'Llega puntual',
      tags: ['playa', 'vip'],
      revision: 1,
    });
    expect(await findNote(other, talent.id)).toEqual({ note: '', tags: [], revision: 0 });
    for (const reader of [administrator, asTalent]) {
      expect(await codeOf(findNote(reader, talent.id))).toBe('FORBIDDEN');
      expect(await codeOf(listTags(reader))).toBe('FORBIDDEN');
    }
    expect(await codeOf(findNote(anonymous, talent.id))).toBe('UNAUTHENTICATED');
    const [entry] = await database.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.entity, 'talent-note'));
    expect(entry).toMatchObject({ action: 'keep', entityId: talent.id, agencyId: agency.id, detail: null });
    await keepNote(actor, { talentId: talent.id, note: '', tags: ['vip'] });
    expect(await findNote(actor, talent.id)).toEqual({ note: '', tags: ['vip'], revision: 2 });
    await keepNote(actor, { talentId: talent.id, note: '', tags: [] });
    expect(await database.db.select().from(talentNotes)).toEqual([]);
    expect(await database.db.select().from(talentTags)).toEqual([]);
  });

  test('is kept by owners and producers, of whom the agency is shown', async () => {
    const { actor } = await makeAgencyUser(database.db);
    const { actor: reader } = await makeAgencyUser(database.db, { role: 'READ_ONLY' });
    const { actor: administrator } = await makeAdministrator(database.db);
    const hidden = await makeTalent(database.db, { stateId: TALENT.SUSPENDED });
    const talent = await makeTalent(database.db);
    const note = { note: 'Nota', tags: [] };
    expect(await codeOf(keepNote(actor, { talentId: hidden.id, ...note }))).toBe('NOT_FOUND');
    expect(await codeOf(keepNote(reader, { talentId: talent.id, ...note }))).toBe('FORBIDDEN');
    expect(await codeOf(keepNote(administrator, { talentId: talent.id, ...note }))).toBe('FORBIDDEN');
    expect(await findNote(reader, talent.id)).toEqual({ note: '', tags: [], revision: 0 });
    const many = Array.from({ length: 21 }, (_, index) => `t${index}`);
    expect(await codeOf(keepNote(actor, { talentId: talent.id, note: '', tags: many }))).toBe('INVALID');
  });

  test('two at once do not fail, and leave the note of one', async () => {
    const { actor } = await makeAgencyUser(database.db);
    const talent = await makeTalent(database.db);
    const keep = (word: string) => keepNote(actor, { talentId: talent.id, note: word, tags: [word] });
    await Promise.all([keep('uno'), keep('dos')]);
    expect(['uno', 'dos']).toContain((await findNote(actor, talent.id)).note);
  });

  test('who saw other tags than stand there is refused, also where there are no words', async () => {
    const { actor } = await makeAgencyUser(database.db);
    const talent = await makeTalent(database.db);
    const edit = edits.keepTalentNote;
    const keep = (tag: string, revision: number) => {
      const args = { talentId: talent.id, note: '', tags: [tag] };
      return havingSeen(edit, { args, actor, revision }, () => keepNote(actor, args));
    };
    await keep('uno', 0);
    await expect(keep('dos', 0)).rejects.toMatchObject({ code: 'CONFLICT', changedSince: { revision: 1 } });
    expect(await findNote(actor, talent.id)).toEqual({ note: '', tags: ['uno'], revision: 1 });
    await keep('dos', 1);
    expect(await findNote(actor, talent.id)).toEqual({ note: '', tags: ['dos'], revision: 2 });
  });

  test('two at once without words leave the tags of one', async () => {
    const { actor } = await makeAgencyUser(database.db);
    const talent = await makeTalent(database.db);
    const keep = (tag: string) => keepNote(actor, { talentId: talent.id, note: '', tags: [tag] });
    for (let round = 0; round < 8; round++) {
      await Promise.all([keep(`uno ${round}`), keep(`dos ${round}`)]);
      expect((await findNote(actor, talent.id)).tags).toHaveLength(1);
    }
  });
});

test('tags in use come most used first, and find the agency’s own talents', async () => {
  const { actor, agency } = await makeAgencyUser(database.db);
  const { actor: other } = await makeAgencyUser(database.db);
  const [one, two] = [await makeTalent(database.db), await makeTalent(database.db)];
  await keepNote(actor, { talentId: one.id, note: '', tags: ['boda', 'alta'] });
  await keepNote(actor, { talentId: two.id, note: '', tags: ['boda'] });
  await keepNote(other, { talentId: two.id, note: '', tags: ['alta', 'ajena'] });
  expect(await listTags(actor)).toEqual(['boda', 'alta']);
  expect(await findTags(actor, [one.id, two.id])).toEqual(
    new Map([
      [one.id, ['alta', 'boda']],
      [two.id, ['boda']],
    ]),
  );
  if (actor.kind !== 'agencyUser') throw new Error('no agency');
  const found = await current().select({ id: talents.id }).from(talents).where(taggedBy(actor, 'alta'));
  expect(found).toEqual([{ id: one.id }]);
  expect(agency.id).toBe(actor.agencyId);
});
