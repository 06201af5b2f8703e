import { eq } from 'drizzle-orm';
import { graphql } from 'graphql';
import { describe, expect, test } from 'vitest';
import { agencies } from '@/db/schema';
import { countStatements } from '@/db/testing/count-statements';
import { useDatabase } from '@/db/testing/use-database';
import { type Actor, anonymous } from '@/lib/core/actor';
import { variablesOf } from '@/lib/graphql/write-operation';
import { schema } from '@/lib/root/schema';
import { listCityRates } from '@/lib/taxes/agency-prices/queries';
import { makeClient } from '@/lib/testing/factories/clients';
import { makeEvent } from '@/lib/testing/factories/events';
import { makeAdministrator, makeAgencyUser } from '@/lib/testing/factories/identity';
import { makeQuotation } from '@/lib/testing/factories/quotations';
import { createLegalRepresentative } from './legal-representatives/create-legal-representative';
import { UPDATE_AGENCY } from './writes';

const database = useDatabase();
const unknownId = '00000000-0000-4000-8000-000000000000';

async function ask(actor: Actor, source: string, variableValues: Record<string, unknown> = {}) {
  const contextValue = { actor, requestId: 'test', ip: null };
  const { result, statements } = await countStatements(() =>
    graphql({ schema, source, variableValues, contextValue }),
  );
  const code = Object(result.errors?.[0]?.originalError).code ?? null;
  return { data: JSON.parse(JSON.stringify(result.data ?? null)), code, statements: statements.length };
}

const AGENCY = `query ($id: ID!) { agency(id: $id) {
  name consecutiveQuote gain services { code } legalRepresentatives { name city { name country { code } } }
  agencyPricesTaxations { price unity pricesTaxation { price city { name } taxation { name regionalEntity } } }
  clients { name } quotations { code nameEvent event { name } } events { name }
} }`;

async function furnished(count: number) {
  const made = await makeAgencyUser(database.db);
  const { agency, actor } = made;
  for (let index = 0; index < count; index++) {
    const client = await makeClient(database.db, { agency });
    const quotation = await makeQuotation(database.db, { agency, client, stateId: 63 });
    await makeEvent(database.db, { agency, quotation });
    await createLegalRepresentative(actor, {
      name: 'R'.repeat(index + 1),
      document: `5211100${index}`,
      cityId: 1,
    });
  }
  return made;
}

describe('an agency by id', () => {
  test('comes with clients, quotations and events in as many statements for many as for one', async () => {
    const one = await furnished(1);
    const many = await furnished(6);
    const few = await ask(one.actor, AGENCY, { id: one.agency.id });
    const more = await ask(many.actor, AGENCY, { id: many.agency.id });
    expect(few.code).toBeNull();
    expect([few.data.agency.clients.length, more.data.agency.clients.length]).toEqual([1, 6]);
    expect(more.data.agency.quotations.map(({ code }: { code: number }) => code)).toEqual([6, 5, 4, 3, 2, 1]);
    expect(more.data.agency.quotations[0].event.name).toBeTruthy();
    expect(more.data.agency.events).toHaveLength(6);
    expect(more.data.agency.legalRepresentatives[0].city).toEqual({
      name: 'Bogotá',
      country: { code: 'CO' },
    });
    expect(more.statements).toBe(few.statements);
    expect(more.statements).toBeLessThanOrEqual(12);
  });

  test('of another is as one that does not exist, and tells nothing of it', async () => {
    const { actor } = await makeAgencyUser(database.db);
    const theirs = await furnished(1);
    const foreign = await ask(actor, AGENCY, { id: theirs.agency.id });
    expect(foreign).toEqual(await ask(actor, AGENCY, { id: unknownId }));
    expect(foreign).toMatchObject({ data: null, code: 'NOT_FOUND' });
  });

  test('tells the administrator what it tells its own people, and nobody of another agency', async () => {
    const { agency, actor: own } = await furnished(2);
    const { actor: administrator } = await makeAdministrator(database.db);
    const source = `query ($id: ID!) { agency(id: $id) { clients { id name } events { id name eventPersonals { id } }
      quotations { code client { id name } event { id name } } } }`;
    const seen = await ask(administrator, source, { id: agency.id });
    expect(seen.code).toBeNull();
    expect(seen.data).toEqual((await ask(own, source, { id: agency.id })).data);
    const [quotation] = seen.data.agency.quotations;
    const one =
      'query ($client: ID!, $event: ID!) { client(id: $client) { name } event(id: $event) { name } }';
    const ids = { client: quotation.client.id, event: quotation.event.id };
    expect((await ask(administrator, one, ids)).data).toEqual({
      client: { name: quotation.client.name },
      event: { name: quotation.event.name },
    });
    const { actor: stranger } = await makeAgencyUser(database.db);
    expect(await ask(stranger, one, ids)).toMatchObject({ data: null, code: 'NOT_FOUND' });
    const calls = '{ agencies { events { convocatories { id } } } }';
    expect((await ask(administrator, calls)).code).toBe('FORBIDDEN');
  });

  test('many agencies with their clients, events and quotations cost no statement each', async () => {
    const { actor } = await makeAdministrator(database.db);
    const source =
      '{ agencies { id clients { name } events { name eventPersonals { id } } quotations { code client { name } event { name } } agencyPricesTaxations { id } legalRepresentatives { name } } }';
    const few = await ask(actor, source);
    await furnished(2);
    const more = await ask(actor, source);
    expect(more.data.agencies.length).toBeGreaterThan(few.data.agencies.length);
    expect(more.statements).toBe(few.statements);
  });
});

