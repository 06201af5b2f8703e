import { expect } from 'vitest';
import { serviceRows } from '@/db/catalogue/business';
import { contractClauseRows } from '@/db/catalogue/contract-clauses';
import { countryRows } from '@/db/catalogue/places';
import { taxationRows } from '@/db/catalogue/taxes';
import type { Cast } from '../../testing/cast';
import type { TwoOfEach } from './two-of-each';

type Told = Record<string, unknown>;
export type ReadCase = {
  /** What the specification says of it (part 1, section 7, and part 2, section 7.1). */
  readonly query: string;
  readonly variables?: (own: Cast) => Told;
  readonly answer: (own: Cast, two: TwoOfEach) => unknown;
  readonly who?: 'owner' | 'administrator' | 'anonymous';
};

/** All of them, and nothing else. */
const inAnyOrder = (all: readonly object[]) =>
  expect.toSatisfy(
    (found: readonly object[]) =>
      JSON.stringify(found.map((row) => JSON.stringify(row)).sort()) ===
      JSON.stringify(all.map((row) => JSON.stringify(row)).sort()),
  );
/** Those of the catalogue, by their names, and no other. */
const named = (all: readonly { readonly name: string }[]) =>
  expect.toSatisfy((found: readonly { name: string }[]) => namesOf(found) === namesOf(all));
const namesOf = (rows: readonly { readonly name: string }[]) =>
  JSON.stringify(rows.map(({ name }) => name).toSorted());
const ids = (...all: string[]) => expect.arrayContaining(all.map((id) => expect.objectContaining({ id })));

