import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { auditEntries } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { markDatabase, writesSince } from '@/db/testing/watch-writes';
import { anonymous } from '@/lib/core/actor';
import { type LinkStatus, makeTenant, makeTenantLink, type Tenant } from '@/lib/testing/tenant';
import {
  ask,
  documentFor,
  type RootField,
  request,
  rootFields,
  type Told,
  withoutIds,
} from '../testing/ask-field';
import { TABLE } from '../testing/authorization-table';
import { type Cast, makeCast as castOf } from '../testing/cast';
import { targetOf } from '../testing/prove-fields';
import { mayAsk } from '../testing/rules';

const database = useDatabase();
const fields = rootFields();

let mine: Cast;
let theirs: Tenant;

beforeAll(async () => {
  mine = await makeCast();
  theirs = await makeTenant(database.db);
});

const makeCast = () => castOf(database.db);
test('every field of the root types has its rule, and every rule its field', () => {
  const ruled = Object.entries(TABLE).flatMap(([operation, entries]) =>
    Object.keys(entries).map((name) => `${operation} ${name}`),
  );
  expect(ruled.sort()).toEqual(fields.map(({ operation, name }) => `${operation} ${name}`).sort());
});

test('subscription activity tells an agency what happens in its event, and nothing of any other', async () => {
  const root = fields.find(({ operation }) => operation === 'subscription') as RootField;
  const follow = async (eventId: string) => {
    const stream = await request(mine.actors.owner, documentFor(root), { eventId }, 'text/event-stream');
    return stream.body?.getReader();
  };
  const [others, own] = [await follow(theirs.event), await follow(mine.tenant.event)];
  let leaked = '';
  const listening = others?.read().then(async function more({ value, done }): Promise<void> {
    leaked += new TextDecoder().decode(value);
    if (!done) await others.read().then(more);
  });
  // Again and again, because each begins to listen when it is first read. Theirs first.
  const happening = setInterval(async () => {
    for (const { agency, event } of [theirs, mine.tenant]) {
      const entry = { agencyId: agency, actorKind: 'job', actorId: 'test', entity: 'event', entityId: event };
      await database.db.insert(auditEntries).values({ ...entry, action: 'update' });
    }
  }, 300);
  let told = '';
  while (!told.includes(mine.tenant.event)) {
    const { value, done } = (await own?.read()) ?? { done: true };
    if (done) break;
    told += new TextDecoder().decode(value);
  }
  clearInterval(happening);
  expect(told).toContain(mine.tenant.event);
  // The other one asked first each time, so it has been answered by now.
  expect(leaked).not.toContain(theirs.event);
  await Promise.all([own?.cancel(), others?.cancel(), listening]);
});

test("lists that are searched for another agency's words find nothing, and one's own", async () => {
  // Talents are everybody's.
  const searched = fields.filter(
    ({ name, field }) => name !== 'talents' && field.args.some((arg) => arg.name === 'search'),
  );
  for (const root of searched) {
    const { rule, args, arrange } = TABLE.query[root.name] ?? TABLE.mutation[root.name] ?? {};
    if (!rule || !args || !mayAsk(rule, 'owner')) continue;
    const own = arrange ? await makeCast() : mine;
    if (arrange) await database.db.execute(arrange(own.tenant));
    const find = async (search: string) => {
      const variables = { ...args(targetOf(own.tenant, 'owner', own.administrator)), search };
      return (await ask(own.actors.owner, documentFor(root), variables)).text;
    };
    expect(await find(theirs.marker), root.name).toMatch(/^\{"data":\{"\w+":(\[\]|0)\}\}$/);
    expect(await find(own.tenant.marker), root.name).not.toMatch(/^\{"data":\{"\w+":(\[\]|0)\}\}$/);
  }
  expect(searched.length).toBeGreaterThan(3);
});

const tokenRules = Object.entries(TABLE.mutation).flatMap(([name, { byToken = [] }]) =>
  byToken.map((rule) => ({ name, ...rule })),
);

describe.each(tokenRules)('$name by a link of $purpose', ({ name, purpose, subject, args }) => {
  const root = fields.find((field) => field.name === name);
  const query = root ? documentFor(root, ['User.agencies']) : '';

  test('is done once by who holds it, and by nobody whose link is another or has ended', async () => {
    const { tenant } = await makeCast();
    const link = (of: Tenant, status: LinkStatus = 'living', as = purpose) =>
      makeTenantLink(database.db, as, { ...subject(of), agencyId: of.agency }, status);
    const bad = {
      'none at all': 'x'.repeat(43),
      "another's": await link(theirs),
      'of another purpose': await link(tenant, 'living', 'CONTRACT'),
      expired: await link(tenant, 'expired'),
      revoked: await link(tenant, 'revoked'),
      used: await link(tenant, 'used'),
    };
    const good = await link(tenant);
    const before = await markDatabase(database.pool);
    const told: Told[] = [];
    for (const secret of Object.values(bad)) told.push(await ask(anonymous, query, args(tenant, secret)));
    for (const [index, { code, text }] of told.entries()) {
      expect(code, Object.keys(bad)[index]).toBe('FORBIDDEN');
      expect(withoutIds(text)).toBe(withoutIds(told[0]?.text ?? ''));
    }
    expect((await writesSince(database.pool, before)).changed).toEqual([]);
    const done = await ask(anonymous, query, args(tenant, good));
    expect(done.code, done.text).toBeNull();
    expect((await ask(anonymous, query, args(tenant, good))).code).toBe('FORBIDDEN');
    await database.db.execute(sql`delete from rate_limits`);
  });
});
