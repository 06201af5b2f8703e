import { beforeAll, describe, expect, test } from 'vitest';
import { costOf as explain } from '@/db/testing/explain-reads';
import { insertCopies } from '@/db/testing/insert-copies';
import { useDatabase } from '@/db/testing/use-database';
import { listActivity } from '@/lib/agencies/activity/queries';
import { readAgencyFigures } from '@/lib/analytics/queries';
import { readReport } from '@/lib/analytics/report/queries';
import { listReportRows } from '@/lib/analytics/report/rows';
import { catchUp } from '@/lib/analytics/rollup/fold';
import { countClients, listClientOverviews } from '@/lib/clients/client-overview';
import { readClientsOfAgency } from '@/lib/clients/queries';
import { listCandidates } from '@/lib/convocatories/candidates/queries';
import type { Actor } from '@/lib/core/actor';
import { MOST_COUNTED } from '@/lib/core/list-page';
import { findLatestEvents, readEventsOfAgency } from '@/lib/events/events-of-agency';
import { countEvents, listEvents } from '@/lib/events/queries';
import { findNewestQuotations, listByStatus, totalsByStatus } from '@/lib/quotations/listing/queries';
import { countQuotations, listQuotations } from '@/lib/quotations/queries';
import { listTalents } from '@/lib/talents/queries';
import { listReviewedTalents } from '@/lib/talents/talents-in-review';
import { BOGOTA } from '@/lib/testing/factories/agencies';
import { makeConvocatory } from '@/lib/testing/factories/convocatories';
import { makeEvent } from '@/lib/testing/factories/events';
import { makeAdministrator, makeAgencyUser } from '@/lib/testing/factories/identity';
import { insertManyTalents } from '@/scripts/demo/talents/large-talents';

// What a page of a list reads does not grow with the table: each statement goes by an index, and stops at the page's
// end. `npm run bench:lists` has the same at a million talents, and docs/performance.md its figures.

const own = useDatabase();
const TALENTS = 20_000;
const QUOTATIONS = 4_000;
/** Pages of 8 kB that the first and a deep page of fifty rows may touch; the table of talents alone has some 1,500. */
const MOST_PAGES = 900;
/** A hundred candidates are two reads, and each of them is looked up in the calls, bookings and profiles. */
const MOST_PAGES_OF_CANDIDATES = 2_000;

let agencyUser: Actor;
let administrator: Actor;
let agencyId: string;
let call: string;

/** Pages touched by all statements of a read, and the tables that one of them read from end to end. */
async function costOf(read: () => Promise<unknown>): Promise<{ pages: number; scanned: string[] }> {
  const { pages, scanned } = await explain(own.pool, read);
  return { pages, scanned: scanned.filter(({ rows }) => rows > 2 * MOST_COUNTED).map(({ table }) => table) };
}

beforeAll(async () => {
  const { actor, agency } = await makeAgencyUser(own.db);
  agencyUser = actor;
  agencyId = agency.id;
  administrator = (await makeAdministrator(own.db)).actor;
  call = (await makeConvocatory(own.db, { agency, cityId: BOGOTA, height: 190, colourEyes: 'Verdes' })).id;
  await insertManyTalents(own.pool, 1, TALENTS);
  const { quotationId, id } = await makeEvent(own.db, { agency });
  const many = async (table: string, changes: string, of: string) =>
    insertCopies(
      own.pool,
      table,
      `from ${table} row, generate_series(1000, 1000 + $2::int) n, lateral jsonb_populate_record(row, ${changes}) copy
       where row.id = $1`,
      [of, QUOTATIONS],
    );
  // Every second one has an event; one in four was rejected.
  await many(
    'quotations',
    `jsonb_build_object('id', md5('quotation' || n)::uuid, 'code', n, 'name_event', 'Feria ' || n,
      'state_id', case when n % 4 = 1 then 64 else 63 end, 'start_date', now() - n * interval '1 hour',
      'end_date', now() - n * interval '1 hour', 'last_opened_at', now() - n * interval '1 hour',
      'sent_at', now() - n * interval '3 hours', 'accepted_at', now() - n * interval '3 hours',
      'valid_until', now() - n * interval '3 hours')`,
    quotationId,
  );
  await many(
    'events',
    `jsonb_build_object('id', md5('event' || n)::uuid, 'quotation_id', md5('quotation' || n)::uuid, 'code', n,
      'name', 'Feria ' || n, 'state_id', 36, 'start_date', now() - n * interval '1 hour',
      'end_date', now() - n * interval '1 hour')`,
    id,
  );
  await catchUp(20);
  await own.pool.query(
    'vacuum analyze talents, talent_profiles, quotations, events, analytics_entries, analytics_months',
  );
});