test('a user by id comes with the agencies, and is oneself alone', async () => {
  const { actor, user, agency } = await makeAgencyUser(database.db);
  const colleague = await makeAgencyUser(database.db, { agency, role: 'PRODUCER' });
  const source = `query ($id: ID!) { user(id: $id) { name email roleId currency { code } city { name }
    agencies { id name city { country { name } } } } }`;
  const { data, statements } = await ask(actor, source, { id: user.id });
  expect(data.user).toMatchObject({ email: user.email, roleId: 2, agencies: [{ id: agency.id }] });
  expect(statements).toBeLessThanOrEqual(6);
  const other = await ask(actor, source, { id: colleague.user.id });
  expect(other).toEqual(await ask(actor, source, { id: unknownId }));
  expect(other.code).toBe('NOT_FOUND');
  expect((await ask(anonymous, source, { id: user.id })).code).toBe('UNAUTHENTICATED');
});

describe('writing by GraphQL', () => {
  const UPDATE = `mutation ($input: UpdateAgencyInput!) { updateAgency(input: $input) {
    name city { name } url incomeTaxRatePN simpleConcept services { code } } }`;

  test('a null clears what may be empty, and says nothing of what may not', async () => {
    const { actor, agency } = await makeAgencyUser(database.db);
    await database.db
      .update(agencies)
      .set({ url: 'https://a.co', incomeTaxRatePn: '19', simpleConcept: 'DEMAS_0_6000' })
      .where(eq(agencies.id, agency.id));
    const cleared = { cityId: null, url: null, incomeTaxRatePN: null, simpleConcept: null };
    const { data } = await ask(actor, UPDATE, {
      input: { id: agency.id, ...cleared, name: null, gain: null, responsableIva: null, services: [2] },
    });
    expect(data.updateAgency).toEqual({
      name: agency.name,
      city: null,
      url: null,
      incomeTaxRatePN: null,
      simpleConcept: null,
      services: [{ code: 'moda' }],
    });
    const [row] = await database.db.select().from(agencies).where(eq(agencies.id, agency.id));
    expect(row).toMatchObject({ gain: agency.gain, responsableIva: true });
  });

  test('own rates are made and given up', async () => {
    const { actor, agency } = await makeAgencyUser(database.db);
    const rate = (await listCityRates(actor, agency.id, '2026-11-21')).find(
      ({ city }) => city.name === 'Cali',
    );
    const { data } = await ask(
      actor,
      `mutation ($input: AgencyPricesTaxationInput!) { createAgencyPricesTaxation(input: $input) {
        id price unity pricesTaxation { price city { name } taxation { kind regionalEntity } } } }`,
      {
        input: {
          agencyId: agency.id,
          pricesTaxationId: rate?.pricesTaxationId,
          price: '3.3',
          unity: 'PER_MIL',
        },
      },
    );
    const { id, ...made } = data.createAgencyPricesTaxation;
    expect(made).toEqual({
      price: '3.3',
      unity: 'PER_MIL',
      pricesTaxation: {
        price: null,
        city: { name: 'Cali' },
        taxation: { kind: 'RETE_ICA', regionalEntity: 'Municipio' },
      },
    });
    const remove = 'mutation ($id: ID!) { deleteAgencyPricesTaxation(id: $id) }';
    expect((await ask(actor, remove, { id })).data).toEqual({ deleteAgencyPricesTaxation: id });
    expect((await ask(actor, remove, { id })).code).toBe('NOT_FOUND');
  });

  test('one’s own data are changed by updateUser, and not by a link', async () => {
    const { actor } = await makeAgencyUser(database.db);
    const source = `mutation ($input: UpdateUserInput!) { updateUser(input: $input) {
      name phone city { name } currency { code } typeIdentificationId } }`;
    const input = {
      name: 'Rosa',
      phone: '(310) 000-0000',
      cityId: 1,
      currencyId: 2,
      typeIdentificationId: 1,
    };
    expect((await ask(actor, source, { input })).data.updateUser).toEqual({
      name: 'Rosa',
      phone: '3100000000',
      city: { name: 'Bogotá' },
      currency: { code: 'USD' },
      typeIdentificationId: 1,
    });
    const cleared = { cityId: null, typeIdentificationId: null, name: null };
    expect((await ask(actor, source, { input: cleared })).data.updateUser).toMatchObject({
      name: 'Rosa',
      city: null,
      typeIdentificationId: null,
    });
    const byLink = { ...input, id: actor.userId, token: 'x'.repeat(43) };
    expect((await ask(anonymous, source, { input: byLink })).code).toBe('FORBIDDEN');
  });
});

test('a limit that is taken away, and a colour, go on the wire as what clears them', () => {
  const cleared = { id: crypto.randomUUID(), claimsSecondApprovalOver: null, accent: '' };
  expect(variablesOf(UPDATE_AGENCY, { ...cleared, name: undefined })).toEqual({ input: cleared });
});
