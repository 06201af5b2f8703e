import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { agencies, events } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { createLegalRepresentative } from '@/lib/agencies/legal-representatives/create-legal-representative';
import { makeEventDirectory, makeFinalClient } from '@/lib/testing/factories/agencies';
import { offerRides } from '@/lib/testing/factories/rides';
import { only } from '@/lib/testing/factories/sequence';
import { type Cast, makeCast } from '../testing/cast';
import { call } from './testing/client';

const database = useDatabase();
let cast: Cast;

beforeAll(async () => {
  cast = await makeCast(database.db);
  const { tenant } = cast;
  const agency = only(await database.db.select().from(agencies).where(eq(agencies.id, tenant.agency)));
  const brand = await makeFinalClient(database.db, { agency, clientId: tenant.client });
  const occasion = await makeEventDirectory(database.db, { agency });
  await database.db
    .update(events)
    .set({ finalClientId: brand.id, finalClientColumn: true, eventDirectoryId: occasion.id })
    .where(eq(events.id, tenant.event));
  await createLegalRepresentative(cast.actors.owner, { name: 'Luz', document: '52', cityId: 1 });
  await offerRides(database.db, 'cabify', 1);
});

type Entity = {
  /** The fields of section 3 of part 1, to the letter; after a colon what is asked of an object. */
  readonly fields: string;
  /** The operation around them, with `*` in their place. */
  readonly query: string;
  readonly id?: (own: Cast) => string;
  readonly who?: 'owner' | 'administrator';
};

const ENTITIES: Readonly<Record<string, Entity>> = {
  user: {
    fields: `id name lastname email phone state roleId address identification typeIdentificationId corporateEmail
      city:{name} currency:{code} agencies:{id name}`,
    query: 'query ($id: ID!) { user(id: $id) { * } }',
    id: ({ tenant }) => tenant.members.owner.userId,
  },
  userAdmin: {
    fields: 'id name lastname state phone roleId',
    query: 'query ($id: ID!) { user(id: $id) { * } }',
    id: ({ administrator }) => administrator.userId,
    who: 'administrator',
  },
  agency: {
    fields: `id name logo state legalNature payment email phone url address gain identification typeAgency
      consecutiveQuote cityId typeIdentification:{name} legalRepresentatives:{id document name city{name}}
      responsableIva personaNaturalArt383AEt declaranteRenta granContribuyente regimenSimple autoretenedorRenta
      autoretenedorIca agencyPricesTaxations:{price unity pricesTaxation{city{name}taxation{name}}}`,
    query: 'query ($id: ID!) { agency(id: $id) { * } }',
    id: ({ tenant }) => tenant.agency,
  },
  client: {
    fields: `id name address phone logo typeIdentificationId identification state url nameProducer phoneProducer
      emailProducer dialingCode services:{name} city:{name}`,
    query: 'query ($id: ID!) { client(id: $id) { * } }',
    id: ({ tenant }) => tenant.client,
  },
  event: {
    fields: `id name description logo coverPage startDate endDate url totalDays totalEvent additionalProfiles stateId
      quotationId validAdvance urlAdvance valueAdvance finalClientRelation:{id name urlLogo} finalClientColumn
      eventDirectory:{placeDirectory{id name address phone logo city{name}}}
      eventPersonals:{id startDate endDate quantity profile gender budget} convocatories:{id}
      quotation:{code currency{code} tercero agency{name identification users{name email}} client{name}} cities:{id name country{name}}
      announcements:{convocateds{id}}`,
    query: 'query ($id: ID!) { event(id: $id) { * } }',
    id: ({ tenant }) => tenant.event,
  },
  convocatory: {
    fields: `id code startDate endDate colourEyes colourHair height unitMeasure texture language skills
      academicTraining observations eventPersonal:{id} state city:{name} convocateds:{id} event:{id}`,
    query: 'query ($id: ID!) { convocatory(id: $id) { * } }',
    id: ({ tenant }) => tenant.convocatory,
  },
  convocated: {
    fields: 'id stateId aplicationTalentState talent:{id} urlContract urlEnvoice',
    query: 'query ($id: ID!) { convocated(id: $id) { * } }',
    id: ({ tenant }) => tenant.convocated,
  },
  quotation: {
    fields: `id code nameClient nameContact emailClient phoneClient nameEvent place quantityHours startDate endDate
      createdAt stateId city:{name} clientId dialingCode currencyId tercero observation feeding transport
      foodTransportation priceGain priceNetGain percentageGain subtotal subtotalItalentt iva total subtotalPlatform
      ivaPlatform totalPlatform quantityServiceAgent daysServiceAgent subtotalServiceAgent ivaServiceAgent
      totalServiceAgent priceAgentService`,
    query: 'query ($id: ID!) { quotation(id: $id) { * } }',
    id: ({ tenant }) => tenant.sent,
  },
  quotationTypeTalents: {
    fields: `id profile quantityDays budget paymentProducer paymentClient subtotalProducer subtotalClient ivaProducer
      ivaClient totalProducer totalClient reteFuente reteIca reteIva gainItalentt payPerDay announcement
      totalAnnouncement expectedPayment talentCosts serviceAgentCost foodCost transportationCost grossProfit incomeTax
      netIncome genders:{gender quantity}`,
    query: 'query ($id: ID!) { quotation(id: $id) { quotationTypeTalents { * } } }',
    id: ({ tenant }) => tenant.sent,
  },
  country: {
    fields: 'id name code enabled cities:{id name} typeDocuments:{id name}',
    query: '{ countries { * } }',
  },
  currency: { fields: 'id code name', query: '{ currencies { * } }' },
  service: { fields: 'id name code', query: '{ services { * } }' },
  taxation: {
    fields: 'id name regionalEntity pricesTaxations:{price unity city{name}}',
    query: '{ taxations(countryId: 1) { * } }',
  },
  'platform transportation': {
    fields: 'fee platformGain userTransportations:{id}',
    query: '{ transportationByPlatform(platform: cabify, cityId: 1) { * } }',
  },
  'contract clauses': { fields: 'description order typeContract clause', query: '{ contracts { * } }' },
  constants: { fields: 'id name description', query: '{ constants { * } }' },
  'state records': { fields: 'id name description', query: '{ states(name: "usu") { * } }' },
  placeDirectory: {
    fields: 'id name address phone logo city:{name}',
    query: 'query ($id: ID!) { event(id: $id) { eventDirectory { placeDirectory { * } } } }',
    id: ({ tenant }) => tenant.event,
  },
  eventDirectory: {
    fields: 'id name startDate endDate placeDirectory:{id}',
    query: 'query ($id: ID!) { event(id: $id) { eventDirectory { * } } }',
    id: ({ tenant }) => tenant.event,
  },
  'profile list': { fields: 'id code name', query: '{ profiles { * } }' },
  'gender list': { fields: 'id code name', query: '{ genders { * } }' },
  'unit-measure list': { fields: 'id code name', query: '{ unitMeasures { * } }' },
};

