import pg from 'pg';
import { beforeAll, describe, expect, test } from 'vitest';
import { insertCopies } from '@/db/testing/insert-copies';
import { useDatabase } from '@/db/testing/use-database';
import { listCandidates } from '@/lib/convocatories/candidates/queries';
import type { Actor } from '@/lib/core/actor';
import { listQuotations } from '@/lib/quotations/queries';
import { listTalents } from '@/lib/talents/queries';
import { BOGOTA } from '@/lib/testing/factories/agencies';
import { makeConvocatory } from '@/lib/testing/factories/convocatories';
import { makeAdministrator, makeAgencyUser } from '@/lib/testing/factories/identity';
import { makeQuotation } from '@/lib/testing/factories/quotations';
import { insertManyTalents } from '@/scripts/demo/talents/large-talents';

// What a page of a list reads does not grow with the table: each statement goes by an index, and stops at the page's
// end. docs/performance.md has the same at a million rows.

const own = useDatabase();
const TALENTS = 20_000;
const QUOTATIONS = 4_000;
/** Pages of 8 kB that the first and a deep page of fifty rows may touch; the table of talents alone has some 1,500. */
const MOST_PAGES = 900;
/** A hundred candidates are two reads, and each of them is looked up in the calls, bookings and profiles. */
const MOST_PAGES_OF_CANDIDATES = 2_000;

type Asked = { readonly text: string; readonly values: unknown[] };
type Plan = { readonly 'Node Type': string; readonly 'Relation Name'?: string; readonly Plans?: Plan[] };

let agencyUser: Actor;
let administrator: Actor;
let call: string;

/** The statements of a read, with their values. */
async function statementsOf(read: () => Promise<unknown>): Promise<Asked[]> {
  const send = pg.Client.prototype.query;
  const asked: Asked[] = [];
  pg.Client.prototype.query = function record(this: pg.Client, ...parts: unknown[]) {
    const [query, values] = parts as [{ text?: string }, unknown[] | undefined];
    if (query?.text?.startsWith('select')) asked.push({ text: query.text, values: values ?? [] });
    return Reflect.apply(send, this, parts);
  } as typeof send;
  try {
    await read();
  } finally {
    pg.Client.prototype.query = send;
  }
  return asked;
}

const relationsScanned = (plan: Plan): string[] => [
  ...(plan['Node Type'] === 'Seq Scan' ? [plan['Relation Name'] ?? ''] : []),
  ...(plan.Plans ?? []).flatMap(relationsScanned),
];

/** Pages touched by all statements of a read, and the tables that one of them read from end to end. */
async function costOf(read: () => Promise<unknown>): Promise<{ pages: number; scanned: string[] }> {
  let pages = 0;
  const scanned: string[] = [];
  for (const { text, values } of await statementsOf(read)) {
    const { rows } = await own.pool.query(`explain (analyze, buffers, format json) ${text}`, values);
    const { Plan: plan } = rows[0]['QUERY PLAN'][0];
    pages += plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
    scanned.push(...relationsScanned(plan));
  }
  return { pages, scanned };
}

beforeAll(async () => {
  const { actor, agency } = await makeAgencyUser(own.db);
  agencyUser = actor;
  administrator = (await makeAdministrator(own.db)).actor;
  call = (await makeConvocatory(own.db, { agency, cityId: BOGOTA, height: 190, colourEyes: 'Verdes' })).id;
  await insertManyTalents(own.pool, 1, TALENTS);
  const { id } = await makeQuotation(own.db, { agency, code: 999 });
  await insertCopies(
    own.pool,
    'quotations',
    `from quotations q, generate_series(1000, 1000 + $2::int) n, lateral
       jsonb_populate_record(q, jsonb_build_object('id', gen_random_uuid(), 'code', n)) copy where q.id = $1`,
    [id, QUOTATIONS],
  );
  await own.pool.query('vacuum analyze talents, talent_profiles, quotations');
}, 120_000);

describe('a page of talents goes by an index', () => {
  const READS: [string, () => Promise<unknown>, number?][] = [
    ['an agency, first page', () => listTalents(agencyUser)],
    ['an agency, a profile and gender', () => listTalents(agencyUser, { profileId: 3, gender: 'FEMENINO' })],
    ['an agency, a word', () => listTalents(agencyUser, { search: 'quiñones' })],
    ['the administrator, first page', () => listTalents(administrator)],
    ['the administrator, a word', () => listTalents(administrator, { search: 'garcia' })],
    [
      'the administrator, two letters that begin many words',
      () => listTalents(administrator, { search: 'va' }),
    ],
    ['the administrator, two letters that nobody has', () => listTalents(administrator, { search: 'xq' })],
    ['candidates of a call with wishes', () => listCandidates(agencyUser, call), MOST_PAGES_OF_CANDIDATES],
    [
      'candidates by a word',
      () => listCandidates(agencyUser, call, { search: 'mosquera' }),
      MOST_PAGES_OF_CANDIDATES,
    ],
  ];

  test.each(READS)('%s', async (_name, read, most = MOST_PAGES) => {
    const { pages, scanned } = await costOf(read);
    expect(scanned).not.toContain('talents');
    expect(pages).toBeLessThan(most);
  });

  test('the administrator, a deep page', async () => {
    const { rows } = await own.pool.query(
      'select id from talents order by created_at, id offset 500 limit 1',
    );
    const { pages, scanned } = await costOf(() => listTalents(administrator, { after: rows[0].id }));
    expect(scanned).not.toContain('talents');
    expect(pages).toBeLessThan(MOST_PAGES);
  });
});

test('two letters are looked for where words begin', async () => {
  const found = await listTalents(administrator, { search: 'va', limit: 100 });
  const begins = ({ name, lastname }: { name: string; lastname: string }) =>
    / va/i.test(` ${name} ${lastname}`);
  expect(found.length).toBe(100);
  expect(found.every(begins)).toBe(true);
});

test('the first page of quotations reads the page, not the agency', async () => {
  const { pages, scanned } = await costOf(() => listQuotations(agencyUser, { newest: true }));
  expect(scanned).not.toContain('quotations');
  expect(pages).toBeLessThan(400);
});
