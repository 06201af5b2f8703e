import { beforeAll, beforeEach, expect, test } from 'vitest';
import { useDatabase } from '@/db/testing/use-database';
import type { Actor } from '@/lib/core/actor';
import { documentFor, type RootField, request, rootFields } from './testing/ask-field';
import { TABLE } from './testing/authorization-table';
import { type Cast, makeCast } from './testing/cast';
import type { Entry } from './testing/entries';
import { mayAsk } from './testing/rules';
import { isSent, type WrongValue, wrongValues } from './testing/wrong-values';

// Whoever sends a wrong value is told at a name that it sent.

const database = useDatabase();
let cast: Cast;
beforeAll(async () => {
  cast = await makeCast(database.db);
});
beforeEach(() => database.db.execute('delete from rate_limits'));

/** What is said of papers that are not there yet, and of words for somebody else, which no field holds. */
const OF_NO_FIELD: Readonly<Record<string, readonly string[]>> = {
  askContractCode: ['docId', 'rut', 'eps', 'arl'],
  signContract: ['docId', 'rut', 'eps', 'arl'],
};

function askerOf({ rule }: Entry): { me: Cast['administrator']; actor: Actor } {
  const column = (['owner', 'administrator'] as const).find((one) => mayAsk(rule, one));
  const me = column === 'administrator' ? cast.administrator : cast.tenant.members.owner;
  const talent = { kind: 'talent', talentId: cast.tenant.talent, fresh: true } as const;
  return { me, actor: column ? ({ ...cast.actors[column], fresh: true } as Actor) : talent };
}

type Refusal = {
  readonly extensions: { readonly code: string; readonly fields?: readonly { path: string }[] };
};

/** The paths that a refusal tells; null of what was done, or refused for another reason than its values. */
async function toldOf(actor: Actor, root: RootField, { args }: WrongValue): Promise<string[] | null> {
  const { errors = [] } = await (await request(actor, documentFor(root), args)).json();
  const refused = (errors as Refusal[]).find(({ extensions }) =>
    ['INVALID', 'BAD_USER_INPUT'].includes(extensions.code),
  );
  return refused ? (refused.extensions.fields ?? []).map(({ path }) => path) : null;
}

const operations = rootFields().filter(
  ({ operation, field }) => operation !== 'subscription' && field.args.length > 0,
);
let refusals = 0;

test.each(operations)('$operation $name', { timeout: 60_000 }, async (root) => {
  const entry = TABLE[root.operation][root.name];
  if (!entry) throw new Error('no row in the table');
  const { me, actor } = askerOf(entry);
  const misnamed: string[] = [];
  for (const wrong of wrongValues(root.field.args, entry.args({ ...cast.tenant, me }))) {
    const told = await toldOf(actor, root, wrong);
    if (!told) continue;
    refusals += 1;
    if (told.length === 0) misnamed.push(`${wrong.path}: no field`);
    const strange = told.filter(
      (path) => !isSent(path, root.field.args) && !OF_NO_FIELD[root.name]?.includes(path),
    );
    misnamed.push(...strange.map((path) => `${wrong.path}: ${path}`));
  }
  expect(misnamed).toEqual([]);
});

test('most wrong values are refused', () => {
  expect(refusals).toBeGreaterThan(1_500);
});
