import { randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { useDatabase } from '@/db/testing/use-database';
import { markDatabase, writesSince } from '@/db/testing/watch-writes';
import { resetEnv } from '@/lib/platform/env';
import { copyTenant } from '@/lib/testing/copied-tenant';
import { MEMBERS, type Member, type Tenant } from '@/lib/testing/tenant';
import { ask, documentFor, type RootField, type Told, UUID, withoutIds } from './ask-field';
import { AGENCYS_OWN, TABLE } from './authorization-table';
import { type Cast, makeCast as castOf } from './cast';
import type { Entry, Target } from './entries';
import { ASKED_AGAIN, changedGuarded, type Guarded, IN_PERSON, readGuarded } from './guarded-columns';
import { ASKING, NO_PROGRAMS, WITH_PASSWORD } from './guarded-mutations';
import { COLUMNS, type Column, mayAsk, refusalOf } from './rules';

const isMember = (column: Column): column is Member => MEMBERS.some((member) => member === column);

/** What a row of the table is asked for: one's own agency, and who asks. */
export const targetOf = (tenant: Tenant, column: Column, administrator: Cast['administrator']): Target => ({
  ...tenant,
  me: isMember(column) ? tenant.members[column] : administrator,
});

type Variables = Readonly<Record<string, unknown>>;

/** The variables with one id of the agency, wherever it lies in them, in turn: another's, and nobody's. */
function swapped(entry: Entry, column: Column, mine: Cast, theirs: Tenant) {
  const own = JSON.stringify(entry.args(targetOf(mine.tenant, column, mine.administrator)));
  const others = JSON.stringify(entry.args(targetOf(theirs, column, mine.administrator)));
  const ids = [...new Set(own.match(UUID))].filter((id) => mine.tenant.owned.has(id));
  return ids.map((id) => {
    const at = own.indexOf(id);
    const put = (instead: string) => JSON.parse(own.replaceAll(id, instead)) as Variables;
    return {
      name: own.slice(0, at),
      other: put(others.slice(at, at + id.length)),
      nothing: put(crypto.randomUUID()),
    };
  });
}

type AllGuarded = { readonly asked: Guarded; readonly inPerson: Guarded };

/** Whatever changes a guarded column is among the mutations that ask again, or that no program does. */
function expectGuarded(name: string, before: AllGuarded, after: AllGuarded): void {
  if (!ASKING[name] && !WITH_PASSWORD.includes(name)) {
    expect(
      changedGuarded(before.asked, after.asked),
      `${name} has to ask again (guarded-mutations.ts)`,
    ).toEqual([]);
  }
  if (!ASKING[name] && !NO_PROGRAMS.includes(name)) {
    expect(
      changedGuarded(before.inPerson, after.inPerson),
      `${name} is no program's (guarded-mutations.ts)`,
    ).toEqual([]);
  }
}

/**
 * Asks each of these fields as everybody, by the rule of the table: with one's own ids, another's and nobody's. A file
 * has a database of its own and asks a part of them: every write prints the whole of it, which grows with each.
 */
export function proveFields(database: ReturnType<typeof useDatabase>, fields: readonly RootField[]): void {
  let mine: Cast;
  let theirs: Tenant;

  beforeAll(async () => {
    // An installation that sends push messages.
    process.env.VAPID_PRIVATE_KEY = randomBytes(32).toString('base64url');
    resetEnv();
    mine = await makeCast();
    theirs = await copyTenant(database.db);
  });

  const makeCast = () => castOf(database.db, copyTenant);
  const readAll = async () => ({
    asked: await readGuarded(database.pool, ASKED_AGAIN),
    inPerson: await readGuarded(database.pool, IN_PERSON),
  });

  describe.each(fields)('$operation $name', (root: RootField) => {
    const entry = TABLE[root.operation][root.name];
    if (!entry) return test('has a rule', () => expect(entry).toBeDefined());
    const query = documentFor(root);
    const queryOf = (column: Column) => (column === 'administrator' ? documentFor(root, AGENCYS_OWN) : query);
    const allowed = COLUMNS.filter((column) => mayAsk(entry.rule, column));

    test("[1.6/refused] is refused to everybody else, alike for one's own, another's and nobody's, and changes nothing", async () => {
      const before = await markDatabase(database.pool);
      for (const column of COLUMNS.filter((each) => !allowed.includes(each))) {
        const asked = [
          entry.args(targetOf(mine.tenant, column, mine.administrator)),
          ...swapped(entry, column, mine, theirs).flatMap(({ other, nothing }) => [other, nothing]),
        ];
        const told: Told[] = [];
        for (const variables of asked) told.push(await ask(mine.actors[column], query, variables));
        for (const { code, text } of told) {
          expect(code, `${column}: ${text}`).toBe(entry.refusal?.[column] ?? refusalOf(column));
          expect(withoutIds(text), column).toBe(withoutIds(told[0]?.text ?? ''));
        }
      }
      expect((await writesSince(database.pool, before)).changed).toEqual([]);
    });

    if (root.operation === 'subscription') return;

    test("does for another's ids what it does for nobody's", async () => {
      const before = await markDatabase(database.pool);
      for (const column of allowed) {
        for (const { name, other, nothing } of swapped(entry, column, mine, theirs)) {
          const where = `${column}, ${name}`;
          const absent = await ask(mine.actors[column], queryOf(column), nothing);
          if (root.operation === 'mutation')
            expect(absent.code, where).toMatch(/^(NOT_FOUND|FORBIDDEN|INVALID)$/);
          if (column === 'administrator') continue;
          const told = await ask(mine.actors[column], query, other);
          expect(told.text, where).not.toContain(theirs.marker);
          expect(withoutIds(told.text), where).toBe(withoutIds(absent.text));
        }
      }
      expect((await writesSince(database.pool, before)).changed).toEqual([]);
    });

    if (allowed.length === 0) return;
    test('[1.6/who may] is done for whom it is for, and touches nobody else', async () => {
      const writes = root.operation === 'mutation';
      const arranged = async (cast: Cast) => {
        if (entry.arrange) await database.db.execute(entry.arrange(cast.tenant));
        return cast;
      };
      // What is arranged for a query would be in the way of the next one.
      const read = !writes && (entry.arrange ? await arranged(await makeCast()) : mine);
      for (const column of allowed) {
        const before = await markDatabase(database.pool);
        const own = read || (await arranged(await makeCast()));
        const guarded = writes ? await readAll() : null;
        const variables = entry.args(targetOf(own.tenant, column, own.administrator));
        const told = await ask(own.actors[column], queryOf(column), variables);
        expect(told.code, `${column}: ${told.text}`).toBeNull();
        if (column !== 'administrator') expect(told.text, column).not.toContain(theirs.marker);
        if (guarded) expectGuarded(root.name, guarded, await readAll());
        const { touched } = await writesSince(database.pool, before);
        expect(
          touched.filter((name) => !entry.everybodys?.includes(name)),
          column,
        ).toEqual([]);
      }
    });
  });
}
