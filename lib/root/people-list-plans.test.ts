import { beforeAll, expect, test } from 'vitest';
import { costOf } from '@/db/testing/explain-reads';
import { insertCopies } from '@/db/testing/insert-copies';
import { useDatabase } from '@/db/testing/use-database';
import type { Actor } from '@/lib/core/actor';
import { type ListPage, MOST_COUNTED } from '@/lib/core/list-page';
import { countRequests, listRequests } from '@/lib/habeas-data/requests/queries';
import { listContactViews } from '@/lib/habeas-data/views/queries';
import { countTalentInvitations, listTalentInvitations } from '@/lib/talents/invitations/queries';
import { listPhotoDecisions } from '@/lib/talents/photos/review/queries';
import { makeEvent } from '@/lib/testing/factories/events';
import { makeAdministrator, makeAgencyUser } from '@/lib/testing/factories/identity';
import { insertLargeLists, LARGE_LISTS } from '@/lib/testing/large-lists';

// The lists that grow with people, not with events: a page goes by an index and stops at its end, as in
// `list-plans.test.ts`.

const own = useDatabase();
const ROWS = 6_000;
/** Pages of 8 kB that one page of 21 rows may touch, with what is read beside each row. */
const MOST_PAGES = 400;

let agencyUser: Actor;
let administrator: Actor;
let reviewer: Actor;
let talentId: string;
const deep: Record<string, string> = {};

beforeAll(async () => {
  const { actor, agency, user } = await makeAgencyUser(own.db);
  agencyUser = actor;
  administrator = (await makeAdministrator(own.db)).actor;
  const { id: event } = await makeEvent(own.db, { agency });
  await insertCopies(
    own.pool,
    'events',
    `from events row, generate_series(1, $2::int) n, lateral jsonb_populate_record(row,
       jsonb_build_object('id', md5('event' || n)::uuid, 'quotation_id', null, 'code', null)) copy where row.id = $1`,
    [event, ROWS],
  );
  const made = await insertLargeLists(
    own.db,
    own.pool,
    { agencyId: agency.id, userId: user.id, eventId: event },
    ROWS,
  );
  talentId = made.talentId;
  reviewer = { kind: 'administrator', userId: made.reviewerId };
  await own.pool.query(
    'vacuum analyze events, talent_invitations, talent_photos, photo_decisions, data_requests, audit_entries',
  );
  for (const [table, order] of Object.entries(LARGE_LISTS)) {
    const { rows } = await own.pool.query(`select id from ${table} order by ${order} offset $1 limit 1`, [
      0.9 * ROWS,
    ]);
    deep[table] = String(rows[0].id);
  }
  const { rows } = await own.pool.query(
    'select id from data_requests where answered_at is not null order by answered_at desc offset $1 limit 1',
    [0.9 * ROWS],
  );
  deep.answered = rows[0].id;
});

const LISTS: [string, string, (page: ListPage) => Promise<readonly unknown[]>][] = [
  ['invitations', 'talent_invitations', (page) => listTalentInvitations(agencyUser, page)],
  ['decisions on photos', 'photo_decisions', (page) => listPhotoDecisions(administrator, page)],
  ["a reviewer's own", 'photo_decisions', (page) => listPhotoDecisions(reviewer, { own: true, ...page })],
  ['requests answered', 'answered', (page) => listRequests(administrator, { state: 'ANSWERED', ...page })],
  ['who saw a talent', 'audit_entries', (page) => listContactViews(administrator, talentId, page)],
];

async function check(read: () => Promise<unknown>): Promise<void> {
  const { pages, scanned } = await costOf(own.pool, read);
  expect(scanned.filter(({ rows }) => rows > 2 * MOST_COUNTED)).toEqual([]);
  expect(pages).toBeLessThan(MOST_PAGES);
}

test.each(LISTS)('%s: the first page, one far down, and the one before it', async (_name, list, read) => {
  const limit = 21;
  await check(() => read({ limit }));
  await check(() => read({ limit, after: deep[list] ?? '' }));
  await check(() => read({ limit, before: deep[list] ?? '' }));
  expect(await read({ limit, after: deep[list] ?? '' })).toHaveLength(limit);
});

test.each<[string, () => Promise<unknown>]>([
  ['requests that wait', () => listRequests(administrator, { limit: 21 })],
  ['the number of them', () => countRequests(administrator)],
  ['the number answered', () => countRequests(administrator, { state: 'ANSWERED' })],
  ['invitations in a state', () => listTalentInvitations(agencyUser, { state: 'OPENED', limit: 21 })],
  ['the number of invitations', () => countTalentInvitations(agencyUser)],
])('%s', (_name, read) => check(read));
