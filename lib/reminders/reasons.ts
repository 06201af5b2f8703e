import { type SQL, sql } from 'drizzle-orm';
import { agencies } from '@/db/schema';
import { CONTRACT_PAPER_KINDS } from '@/db/values/contract-papers';
import type { ReminderReason } from '@/db/values/reminders';
import { mayContract } from '@/lib/agencies/may-contract';
import { talentConfirmed } from '@/lib/convocatories/notices';
import {
  AGENCY,
  APPLICATION,
  CLOSED_EVENT_STATES,
  CONVOCATED,
  CONVOCATORY,
  EVENT,
  TALENT,
} from '@/lib/core/states';
import { CLAIM_DAYS, NOT_TAKEN_DAYS } from './rules';

const numbers = (ids: readonly number[]): SQL => sql.raw(ids.join(', '));

/** Places of agencies that may work, of talents who are there. */
const PLACES = sql`
  events e
  join agencies a on a.id = e.agency_id and a.state_id not in (${numbers([AGENCY.INACTIVE, AGENCY.SUSPENDED])})
  join convocateds v on v.event_id = e.id and v.agency_id = e.agency_id
  join convocatories c on c.id = v.convocatory_id
  join cities p on p.id = e.city_id
  join talents t on t.id = v.talent_id and t.state_id <> ${sql.raw(`${TALENT.SUSPENDED}`)} and t.erased_at is null`;

const CONFIRMED = sql`
  ${PLACES} join talent_bookings b on b.convocated_id = v.id and b.kind = 'CONFIRMED'`;

const isConfirmed = sql`v.state_id = ${sql.raw(`${CONVOCATED.CONFIRMED}`)}`;
const isOpen = (now: string): SQL =>
  sql`e.end_date >= ${now}::timestamptz and e.state_id not in (${numbers(CLOSED_EVENT_STATES)})`;

/** The contract can be signed: nobody is reminded of what the agency keeps from being done. */
const agencyMay = sql`exists (
  select from ${agencies} where ${agencies.id} = e.agency_id and ${mayContract(sql`e.created_by`)})`;

/** When a place was last asked to sign: confirmed, and told so since; never while that message still waits. */
const askedToSign = sql`greatest(b.created_at, (
  select max(case when m.status = 'QUEUED' then 'infinity' else m.sent_at end) from messages m
  where m.talent_id = v.talent_id and m.created_at >= b.created_at
    and m.kind = ${talentConfirmed.kind} and m.payload ->> 'convocatedId' = v.id::text))`;

const KINDS = sql.raw(`array[${CONTRACT_PAPER_KINDS.map((kind) => `'${kind}'`).join(', ')}]`);

/** The kinds of papers that are neither there nor good until the last day of the event. */
export const missingKinds = sql`
  select kind.kind from unnest(${KINDS}) as kind (kind)
  left join talent_papers o on o.talent_id = v.talent_id and o.kind = kind.kind and o.replaced_at is null
  where case when o.id is null
    then not exists (select 1 from contract_documents d
      where d.event_id = v.event_id and d.talent_id = v.talent_id and d.kind = kind.kind)
    else o.expires_on < (e.end_date at time zone p.time_zone)::date end`;

/** When the last place of a call's need was given, null while one is free. */
const FILLED = sql`
  join event_personals n on n.id = c.event_personal_id
  cross join lateral (
    select case when count(*) >= n.quantity then max(b.created_at) end as at from talent_bookings b
    join convocateds x on x.id = b.convocated_id join convocatories o on o.id = x.convocatory_id
    where o.event_personal_id = n.id and b.kind = 'CONFIRMED') as filled`;

/** When it was sure that a talent who had said yes is not taken: all places are given, or its call began. */
const notTakenAt = sql`case
  when v.state_id = ${sql.raw(`${CONVOCATED.RESERVE}`)} then c.start_date
  when filled.at is null then c.start_date
  else least(c.start_date, greatest(filled.at, v.replied_at)) end`;

