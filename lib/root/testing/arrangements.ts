import { type SQL, sql } from 'drizzle-orm';
import { encrypt } from '@/lib/platform/encryption';
import type { Tenant } from '@/lib/testing/tenant';

export type Arrangement = (own: Tenant) => SQL;

export const inState =
  (state: number): Arrangement =>
  (own) =>
    sql`update agencies set state_id = ${state} where id = ${own.agency}`;

/** The client has a contact, under the id of the agency's place. */
export const contacted: Arrangement = ({ agency, client, convocated }) => sql`
  insert into client_contacts (id, agency_id, client_id, name) values (${convocated}, ${agency}, ${client}, 'Ana')`;

/** The client has a brand, under the id of the agency's place. */
export const branded: Arrangement = ({ agency, client, convocated }) => sql`
  insert into final_clients (id, agency_id, client_id, name) values (${convocated}, ${agency}, ${client}, 'Marca')`;

/** The event needs more people, for whom there is no call, under the id of the agency's place. */
export const needing: Arrangement = ({ agency, event, convocated }) => sql`
  insert into event_personals (id, agency_id, event_id, profile_id, gender, quantity, budget, start_date, end_date)
  select ${convocated}, ${agency}, id, 1, 'FEMENINO', 1, 5, start_date, end_date from events where id = ${event}`;

/** An event without a quotation and calls, under the id of the agency's place. */
export const ownEvent: Arrangement = ({ agency, convocated, event }) => sql`
  insert into events (id, agency_id, name, state_id, start_date, end_date, city_id)
  select ${convocated}, ${agency}, 'Propio', 33, start_date, end_date, city_id from events where id = ${event}`;

/** The client is asked for an advance, and that is where it is. */
export const advanceIn =
  (state: 'ASKED' | 'PROVEN' | 'RECEIVED'): Arrangement =>
  ({ agency, client, event }) =>
    sql`
  with reachable as (update clients set email_producer = 'ana@cliente.co' where id = ${client} and agency_id = ${agency})
  update events set value_advance = 5, advance_asked_at = now(),
    url_advance = ${state === 'ASKED' ? null : 'https://banco.co/1'},
    valid_advance = ${state === 'RECEIVED'}, advance_paid_at = case when ${state === 'RECEIVED'} then now() end
  where id = ${event}`;

/** The talent was confirmed for the event, which is over. */
export const worked: Arrangement = ({ convocated, event }) => sql`
  with confirmed as (update convocateds set state_id = 1813 where id = ${convocated})
  update events set start_date = now() - interval '3 days', end_date = now() - interval '2 days' where id = ${event}`;

/** The agency rated the talent's work. */
export const rated: Arrangement = ({ convocated }) => sql`
  insert into talent_ratings (agency_id, event_id, convocated_id, talent_id, punctuality, presence, work)
  select agency_id, event_id, id, talent_id, 5, 5, 5 from convocateds where id = ${convocated}`;

/** The client has a note, under the id of the agency's place. */
export const noted: Arrangement = ({ agency, client, convocated }) => sql`
  insert into client_notes (id, agency_id, client_id, text) values (${convocated}, ${agency}, ${client}, 'Nota')`;

/** There is a second client, under the id of the agency's place. */
export const doubled: Arrangement = ({ agency, convocated }) => sql`
  insert into clients (id, agency_id, name, state_id) values (${convocated}, ${agency}, 'Cliente doble', 52)`;

/** Called two days ago, and silent since. */
export const unanswered: Arrangement = (own) => sql`
  update convocateds set state_id = 1811, application_state_id = 1814, reply = null,
    created_at = now() - interval '2 days' where id = ${own.convocated}`;

/** Discarded a moment ago, who was only called before. */
export const justDiscarded: Arrangement = ({ agency, convocated }) => sql`
  with discarded as (update convocateds set state_id = 1812 where id = ${convocated})
  insert into audit_entries (agency_id, actor_kind, entity, entity_id, action, from_state, to_state)
  values (${agency}, 'agencyUser', 'convocated', ${convocated}, 'decide', '1811', '1812')`;

/** The agency calls in waves, under the id of a place: nobody yet, and nobody for three hours. */
export const inWaves =
  (status: string): Arrangement =>
  ({ agency, event, convocatory, convocated, free }) =>
    sql`
  with plan as (
    insert into wave_plans (id, agency_id, event_id, convocatory_id, status, size, hours, next_at, started_by)
    select ${convocated}, ${agency}, ${event}, ${convocatory}, ${status}, 1, 3, now() + interval '3 hours', user_id
    from agency_users where agency_id = ${agency} limit 1)
  insert into wave_places (agency_id, plan_id, talent_id, position) values (${agency}, ${convocated}, ${free}, 0)`;