/** The fields as GraphQL takes them. */
const selectionOf = (fields: string) => fields.replaceAll(':{', '{');

function namesOf(fields: string): string[] {
  const above = fields.replaceAll(/\{[^{}]*\}/g, '');
  return above === fields ? fields.replaceAll(':', '').split(/\s+/) : namesOf(above);
}

/** The first row below the names of the operation, lists and single ones alike. */
function rowOf(data: unknown): Record<string, unknown> {
  const first = Array.isArray(data) ? data[0] : data;
  const values = Object.values(first as Record<string, unknown>);
  const [below] = values;
  return values.length === 1 && typeof below === 'object' && below !== null ? rowOf(below) : Object(first);
}

test.each(Object.keys(ENTITIES))('%s has every field of the specification by its name', async (name) => {
  const { fields, query, id, who = 'owner' } = ENTITIES[name] as Entity;
  const { data, refused } = await call(
    cast.actors[who],
    query.replace('*', selectionOf(fields)),
    id ? { id: id(cast) } : {},
  );
  expect(refused).toBeNull();
  expect(Object.keys(rowOf(data)).sort()).toEqual(namesOf(fields).sort());
});

test('money is an integer in minor units, and a name that is not there is refused by its name', async () => {
  const query = 'query ($id: ID!) { quotation(id: $id) { total subtotalPlatform subtotalItalentt } }';
  const { data } = await call(cast.actors.owner, query, { id: cast.tenant.sent });
  for (const amount of Object.values(Object(data?.quotation))) expect(amount).toSatisfy(Number.isSafeInteger);
  const stray = await call(cast.actors.owner, query.replace('total ', 'totale '), { id: cast.tenant.sent });
  expect(stray.refused?.code).toBe('GRAPHQL_VALIDATION_FAILED');
});

test('nobody is told a password: no field of that name', async () => {
  for (const field of ['corporatePassword', 'password', 'passwordHash']) {
    const query = `query ($id: ID!) { user(id: $id) { ${field} } }`;
    const { refused } = await call(cast.actors.owner, query, { id: cast.tenant.members.owner.userId });
    expect(refused?.code).toBe('GRAPHQL_VALIDATION_FAILED');
  }
});
