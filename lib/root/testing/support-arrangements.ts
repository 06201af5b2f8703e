import { sql } from 'drizzle-orm';
import type { Tenant } from '@/lib/testing/tenant';

const place = ({ agency, convocated }: Tenant) => sql`
  range as (
    insert into support_authorizations (id, agency_id, resolution, resolution_on, prefix, from_number, to_number,
      last_number, valid_from, valid_to)
    values (${convocated}, ${agency}, '18764012345678', '2026-01-02', 'DS', 1, 900, 1, '2020-01-02', '2099-01-01')
    on conflict do nothing returning id),
  place as (select * from convocateds where id = ${convocated}),
  signed as (
    insert into contracts (id, agency_id, event_id, talent_id, convocated_id, code, contract_type_id, date_contract,
      habeas_data_accepted_at, clauses_accepted_at, signed_at, snapshot, snapshot_hash)
    select id, agency_id, event_id, talent_id, id, 1, 51, now(), now(), now(), now(), '{}', '' from place
    on conflict do nothing returning id)`;

const approved = ({ marker }: Tenant) => sql`
  insert into claims (id, agency_id, event_id, convocatory_id, convocated_id, talent_id, contract_id, code, number,
    date, activities, price, currency_code, bank_id, account_type, account_encrypted, account_last_digits, third_party, name,
    identification, phone, address, email, snapshot, status, approved_at)
  select place.id, agency_id, event_id, convocatory_id, place.id, talent_id, signed.id, 1, 1, '2026-01-02', 'Modelaje', 5,
    'COP', 1, 'AHORROS', '', '4321', false, ${marker}, '1', '1', 'Calle', 'a@prueba.co', '{}', 'APPROVED', now()
  from place, signed on conflict do nothing`;

/** Agency and talent with all that their documents say of them; numbers of the factories are too long for a NIT. */
const whole = ({ agency, talent }: Tenant) => sql`
  whole_agency as (
    update agencies set city_id = coalesce(city_id, 1), identification = left(identification, 9) where id = ${agency}),
  whole_talent as (
    update talents set residence_city_id = coalesce(residence_city_id, 1), identification = left(identification, 9)
    where id = ${talent})`;

/** The agency has a range of numbers, and a claim that was approved without one, both under the id of its place. */
export const numbered = (own: Tenant) => sql`with ${whole(own)}, ${place(own)} ${approved(own)}`;

/** The claim has its support document, under the same id, which waits to be sent. */
export const supported = (own: Tenant) => sql`
  with ${place(own)}, claim as (${approved(own)} returning *)
  insert into support_documents (id, agency_id, kind, claim_id, talent_id, event_id, authorization_id, prefix, number,
    issued_at, amount, withheld, currency_code, name, snapshot, cuds)
  select claim.id, claim.agency_id, 'DOCUMENT', claim.id, claim.talent_id, claim.event_id, range.id, 'DS', 1, now(), 5, 0,
    'COP', claim.name, '{}', repeat('a', 96)
  from claim, range on conflict do nothing`;