describe('a page of talents goes by an index', () => {
  const READS: [string, () => Promise<unknown>, number?][] = [
    ['an agency, first page', () => listTalents(agencyUser)],
    ['an agency, a profile and gender', () => listTalents(agencyUser, { profileId: 3, gender: 'FEMENINO' })],
    ['an agency, a word', () => listTalents(agencyUser, { search: 'quiñones' })],
    ['an agency, a telephone', () => listTalents(agencyUser, { search: '+57 300 123 4567' })],
    ['an agency, a document', () => listTalents(agencyUser, { search: '1.020.304.050' })],
    ['the administrator, a telephone', () => listTalents(administrator, { search: '300 123 4567' })],
    ['the administrator, a mail', () => listTalents(administrator, { search: 'nadie@prueba.example' })],
    ['the administrator, first page', () => listTalents(administrator)],
    ['the administrator, a word', () => listTalents(administrator, { search: 'garcia' })],
    [
      'the administrator, two letters that begin many words',
      () => listTalents(administrator, { search: 'va' }),
    ],
    ['the administrator, two letters that nobody has', () => listTalents(administrator, { search: 'xq' })],
    ['the administrator, a city', () => listReviewedTalents(administrator, { cityId: 2 })],
    [
      'the administrator, a city and height nobody has',
      () => listTalents(administrator, { cityId: 2, minHeight: 220 }),
    ],
    ['the administrator, a height nobody has', () => listTalents(administrator, { minHeight: 220 })],
    [
      'an agency, a profile, gender, age and height',
      () =>
        listTalents(agencyUser, { profileId: 3, gender: 'FEMENINO', minAge: 20, maxAge: 25, minHeight: 175 }),
    ],
    ['an agency, eyes and hair', () => listTalents(agencyUser, { eyeColour: 'Verde', hairColour: 'Rubio' })],
    [
      'an agency, a language and level',
      () => listTalents(agencyUser, { language: 'Inglés', languageLevel: 'Avanzado' }),
    ],
    ['an agency, a skill', () => listTalents(agencyUser, { skill: '3:Salsa' })],
    ['an agency, a skill that nobody has', () => listTalents(agencyUser, { profileId: 3, skill: '4:Salsa' })],
    ['an agency, a waist that nobody has', () => listTalents(agencyUser, { maxWaist: 40 })],
    ['an agency, an age that nobody has', () => listTalents(agencyUser, { minAge: 90, cityId: 1 })],
    ['an agency, its own alone', () => listTalents(agencyUser, { exclusive: true })],
    ['an agency, with a photo', () => listTalents(agencyUser, { photo: true })],
    ['an agency, a wrong letter', () => listTalents(agencyUser, { search: 'quiñonez' })],
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

const PAGE = { limit: 21 } as const;
const NEWEST = { newest: true, ...PAGE } as const;
const [deepQuotation, deepEvent] = [{ after: '' }, { after: '' }];

describe("an agency's page reads the page, not the agency", () => {
  beforeAll(async () => {
    const ids = "select md5('quotation4000')::uuid as quotation, md5('event4000')::uuid as event";
    const { rows } = await own.pool.query(ids);
    deepQuotation.after = rows[0].quotation;
    deepEvent.after = rows[0].event;
  });

  const sorts = ['code', 'client', 'event', 'date', 'total', 'state', 'opened', 'updated'] as const;
  const READS: [string, () => Promise<unknown>, number?][] = [
    ...sorts.flatMap((sort): [string, () => Promise<unknown>][] => [
      [`quotations by ${sort}`, () => listQuotations(agencyUser, { ...NEWEST, sort })],
      [
        `quotations by ${sort}, deep`,
        () => listQuotations(agencyUser, { ...NEWEST, sort, ...deepQuotation }),
      ],
    ]),
    ['quotations of a status', () => listQuotations(agencyUser, { ...NEWEST, status: 64 })],
    ['quotations nobody voided', () => listQuotations(agencyUser, { ...NEWEST, status: 'VOIDED' })],
    ['quotations opened lately', () => listQuotations(agencyUser, { ...NEWEST, opened: 'LATELY' })],
    ['quotations, page 100 of GraphQL', () => listQuotations(agencyUser, { skip: 99 * 25 })],
    ['the board', () => listByStatus(agencyUser, { newest: true }, [{ status: 63, limit: 12 }])],
    ['the totals of each status', () => totalsByStatus(agencyUser, { newest: true }), 3_000],
    ['how many quotations there are', () => countQuotations(agencyUser, {})],
    ...(['date', 'name', 'code', 'client'] as const).flatMap((sort): [string, () => Promise<unknown>][] => [
      [`events by ${sort}`, () => listEvents(agencyUser, { sort, ...PAGE })],
      [
        `events by ${sort}, deep`,
        () => listEvents(agencyUser, { sort, descending: true, ...PAGE, ...deepEvent }),
      ],
    ]),
    ...['feria', 'cot-04321', 'COT-4321', '#4321', '300 987 6543', 'feria 3009876543', 'xq'].flatMap(
      (search): [string, () => Promise<unknown>][] => [
        [`quotations by «${search}»`, () => listQuotations(agencyUser, { ...NEWEST, search })],
        [`events by «${search}»`, () => listEvents(agencyUser, { search, ...PAGE })],
      ],
    ),
    ['a report', () => readReport(agencyUser)],
    ['a report of all agencies', () => readReport(administrator)],
    ['rows behind a figure', () => listReportRows(agencyUser, { measure: 'CITY' })],
    ['rows behind a stage', () => listReportRows(agencyUser, { measure: 'FUNNEL', key: 'SENT' })],
    ['rows behind a key', () => listReportRows(agencyUser, { measure: 'CITY', key: String(BOGOTA) })],
    ['rows of all agencies', () => listReportRows(administrator, { measure: 'CITY' })],
    ['events to come', () => listEvents(agencyUser, { when: 'upcoming', ...PAGE })],
    ['past events', () => listEvents(agencyUser, { when: 'past', ...PAGE })],
    [
      'events by a word and a telephone',
      () => listEvents(agencyUser, { search: 'feria 3009876543', ...PAGE }),
    ],
    [
      'events of some days',
      () =>
        listEvents(agencyUser, {
          during: {
            from: new Date(Date.now() - 86_400_000 * 60),
            to: new Date(Date.now() - 86_400_000 * 59),
          },
        }),
    ],
    ['how many events are past', () => countEvents(agencyUser, { when: 'past' })],
    ['the latest of an agency', () => findLatestEvents(administrator, [agencyId], { limit: 300 }), 2_500],
    ["an agency's events", () => readEventsOfAgency(administrator, agencyId, PAGE)],
    ['clients', () => listClientOverviews(agencyUser, PAGE), 2_000],
    ['clients by a telephone', () => listClientOverviews(agencyUser, { search: '300 987 6543', ...PAGE })],
    ['how many clients there are', () => countClients(agencyUser)],
    ["an agency's clients", () => readClientsOfAgency(administrator, agencyId, PAGE)],
    ['activity', () => listActivity(agencyUser)],
    ['the figures of the dashboard', () => readAgencyFigures(agencyUser), 2_500],
  ];

  test.each(READS)('%s', async (_name, read, most = 400) => {
    const { pages, scanned } = await costOf(read);
    expect(scanned).toEqual([]);
    expect(pages).toBeLessThan(most);
  });
});

test('the newest hundred of an agency are looked up, each with its event', async () => {
  const { pages } = await costOf(() => findNewestQuotations(administrator, [agencyId], { limit: 100 }));
  expect(pages).toBeLessThan(1_500);
});

test('numbers are counted to a thousand, and what is more is not added up', async () => {
  const totals = await totalsByStatus(agencyUser, { newest: true });
  expect(totals.get(63)).toMatchObject({ count: MOST_COUNTED + 1, pesos: null });
  expect(totals.get(64)).toMatchObject({ count: 1_000, pesos: expect.any(Number) });
  expect(await countEvents(agencyUser)).toBe(MOST_COUNTED + 1);
});
