import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { mandateText } from '@/lib/contracts/agency-signing/mandate-text';
import { seenHash } from '@/lib/contracts/signing/terms';
import { isoDateInZone, shiftDay } from '@/lib/core/dates';
import { contentHash } from '@/lib/documents/content-hash';
import { hashCode } from '@/lib/identity/link-codes/secret';
import { undrawn } from './arrangements';
import { agency, type Entry, type More, nobody, owner, producers } from './entries';

type Arrange = NonNullable<More['arrange']>;
type Own = Parameters<Arrange>[0];

const CODE = '482913';
const UNTIL = shiftDay(isoDateInZone(new Date(), 'America/Bogota'), 30);
const HOURS = { start: '2031-03-01T13:00:00.000Z', end: '2031-03-01T23:00:00.000Z' };

const FACTS = {
  platform: { productName: 'Elenco' },
  agency: { name: 'Agencia', documentType: 'NIT', identification: '1' },
  talent: { name: 'Talento', documentType: 'CC', identification: '2' },
  event: {
    name: 'Evento',
    place: 'Teatro',
    address: null,
    city: 'Bogotá',
    timeZone: 'America/Bogota',
    ...HOURS,
  },
  service: { profile: 'Modelo', days: 1, ...HOURS },
  fee: { amount: 100, currency: 'COP' },
  contractDate: '2026-11-22',
};
const SNAPSHOT = JSON.stringify({ facts: FACTS });
const ACT = JSON.stringify({ title: 'Anulación', paragraphs: ['Se anula'] });

const pendingHash = ({ convocated }: Own) => contentHash([{ act: 'CONTRACT', id: convocated, textHash: '' }]);

/** The owner was sent a code. */
const code = (own: Own, act: string, scopeId: string, textHash: string) => {
  const id = randomUUID();
  return sql`insert into signing_codes
    (id, agency_id, act, scope_id, user_id, role, text_hash, channel, destination, code_hash, sent_at, expires_at)
    values (${id}, ${own.agency}, ${act}, ${scopeId}, ${own.members.owner.userId}, 'AGENCY', ${textHash}, 'EMAIL', 'o•••',
      ${hashCode(id, CODE)}, now(), now() + interval '10 minutes')`;
};

/** A talent has signed, and the agency has not. */
export const signed: Arrange = (own) => sql`${undrawn(own)} on conflict do nothing`;

const coded: Arrange = (own) => sql`
  with code as (${code(own, 'CONTRACT', own.event, pendingHash(own))}) ${signed(own)}`;

/** The agency has a number of its own, which its mandate names. */
const askedMandate: Arrange = (own) => {
  const name = `Agencia ${own.marker}`;
  const text = mandateText(name, { name, document: own.marker }, UNTIL);
  return sql`
    with code as (${code(own, 'MANDATE', own.agency, seenHash({ text }))})
    update agencies set identification = ${own.marker} where id = ${own.agency}`;
};

export const mandated: Arrange = (own) => sql`
  insert into signing_mandates (agency_id, representative_name, representative_document, granted_by, channel, destination,
    code_sent_at, code_verified_at, text_hash, until)
  values (${own.agency}, 'Marta', '5', ${own.members.owner.userId}, 'EMAIL', 'o•••', now(), now(), '',
    now() + interval '30 days') on conflict do nothing`;

/** Both have signed, under the id of the place. */
const complete: Arrange = (own) => sql`
  insert into contracts (id, agency_id, event_id, talent_id, convocated_id, code, contract_type_id, date_contract,
    habeas_data_accepted_at, clauses_accepted_at, signed_at, agency_signed_at, snapshot, snapshot_hash)
  select id, agency_id, event_id, talent_id, id, 1, 51, now(), now(), now(), now(), now(), ${SNAPSHOT}::jsonb, ''
  from convocateds where id = ${own.convocated} on conflict do nothing`;