export const READ_CASES: Readonly<Record<string, ReadCase>> = {
  'user by id': {
    query: 'query ($id: ID!) { user(id: $id) { id name } }',
    variables: ({ tenant }) => ({ id: tenant.members.owner.userId }),
    answer: ({ tenant }) => ({ user: { id: tenant.members.owner.userId, name: 'owner' } }),
  },
  'user with agencies': {
    query:
      'query ($id: ID!) { user(id: $id) { agencies { id name logo legalNature identification address city { country { name } } legalRepresentatives { name document city { name } } } } }',
    variables: ({ tenant }) => ({ id: tenant.members.owner.userId }),
    answer: ({ tenant }) => ({
      user: {
        agencies: [
          {
            id: tenant.agency,
            name: `Agencia ${tenant.marker}`,
            legalNature: 'PERSONA_NATURAL',
            address: `Calle ${tenant.marker}`,
            city: { country: { name: 'Colombia' } },
            legalRepresentatives: [{ document: '52111', city: { name: 'Medellín' } }],
          },
        ],
      },
    }),
  },
  'agency by id with clients, quotations and events': {
    query: 'query ($id: ID!) { agency(id: $id) { clients { id } quotations { id } events { id } } }',
    variables: ({ tenant }) => ({ id: tenant.agency }),
    answer: ({ tenant }) => ({
      agency: { clients: ids(tenant.client), quotations: ids(tenant.sent), events: ids(tenant.event) },
    }),
  },
  'agencies list': {
    query: '{ agencies { id name state } }',
    answer: ({ tenant }) => ({ agencies: ids(tenant.agency) }),
    who: 'administrator',
  },
  'agency quotations with their first event by agency id': {
    query: 'query ($agencyId: ID!) { quotations(agencyId: $agencyId) { id event { id } } }',
    variables: ({ tenant }) => ({ agencyId: tenant.agency }),
    answer: ({ tenant }, { quotations }) => ({
      quotations: inAnyOrder(
        quotations.map((id) => ({ id, event: id === tenant.accepted ? { id: tenant.event } : null })),
      ),
    }),
    who: 'administrator',
  },
  'events directory after a date': {
    query:
      'query ($after: DateTime!) { eventDirectories(after: $after) { id name startDate placeDirectory { name } } }',
    variables: () => ({ after: '2030-02-01T00:00:00Z' }),
    answer: (_, two) => ({
      eventDirectories: [
        {
          id: two.after.id,
          name: 'Feria de después',
          startDate: '2030-03-01T13:00:00.000Z',
          placeDirectory: { name: expect.any(String) },
        },
      ],
    }),
  },
  'place directories by city': {
    query: '{ placeDirectories(cityId: 60) { id name address } }',
    answer: (_, two) => ({
      placeDirectories: [{ id: two.place.id, name: 'Recinto 60', address: 'Calle 60' }],
    }),
  },
  'event by id': {
    query: 'query ($id: ID!) { event(id: $id) { id stateId } }',
    variables: ({ tenant }) => ({ id: tenant.event }),
    answer: ({ tenant }) => ({ event: { id: tenant.event } }),
  },
  'convocatory by id': {
    query: 'query ($id: ID!) { convocatory(id: $id) { id code event { id } } }',
    variables: ({ tenant }) => ({ id: tenant.convocatory }),
    answer: ({ tenant }) => ({ convocatory: { id: tenant.convocatory, event: { id: tenant.event } } }),
  },
  'convocated by id': {
    query: 'query ($id: ID!) { convocated(id: $id) { id talent { id } } }',
    variables: ({ tenant }) => ({ id: tenant.convocated }),
    answer: ({ tenant }) => ({ convocated: { id: tenant.convocated, talent: { id: tenant.talent } } }),
  },
  'convocateds by event and talent': {
    query: 'query ($e: ID, $t: ID) { convocateds(eventId: $e, talentId: $t) { id } }',
    variables: ({ tenant }) => ({ e: tenant.event, t: tenant.talent }),
    answer: ({ tenant }) => ({ convocateds: [{ id: tenant.convocated }] }),
  },
  'convocateds by convocatory and talent': {
    query: 'query ($c: ID, $t: ID) { convocateds(convocatoryId: $c, talentId: $t) { id urlContract } }',
    variables: ({ tenant }) => ({ c: tenant.convocatory, t: tenant.talent }),
    answer: ({ tenant }) => ({ convocateds: [{ id: tenant.convocated, urlContract: null }] }),
  },
  'talent by id': {
    query: 'query ($id: ID!) { talent(id: $id) { id name residenceCity { country { id } } } }',
    variables: ({ tenant }) => ({ id: tenant.talent }),
    answer: ({ tenant }) => ({ talent: { id: tenant.talent } }),
  },
  'talents list': {
    query: '{ talents { id } }',
    answer: ({ tenant }, two) => ({
      talents: inAnyOrder([tenant.talent, tenant.free, two.inCity].map((id) => ({ id }))),
    }),
  },
  'talents with a push token': {
    query: '{ talents(withPushToken: true) { id } }',
    answer: ({ tenant }) => ({ talents: [{ id: tenant.talent }] }),
    who: 'administrator',
  },
  'talents by city': {
    query: '{ talents(cityId: 60) { id residenceCity { id } } }',
    answer: (_, two) => ({ talents: [{ id: two.inCity, residenceCity: { id: '60' } }] }),
  },
  'talents by ids': {
    query: 'query ($ids: [ID!]) { talents(ids: $ids) { id } }',
    variables: ({ tenant }) => ({ ids: [tenant.talent] }),
    answer: ({ tenant }) => ({ talents: [{ id: tenant.talent }] }),
  },
  'talents in state 18': {
    query: '{ talents(state: 18) { id state } }',
    answer: ({ tenant }, two) => ({
      talents: inAnyOrder([tenant.talent, tenant.free, two.inCity].map((id) => ({ id, state: 18 }))),
    }),
    who: 'administrator',
  },
  'quotations by code': {
    query: 'query ($code: Int) { quotations(code: $code) { id } }',
    variables: () => ({ code: 1 }),
    answer: () => ({ quotations: [{ id: expect.any(String) }] }),
  },
  'quotation by id': {
    query: 'query ($id: ID!) { quotation(id: $id) { id code } }',
    variables: ({ tenant }) => ({ id: tenant.sent }),
    answer: ({ tenant }) => ({ quotation: { id: tenant.sent } }),
  },
  'countries with cities and document types': {
    query: '{ countries { name enabled cities { name } typeDocuments { name } } }',
    answer: () => ({ countries: named(countryRows) }),
    who: 'anonymous',
  },
  'contract clauses': {
    query: '{ contracts(typeContract: 51) { order } }',
    answer: () => ({
      contracts: inAnyOrder(
        contractClauseRows
          .filter(({ contractTypeId }) => contractTypeId !== 52)
          .map(({ position }) => ({ order: position })),
      ),
    }),
  },
  services: { query: '{ services { id name code } }', answer: () => ({ services: named(serviceRows) }) },
  currencies: {
    query: '{ currencies { code } }',
    answer: () => ({ currencies: expect.arrayContaining([{ code: 'COP' }, { code: 'USD' }]) }),
  },
  'taxations by country': {
    query: '{ taxations(countryId: 1) { name pricesTaxations { price } } }',
    answer: () => ({ taxations: named(taxationRows) }),
  },
  'support constants': {
    query: '{ supportConstants { id description } }',
    answer: () => ({ supportConstants: [{ id: '14', description: expect.any(String) }] }),
    who: 'anonymous',
  },
  'transportation by platform': {
    query: '{ transportationByPlatform(platform: cabify, cityId: 1) { userTransportations { id } } }',
    answer: () => ({ transportationByPlatform: { userTransportations: [{ id: expect.any(String) }] } }),
  },
  'agency statistics': {
    query: `query ($id: ID!) { agencyStatistics(agencyId: $id) { from events finished totalDays
      totals { currency { code } totalEvent } finishedEvents { id stateId } } }`,
    variables: ({ tenant }) => ({ id: tenant.agency }),
    answer: () => ({ agencyStatistics: { finished: 0, finishedEvents: [] } }),
  },
};
