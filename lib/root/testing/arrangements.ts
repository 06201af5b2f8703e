import { type SQL, sql } from 'drizzle-orm';
import type { Tenant } from '@/lib/testing/tenant';

type Arrangement = (own: Tenant) => SQL;

export const inState =
  (state: number): Arrangement =>
  (own) =>
    sql`update agencies set state_id = ${state} where id = ${own.agency}`;

/** Called two days ago, and silent since. */
export const unanswered: Arrangement = (own) => sql`
  update convocateds set state_id = 1811, application_state_id = 1814, reply = null,
    created_at = now() - interval '2 days' where id = ${own.convocated}`;

/** Signed, under the id of its place, and without a PDF or a job that makes one. */
export const undrawn: Arrangement = (own) => sql`
  insert into contracts (id, agency_id, event_id, talent_id, convocated_id, code, contract_type_id, date_contract,
    habeas_data_accepted_at, clauses_accepted_at, signed_at, snapshot, snapshot_hash)
  select id, agency_id, event_id, talent_id, id, 1, 51, now(), now(), now(), now(), '{}', ''
  from convocateds where id = ${own.convocated}`;