/** Signed, under the id of its place, and without a PDF or a job that makes one. */
export const undrawn: Arrangement = (own) => sql`
  insert into contracts (id, agency_id, event_id, talent_id, convocated_id, code, contract_type_id, date_contract,
    habeas_data_accepted_at, clauses_accepted_at, signed_at, snapshot, snapshot_hash)
  select id, agency_id, event_id, talent_id, id, 1, 51, now(), now(), now(), now(), '{}', ''
  from convocateds where id = ${own.convocated}`;

type ClaimIn = { readonly thirdParty?: boolean; readonly isInBatch?: boolean };

const CLAIM_SNAPSHOT = JSON.stringify({
  agency: { name: 'Agencia', documentType: 'NIT', identification: '1' },
  event: { name: 'Evento' },
  talent: { documentType: 'CC' },
});

/**
 * Parts of a statement, the last of them `claim`: the talent has claimed its pay under the id of its place, and the claim
 * is in that state; in the batch of that id where asked.
 */
export const claimParts = (
  own: Tenant,
  state: string,
  { thirdParty = false, isInBatch = false }: ClaimIn = {},
): SQL => sql`
  place as (select * from convocateds where id = ${own.convocated}),
  signed as (
    insert into contracts (id, agency_id, event_id, talent_id, convocated_id, code, contract_type_id, date_contract,
      habeas_data_accepted_at, clauses_accepted_at, signed_at, snapshot, snapshot_hash)
    select id, agency_id, event_id, talent_id, id, 1, 51, now(), now(), now(), now(), '{}', '' from place
    on conflict do nothing returning id),
  claim as (
    insert into claims (id, agency_id, event_id, convocatory_id, convocated_id, talent_id, contract_id, code, number,
      date, activities, price, currency_code, bank_id, account_type, account_encrypted, account_last_digits, third_party,
      name, identification, phone, address, email, snapshot, status, returned_reason, paid, payout_batch_id)
    select place.id, agency_id, event_id, convocatory_id, place.id, talent_id, signed.id, 1, 1, '2026-01-02', 'Modelaje',
      5, 'COP', 1, 'AHORROS', ${encrypt('0012344321', own.convocated)}, '4321', ${thirdParty}, ${own.marker}, '1', '1',
      'Calle', 'a@prueba.co', ${CLAIM_SNAPSHOT}::jsonb, ${state}, '', case when ${state} = 'PAID' then 5 else 0 end,
      ${isInBatch ? own.convocated : null}::uuid
    from place, signed on conflict do nothing returning *)`;

/** The talent has claimed its pay under the id of its place, and the claim is in that state. */
export const claimed =
  (state: string, more?: ClaimIn): Arrangement =>
  (own) =>
    sql`with ${claimParts(own, state, more)} select id from claim`;

/** The talent has a certificate of 2026, under the id of its place, that is drawn. */
export const certifiedTo: Arrangement = ({ agency, convocated, talent, marker }) => sql`
  with drawn as (
    insert into files (id, kind, agency_id, talent_id, key, name, mime, size, sha256)
    values (${convocated}, 'WITHHOLDING_CERTIFICATE', ${agency}, ${talent}, ${marker}, 'c.pdf', 'application/pdf', 1, '')
    on conflict do nothing)
  insert into withholding_certificates (id, agency_id, talent_id, year, third_party, code, snapshot, content_hash, pdf_file_id)
  values (${convocated}, ${agency}, ${talent}, 2026, false, 1, '{}', '', ${convocated}) on conflict do nothing`;

/** A call sheet is written. */
export const sheeted: Arrangement = ({ agency, event }) =>
  sql`insert into call_sheets (event_id, agency_id) values (${event}, ${agency})`;

/** Event and call are today, from midnight to midnight in Bogotá. */
export const happening: Arrangement = ({ event }) => sql`
  with today as (select date_trunc('day', now(), 'America/Bogota') as start),
  called as (
    update convocatories set start_date = today.start, end_date = today.start + interval '1439 minutes'
    from today where event_id = ${event})
  update events set start_date = today.start, end_date = today.start + interval '1439 minutes'
  from today where id = ${event}`;

/** The desk of the event has a note, under the id of the agency's place. */
export const writtenAtDesk: Arrangement = ({ agency, event, convocated }) => sql`
  insert into desk_notes (id, agency_id, event_id, day, text, user_id, pressed_at)
  select ${convocated}, ${agency}, ${event}, now()::date, 'Nota', user_id, now()
  from agency_users where agency_id = ${agency} and role = 'OWNER'`;

/** The agency brought its talent. */
export const brought: Arrangement = ({ agency, talent }) =>
  sql`update talents set brought_by_agency_id = ${agency} where id = ${talent}`;

export const talentInState =
  (state: number): Arrangement =>
  ({ talent }) =>
    sql`update talents set state_id = ${state} where id = ${talent}`;

/** The same, with a secondary profile under the id of its place. */
export const profiled: Arrangement = ({ agency, talent, convocated }) => sql`
  with added as (
    insert into talent_profiles (id, talent_id, profile_id, main) values (${convocated}, ${talent}, 5, false))
  update talents set brought_by_agency_id = ${agency} where id = ${talent}`;