/** And the agency has proposed to annul it. */
const proposed: Arrange = (own) => sql`
  with place as (select * from convocateds where id = ${own.convocated}),
  signed as (
    insert into contracts (id, agency_id, event_id, talent_id, convocated_id, code, contract_type_id, date_contract,
      habeas_data_accepted_at, clauses_accepted_at, signed_at, agency_signed_at, snapshot, snapshot_hash)
    select id, agency_id, event_id, talent_id, id, 1, 51, now(), now(), now(), now(), now(), ${SNAPSHOT}::jsonb, ''
    from place on conflict do nothing returning id)
  insert into contract_acts (id, agency_id, contract_id, event_id, talent_id, kind, number, proposed_by, reason, snapshot,
    text_hash)
  select place.id, agency_id, signed.id, event_id, talent_id, 'ANNULMENT', 1, 'AGENCY', '', ${ACT}::jsonb, '' from place, signed
  on conflict do nothing`;

const FORM = {
  typeContract: 'eventos',
  habeasData: true,
  clausula: true,
  electronic: true,
  seen: '',
  method: 'TYPED',
  name: 'Talento',
};
const ACT_FORM = { electronic: true, seen: '', method: 'TYPED', name: 'Luz Nueva' };

export const CONTRACT_QUERIES: Readonly<Record<string, Entry>> = {
  contract: agency((own) => ({ id: own.convocated }), { arrange: complete }),
  contractToSign: nobody(({ event }) => ({ eventId: event })),
  ownContractActs: nobody(({ event }) => ({ eventId: event })),
  ownContractQuestions: nobody(({ event }) => ({ eventId: event })),
};

/** Signing for the agency, what changes or ends a contract, and what is asked about it. */
export const CONTRACT_MUTATIONS: Readonly<Record<string, Entry>> = {
  askAgencySigningCode: owner((own) => ({ eventId: own.event, seen: pendingHash(own), electronic: true }), {
    arrange: undrawn,
  }),
  signEventContracts: owner((own) => ({ eventId: own.event, electronic: true, code: CODE }), {
    arrange: coded,
  }),
  askMandateCode: owner(() => ({ until: UNTIL, electronic: true })),
  grantSigningMandate: owner(() => ({ until: UNTIL, electronic: true, code: CODE }), {
    arrange: askedMandate,
  }),
  revokeSigningMandate: owner(undefined, { arrange: mandated }),
  proposeAmendment: producers(
    (own) => ({ contractId: own.convocated, ...HOURS, place: 'Museo', fee: 200, reason: 'Cambia' }),
    { arrange: complete },
  ),
  proposeAnnulment: producers((own) => ({ contractId: own.convocated, reason: 'Ya no va' }), {
    arrange: complete,
  }),
  endContractAct: producers((own) => ({ id: own.convocated, reason: 'Ya no va' }), { arrange: proposed }),
  answerContractQuestion: producers(({ event, talent }) => ({
    eventId: event,
    talentId: talent,
    text: 'Sí',
  })),
  askContractCode: nobody(({ event }) => ({ eventId: event, input: FORM, channel: 'EMAIL' })),
  signContract: nobody(({ event }) => ({ eventId: event, input: FORM, code: CODE })),
  declineContract: nobody(({ event }) => ({ eventId: event, reason: 'No puedo' })),
  askContractActCode: nobody(({ event }) => ({
    eventId: event,
    id: event,
    input: ACT_FORM,
    channel: 'EMAIL',
  })),
  signContractAct: nobody(({ event }) => ({ eventId: event, id: event, input: ACT_FORM, code: CODE })),
  endOwnContractAct: nobody(({ event }) => ({ eventId: event, id: event, reason: 'No puedo' })),
  proposeOwnAnnulment: nobody(({ event }) => ({ eventId: event, contractId: event, reason: 'Viajo' })),
  askContractQuestion: nobody(({ event }) => ({ eventId: event, text: '¿Cuándo?' })),
};