/**
 * The places for which a reason holds at a moment: `anchor` is when it began, or the event begins, and `since` from when
 * on it is worth telling.
 */
const HOLDS: Readonly<Record<ReminderReason, (now: string) => SQL>> = {
  UNANSWERED_CALL: (now) => sql`
    select v.id, greatest(v.created_at, v.reminded_at) as anchor, null::timestamptz as since from ${PLACES}
    where ${isOpen(now)} and v.state_id = ${sql.raw(`${CONVOCATED.CALLED}`)}
      and v.application_state_id = ${sql.raw(`${APPLICATION.PENDING}`)} and v.reply is null
      and c.state_id = ${sql.raw(`${CONVOCATORY.OPEN}`)} and coalesce(c.deadline, c.end_date) >= ${now}::timestamptz`,
  UNSIGNED_CONTRACT: (now) => sql`
    select v.id, ${askedToSign} as anchor, null::timestamptz as since from ${CONFIRMED}
    where ${isOpen(now)} and ${isConfirmed} and ${agencyMay}
      and not exists (select 1 from contracts k where k.convocated_id = v.id and k.voided_at is null)`,
  // Until it has signed, the reminder of that says which papers it lacks: both are done on one page.
  MISSING_DOCUMENT: (now) => sql`
    select v.id, b.created_at as anchor, null::timestamptz as since from ${CONFIRMED}
    where ${isOpen(now)} and ${isConfirmed} and exists (${missingKinds})
      and (exists (select 1 from contracts k where k.convocated_id = v.id and k.voided_at is null)
        or exists (select 1 from reminder_rules r
          where r.agency_id = v.agency_id and r.reason = 'UNSIGNED_CONTRACT' and not r.is_on))`,
  EVENT_TOMORROW: (now) => sql`
    select v.id, c.start_date as anchor, b.created_at as since from ${CONFIRMED}
    where ${isOpen(now)} and ${isConfirmed} and c.start_date > ${now}::timestamptz`,
  MISSING_CLAIM: (now) => sql`
    select v.id, e.end_date as anchor, null::timestamptz as since from ${PLACES}
    where e.end_date < ${now}::timestamptz and e.end_date > ${now}::timestamptz - interval '${sql.raw(`${CLAIM_DAYS}`)} days'
      and e.state_id not in (${numbers([EVENT.CANCELLED, EVENT.EXPIRED])}) and ${isConfirmed}
      and exists (select 1 from contracts k where k.convocated_id = v.id and k.voided_at is null)
      and not exists (select 1 from claims m where m.convocated_id = v.id)`,
  // Who is in reserve may still be needed until the call begins.
  NOT_TAKEN: (now) => sql`
    select v.id, ${notTakenAt} as anchor, null::timestamptz as since from ${PLACES} ${FILLED}
    where c.start_date > ${now}::timestamptz - interval '${sql.raw(`${NOT_TAKEN_DAYS}`)} days'
      and e.state_id not in (${numbers([EVENT.CANCELLED, EVENT.EXPIRED])})
      and v.application_state_id = ${sql.raw(`${APPLICATION.ACCEPTED}`)}
      and v.state_id in (${numbers([CONVOCATED.CALLED, CONVOCATED.RESERVE])})
      and ${notTakenAt} <= ${now}::timestamptz
      and not exists (select 1 from convocateds y where y.event_id = v.event_id and y.talent_id = v.talent_id
        and y.state_id = ${sql.raw(`${CONVOCATED.CONFIRMED}`)})`,
};

/** The places for which a reason holds: id, anchor, since. */
export const placesFor = (reason: ReminderReason, now: Date): SQL => HOLDS[reason](now.toISOString());

/** The same of one place. */
export const placeFor = (reason: ReminderReason, now: Date, convocatedId: string): SQL =>
  sql`${placesFor(reason, now)} and v.id = ${convocatedId}`;