/** Everybody of the agency, and each administrator, has saved a search, under the id of its session. */
export const searching: Arrangement = ({ agency }) => sql`
  insert into saved_searches (id, agency_id, user_id, name, filters)
  select id, agency_id, user_id, 'Búsqueda', '{}' from user_sessions
  where user_id is not null and (agency_id = ${agency} or agency_id is null)
  on conflict do nothing`;

/** The talent has blocked days, under the id of its place. */
export const away: Arrangement = ({ talent, convocated }) => sql`
  insert into talent_blocked_days (id, talent_id, first_day, last_day)
  values (${convocated}, ${talent}, '2027-03-01', '2027-03-04')`;

/** Somebody is named who answers for the talent. */
export const guarded: Arrangement = ({ talent }) => sql`
  insert into talent_guardians
    (talent_id, name, lastname, relationship, document_type_id, identification, email, phone)
  values (${talent}, 'Marta', 'Ruiz', 'MADRE', 1, '52111222', 'marta@acudiente.co', '3009876543')`;

/** The same, who has consented, or the talent itself to something else. */
export const withConsent =
  (purpose: string): Arrangement =>
  (own) =>
    sql`
  with consented as (
    insert into talent_consents (talent_id, purpose, version, given_by)
    values (${own.talent}, ${purpose}, 1, 'TALENT'))
  ${guarded(own)}`;

/** The talent has a photo in that state, under the id of its place, whose row the SQL after it may name `photo`. */
const photo = ({ talent, convocated }: Tenant, state: number): SQL => sql`
  with file as (
    insert into files (talent_id, kind, key, name, mime, size, sha256)
    values (${talent}, 'TALENT_PHOTO', ${crypto.randomUUID()}, 'foto.jpg', 'image/jpeg', 1, '') returning id),
  photo as (
    insert into talent_photos (id, talent_id, file_id, type, state_id)
    select ${convocated}, ${talent}, id, 'GALLERY', ${state} from file returning id, talent_id)`;

export const photographed: Arrangement = (own) => sql`${photo(own, 81)} select from photo`;

/** The same, of a talent that the agency brought. */
export const broughtWithPhoto: Arrangement = (own) => sql`${photo(own, 81)}, brought as (${brought(own)})
  select from photo`;

/** The same, of an approved photo. */
export const broughtWithApproved: Arrangement = (own) => sql`${photo(own, 82)}, brought as (${brought(own)})
  select from photo`;

/** A photo that the administrator who came last approved. */
export const decided: Arrangement = (own) => sql`${photo(own, 82)}
  insert into photo_decisions (photo_id, talent_id, reviewer_id, from_state_id, to_state_id)
  select id, talent_id, (select id from users where is_administrator order by created_at desc limit 1), 81, 82
  from photo`;

/** Somebody has asked something of its data, under the id of a place. */
export const asked: Arrangement = ({ convocated, talent }) => sql`
  insert into data_requests (id, kind, source, talent_id, name, email, text, received_on, first_due_on, due_on)
  values (${convocated}, 'CONSULTA', 'TALENT', ${talent}, 'Luz', 'luz@prueba.co', 'Datos', current_date,
    current_date + 14, current_date + 14)`;
/** The owner of the agency waits for a call of support, under the id of a place. */
export const askedSupport: Arrangement = ({ agency, convocated, members }) => sql`
  insert into support_requests (id, agency_id, user_id, phone, dialing_code)
  values (${convocated}, ${agency}, ${members.owner.userId}, '3001234567', '57') on conflict do nothing`;

/** The import of the agency is in that state; its row waits. */
export const importWith =
  (column: 'kind' | 'state', value: string): Arrangement =>
  (own) =>
    sql`update imports set ${sql.raw(column)} = ${value} where id = ${own.import}`;

/** A talent whom nobody called has applied to the call, under the id of the agency's place. */
export const applied: Arrangement = ({ agency, event, convocatory, convocated, free }) => sql`
  insert into call_applications
    (id, agency_id, event_id, convocatory_id, talent_id, start_date, end_date, budget, applied_at)
  select ${convocated}, ${agency}, ${event}, id, ${free}, start_date, end_date, 0, now()
  from convocatories where id = ${convocatory}`;

/** Somebody sent the talent a prepared message by hand, under the id of its place. */
export const sentByHand: Arrangement = ({ agency, convocated, members }) => sql`
  insert into messages (id, agency_id, kind, payload, channel, talent_id, event_id, status, sent_by, sent_at)
  select id, agency_id, 'by-hand.call', jsonb_build_object('convocatedId', id), 'whatsapp', talent_id, event_id,
    'SENT', ${members.owner.userId}, now() from convocateds where id = ${convocated} and agency_id = ${agency}`;
