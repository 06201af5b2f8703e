import { createHash } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { costOf } from '@/db/testing/explain-reads';
import { insertCopies } from '@/db/testing/insert-copies';
import { useDatabase } from '@/db/testing/use-database';
import { listClaims } from '@/lib/claims/review/queries';
import type { Actor } from '@/lib/core/actor';
import { MOST_COUNTED } from '@/lib/core/list-page';
import { listSentMessages } from '@/lib/operations/sent/queries';
import { listBatches } from '@/lib/payouts/queries';
import { makeClaim, makeContract } from '@/lib/testing/factories/contracts';
import { makeConvocated } from '@/lib/testing/factories/convocatories';
import { makeAdministrator, makeAgencyUser } from '@/lib/testing/factories/identity';
import { insertManyTalents } from '@/scripts/demo/talents/large-talents';

// A page of what was sent, and of the claims inbox, reads the page and not the agency (as in list-plans.test.ts).

const own = useDatabase();
const ROWS = 10_000;
const MOST_PAGES = 400;

let agencyUser: Actor;
let administrator: Actor;
const deep = { message: '', claim: '' };
const about = { eventId: '', talentId: '' };

beforeAll(async () => {
  const { actor, agency } = await makeAgencyUser(own.db);
  agencyUser = actor;
  administrator = (await makeAdministrator(own.db)).actor;
  const convocated = await makeConvocated(own.db, { agency });
  const contract = await makeContract(own.db, { convocated, code: 1 });
  const claim = await makeClaim(own.db, { convocated, contract, code: 1 });
  Object.assign(about, { eventId: convocated.eventId, talentId: convocated.talentId });
  await insertManyTalents(own.pool, 1, ROWS);
  const copies = (table: string, of: string, changes: string) =>
    insertCopies(
      own.pool,
      table,
      `from ${table} row, (select id as talent, row_number() over (order by id) as n from talents where id <> $2) other,
         lateral jsonb_populate_record(row, jsonb_build_object('id', md5('${table}' || n)::uuid, 'talent_id', talent, ${changes})) copy
       where row.id = $1`,
      [of, convocated.talentId],
    );
  const placed = "'convocated_id', md5('convocateds' || n)::uuid, 'code', 1000 + n";
  await copies('convocateds', convocated.id, "'created_at', now()");
  await copies('contracts', contract.id, placed);
  await copies(
    'claims',
    claim.id,
    `${placed}, 'contract_id', md5('contracts' || n)::uuid, 'price', 1000 + n,
      'sent_at', now() - n * interval '1 hour', 'status', case when n % 2 = 0 then 'SENT' else 'PAID' end,
      'paid', case when n % 2 = 0 then 0 else 1000 + n end`,
  );
  await own.pool.query(
    `insert into messages (id, agency_id, kind, payload, channel, talent_id, event_id, status, created_at)
     select md5('message' || n)::uuid, $1, 'convocatories.talent-called', '{}', 'email',
       case when n % 2 = 0 then $3::uuid end, $2, 'SENT', now() - n * interval '1 minute'
     from generate_series(1, ${2 * ROWS}) n`,
    [agency.id, about.eventId, about.talentId],
  );
  const { rows } = await own.pool.query(
    "select md5('message9000')::uuid as message, md5('claims9000')::uuid as claim",
  );
  Object.assign(deep, rows[0]);
  const { userId } = actor;
  await own.pool.query(
    `insert into payout_batches (id, payer_kind, agency_id, number, state, currency_code, layout, item_count, total,
       created_by, approved_by, file_hash, created_at, closed_at)
     select md5('batch' || n)::uuid, 'AGENCY', $1, n, case when n % 100 = 0 then 'EXPORTED' else 'CLOSED' end, 'COP', 'csv',
       1, 1, $2, $2, 'a', now() - n * interval '1 hour', case when n % 100 > 0 then now() end
     from generate_series(1, ${ROWS}) n`,
    [agency.id, userId],
  );
  await own.pool.query('vacuum analyze talents, convocateds, contracts, claims, messages, payout_batches');
});

const PAGE = { limit: 21 };
const BATCH = createHash('md5').update('batch5000').digest('hex');
const READS: [string, () => Promise<readonly unknown[]>][] = [
  ['messages of an event', () => listSentMessages(agencyUser, { eventId: about.eventId })],
  ['messages of an event, deep', () => listSentMessages(agencyUser, about, { after: deep.message })],
  ['messages to a talent', () => listSentMessages(agencyUser, { talentId: about.talentId })],
  [
    'messages to a talent, of all agencies',
    () => listSentMessages(administrator, { talentId: about.talentId }),
  ],
  ['claims by when they were sent', () => listClaims(agencyUser, PAGE)],
  ['claims by when they were sent, deep', () => listClaims(agencyUser, { ...PAGE, after: deep.claim })],
  ['claims to review', () => listClaims(agencyUser, { status: 'SENT', ...PAGE })],
  ['batches to pay', () => listBatches(agencyUser, { view: 'open', ...PAGE })],
  ['batches that were paid', () => listBatches(agencyUser, { view: 'paid', ...PAGE })],
  [
    'batches, deep',
    () =>
      listBatches(agencyUser, { ...PAGE, after: BATCH.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-') }),
  ],
  ['claims by price', () => listClaims(agencyUser, { sort: 'price', ...PAGE })],
];

test.each(READS)('%s', async (_name, read) => {
  let found: readonly unknown[] = [];
  const { pages, scanned } = await costOf(own.pool, async () => {
    found = await read();
  });
  expect(found.length).toBeGreaterThan(20);
  expect(scanned.filter(({ rows }) => rows > 2 * MOST_COUNTED)).toEqual([]);
  expect(pages).toBeLessThan(MOST_PAGES);
});
