import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { events } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import type { Actor } from '@/lib/core/actor';
import { toCursor } from '@/lib/platform/read-page';
import { createGraphQLServer } from './graphql-server';
import { PAGED_LISTS } from './testing/paged-lists';
import { makeAClient, makeAnEvent, makeWorld, type PagedList, type World } from './testing/paged-world';

// Every list of the wire that may be long: its pages put together are the whole list, each row once, also while rows
// come and go between them, and each page but the last says that there are more.

const own = useDatabase();

let actor: Actor;
const server = createGraphQLServer({ actorOf: async () => actor, introspection: true });

type Answer = {
  readonly data: Record<string, never> | null;
  readonly errors?: readonly { extensions: { code: string; fields: readonly { path: string }[] } }[];
  readonly extensions?: { more: readonly { path: readonly (string | number)[]; after: string }[] };
};

async function ask(query: string, variables: Record<string, unknown> = {}): Promise<Answer> {
  const body = JSON.stringify({ query, variables });
  const headers = { 'content-type': 'application/json' };
  return (await server.fetch('http://localhost/graphql', { method: 'POST', headers, body })).json();
}

let world: World;

type Asked = { readonly after?: string | undefined; readonly limit?: number };

function textOf({ query, length, after: cursor = 'after' }: PagedList, { after, limit }: Asked): string {
  const told = Object.entries({ [cursor]: after, [length?.name ?? 'limit']: limit })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
    .join(', ');
  return query
    .replace('AGENCY', world.agency.agency.id)
    .replace('EVENT', world.event.id)
    .replace('(ARGS)', told && `(${told})`)
    .replace(', ARGS', told && `, ${told}`);
}

const LONGEST = 500;
const wholeOf = (list: PagedList) => pageOf(list, { limit: list.length?.most ?? LONGEST });

async function pageOf(list: PagedList, args: Asked) {
  actor = list.reader(world);
  const { data, errors, extensions } = await ask(textOf(list, args));
  expect(errors).toBeUndefined();
  const rows = list.path.reduce<unknown>((value, key) => Object(value)[key], data) as Record<
    string,
    unknown
  >[];
  const [more] = extensions?.more ?? [];
  if (more) expect(more.path).toEqual(list.path);
  return { ids: rows.flatMap((row) => row[list.id ?? 'id']).map(String), next: more?.after };
}

async function walk(list: PagedList, limit: number, between: (page: readonly string[]) => Promise<unknown>) {
  const found: string[] = [];
  let after: string | undefined;
  do {
    const page = await pageOf(list, { limit, after });
    expect(page.ids.length).toBeLessThanOrEqual(limit);
    expect(found.length).toBeLessThan(LONGEST);
    found.push(...page.ids);
    await between(page.ids);
    after = page.next;
  } while (after);
  return found;
}

describe.each(PAGED_LISTS)('$name', (list) => {
  beforeAll(async () => {
    world = await makeWorld(own.db);
  });

  test('has each row on one page, whatever comes and goes', async () => {
    const made: string[] = [];
    let index = 0;
    for (const [rows, sizes] of [
      [9, [3]],
      [10, [5]],
      [11, [4, 10, 11]],
    ] as const) {
      while (made.length < rows) made.push(await list.make(world, ++index, 'last'));
      const whole = await wholeOf(list);
      expect(whole.next).toBeUndefined();
      expect(whole.ids).toEqual(expect.arrayContaining(made));
      for (const size of sizes)
        expect(await walk(list, size, async () => {}), `${rows} by ${size}`).toEqual(whole.ids);
    }
    const gone: string[] = [];
    const came: string[] = [];
    const before = (await wholeOf(list)).ids;
    const found = await walk(list, 3, async (page) => {
      if (gone.length >= 2) return;
      // The row that the next page begins after, and one in front of all.
      const last = page.at(-1) ?? '';
      await list.remove?.(world, last);
      gone.push(last);
      came.push(await list.make(world, ++index, 'first'));
    });
    expect(new Set(found).size).toBe(found.length);
    expect(found.filter((id) => !came.includes(id))).toEqual(before);
  });

  test('takes no cursor of another list, none that nobody made, and no limit beyond 500', async () => {
    actor = list.reader(world);
    const other = toCursor('Query.sold', ['2027-01-01', world.agency.agency.id]);
    const strange = toCursor(nameOf(list), ['x']);
    const unfit = toCursor(nameOf(list), ['\ud800', 'x']);
    for (const after of ['', 'x', 'W10', other, strange, unfit, crypto.randomUUID()]) {
      const { errors } = await ask(textOf(list, { after }));
      expect(errors?.[0]?.extensions, after).toMatchObject({
        code: 'INVALID',
        fields: [{ path: list.after ?? 'after' }],
      });
    }
    const path = list.length?.name ?? 'limit';
    for (const limit of list.length ? [0, -1] : [0, -1, 501]) {
      const { errors } = await ask(textOf(list, { limit }));
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'INVALID', fields: [{ path }] });
    }
  });
});

const nameOf = ({ name, path }: PagedList) => (path.length === 1 ? `Query.${name}` : name);

test('the usual page of events and of clients says that there are more, known or not', async () => {
  world = await makeWorld(own.db);
  const { agency } = world;
  const [event] = await own.db
    .select()
    .from(events)
    .where(eq(events.id, await makeAnEvent(world, 0, 'last')));
  if (!event) throw new Error('no event');
  await own.db.insert(events).values(
    Array.from({ length: 300 }, () => ({
      ...event,
      id: crypto.randomUUID(),
      urlKey: null,
      quotationId: null,
      code: null,
    })),
  );
  for (const place of ['first', 'last'] as const) await makeAClient(world, 0, place);
  actor = agency.actor;
  const query = '{ clients(limit: 1) { id } events { id } agency { events(limit: 2) { id } } }'.replace(
    'agency {',
    `agency(id: "${agency.agency.id}") {`,
  );
  const texts: string[] = [];
  const body = JSON.stringify({ query });
  const headers = { 'content-type': 'application/json' };
  // From the second time on the query is compiled, and then known.
  for (let time = 0; time < 3; time += 1)
    texts.push(
      await (await server.fetch('http://localhost/graphql', { method: 'POST', headers, body })).text(),
    );
  const known = await server.answerKnown({ headers: new Headers(headers) }, body);
  // Byte for byte: fields come in the order in which they were asked for, by every way.
  for (const text of [...texts, known?.json ?? '']) expect(text).toBe(texts[0]);
  const { data, extensions } = JSON.parse(texts[0] ?? '');
  expect(data.events).toHaveLength(300);
  expect(extensions.more.map(({ path }: { path: string[] }) => path.join('.')).sort()).toEqual([
    'agency.events',
    'clients',
    'events',
  ]);
});
