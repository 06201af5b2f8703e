import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { useDatabase } from '@/db/testing/use-database';
import type { Actor } from '@/lib/core/actor';
import { copyTenant } from '@/lib/testing/copied-tenant';
import { edits } from './edits';
import { documentFor, request, rootFields } from './testing/ask-field';
import { AGENCYS_OWN, TABLE } from './testing/authorization-table';
import { makeCast } from './testing/cast';
import { CHANGES } from './testing/changes';
import { targetOf } from './testing/prove-fields';
import { type Column, mayAsk } from './testing/rules';

const database = useDatabase();

type Variables = Readonly<Record<string, unknown>>;
type ChangedSince = { readonly revision: number; readonly values: Variables };
type Told = { readonly code: string | null; readonly text: string; readonly changedSince?: ChangedSince };

test('every mutation that changes something kept has two changes that two people make', () => {
  expect(Object.keys(CHANGES).sort()).toEqual(Object.keys(edits).sort());
});

/** As whom a mutation is asked: the first who may, or a talent where it is a talent's own. */
async function personFor(name: string) {
  const cast = await makeCast(database.db, copyTenant);
  const entry = TABLE.mutation[name];
  if (!entry) throw new Error(`no entry for ${name}`);
  const column = (['owner', 'administrator'] as const).find((one) => mayAsk(entry.rule, one));
  const actor: Actor = column
    ? cast.actors[column]
    : { kind: 'talent', talentId: cast.tenant.talent, fresh: true };
  const target = targetOf(cast.tenant, column ?? ('owner' satisfies Column), cast.administrator);
  return { entry, actor, target, column };
}

test.each(Object.keys(edits))('%s: of two who change it, neither loses what the other did', async (name) => {
  const change = CHANGES[name];
  const field = rootFields().find((one) => one.operation === 'mutation' && one.name === name);
  if (!change || !field) throw new Error(`nothing known of ${name}`);
  const { entry, actor, target, column } = await personFor(name);
  const arrange = change.arrange ?? entry.arrange;
  if (arrange) await database.db.execute(arrange(target));
  const document = documentFor(field, column === 'administrator' ? AGENCYS_OWN : []);
  const usual = { ...entry.args(target) };
  const args = (changed: Variables, seenRevision?: number) => {
    const named = change.also?.(target) ?? {};
    if (!('input' in usual)) return { ...usual, ...named, ...changed, seenRevision };
    return { ...usual, input: { ...(usual.input as Variables), ...named, ...changed }, seenRevision };
  };
  const write = async (changed: Variables, seenRevision?: number): Promise<Told> => {
    if (change.pauses)
      await database.db.execute(sql`update messages set created_at = created_at - interval '1 minute'`);
    const text = await (await request(actor, document, args(changed, seenRevision))).text();
    const [error] = (JSON.parse(text) as { errors?: { extensions: Omit<Told, 'text'> }[] }).errors ?? [];
    return { ...error?.extensions, code: error?.extensions.code ?? null, text };
  };
  /** What stands there: no row was ever at this revision. */
  const standing = async (changed: Variables): Promise<ChangedSince> => {
    const told = await write(changed, -1);
    expect(told.code, told.text).toBe('CONFLICT');
    if (!told.changedSince) throw new Error(told.text);
    return told.changedSince;
  };

  const [one, other] = change.of;
  if (change.once) {
    const { revision } = await standing(one);
    expect(await write(one, revision - 1)).toMatchObject({ code: 'CONFLICT', changedSince: { revision } });
    expect((await write(one, revision)).code).toBeNull();
    return;
  }
  const isOneField = Object.keys(one).join() === Object.keys(other).join();
  if (!change.stands) expect((await write({})).code, 'the first of all writes').toBeNull();
  const seen = (await standing(one)).revision;
  expect(seen).toBeGreaterThan(0);

  const first = await write(one, seen);
  expect(first.code, first.text).toBeNull();
  const refused = await write(other, seen);
  expect(refused, refused.text).toMatchObject({ code: 'CONFLICT' });
  const now = await standing(one);
  expect(now.revision, 'nothing was written by whom was refused').toBe(refused.changedSince?.revision);
  expect(now.values, 'both values are told').toMatchObject(change.told?.[0] ?? one);
  if (isOneField) expect(refused.changedSince?.values).toMatchObject(change.told?.[0] ?? one);

  // The form puts the two together, as it does when the fields are not the same.
  const merged = await write({ ...one, ...other }, now.revision);
  expect(merged.code, merged.text).toBeNull();
  const both = await standing({ ...one, ...other });
  expect(both.values).toMatchObject(
    isOneField
      ? (change.told?.[1] ?? other)
      : { ...(change.told?.[0] ?? one), ...(change.told?.[1] ?? other) },
  );
  expect((await write(one, seen)).code).toBe('CONFLICT');
});
