import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { agencies, clientContacts } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { listAgencies } from '@/lib/agencies/queries';
import { listClaims } from '@/lib/claims/review/queries';
import { listClientOverviews } from '@/lib/clients/client-overview';
import { listClients } from '@/lib/clients/queries';
import { listEvents } from '@/lib/events/queries';
import { listReceivables } from '@/lib/finances/receivables/queries';
import { listPeople } from '@/lib/people/queries';
import { listQuotations } from '@/lib/quotations/queries';
import { searchAll } from '@/lib/search/queries';
import { makeClient } from '@/lib/testing/factories/clients';
import { makeClaim } from '@/lib/testing/factories/contracts';
import { makeConvocated } from '@/lib/testing/factories/convocatories';
import { makeEvent } from '@/lib/testing/factories/events';
import { makeAdministrator, makeAgencyUser } from '@/lib/testing/factories/identity';
import { makeQuotation } from '@/lib/testing/factories/quotations';
import { makeTalent } from '@/lib/testing/factories/talents';

// The same words find the same things in every list and in Ctrl-K.

const own = useDatabase();

const PHONE = [
  '3001234567',
  '300 123 4567',
  '(300) 123-4567',
  '+57 300 123 4567',
  '573001234567',
  '300‑123‑4567',
  '1234567',
];
const NIT = ['900123456', '900.123.456', '900.123.456-8', '900123456-8', 'NIT 900 123 456–8', '9001234568'];
const CODE = ['COT-01468', 'COT‑01468', 'cot–01468', 'COT-1468', 'cot1468', 'cot 1468', '#1468', '1468'];
const WORDS = ['Compañía Color Moda Ltda', 'compania ltda', 'moda COLOR', 'ltda, color', 'Ltda Compañía'];

type Reads = { readonly [list: string]: (typed: string) => Promise<readonly { readonly id: string }[]> };

describe('an agency finds what is its own', () => {
  let reads: Reads;
  let ids: { client: string; quotation: string; event: string; claim: string };

  beforeAll(async () => {
    const { actor, agency } = await makeAgencyUser(own.db);
    const client = await makeClient(own.db, {
      agency,
      name: 'Compañía Color Moda Ltda.',
      identification: '900123456-8',
      phone: '3001234567',
    });
    await own.db.insert(clientContacts).values({
      agencyId: agency.id,
      clientId: client.id,
      name: 'Patricia Ñañez',
      email: 'compras@moda.example',
      phone: '3209998877x12',
    });
    const quotation = await makeQuotation(own.db, { agency, client, code: 1468, nameEvent: 'Gala de otoño' });
    const event = await makeEvent(own.db, {
      agency,
      code: 1468,
      name: 'Gala de otoño',
      clientId: client.id,
      nameClient: client.name,
      totalEvent: 100_000_00,
    });
    const talent = await makeTalent(own.db, {
      name: 'Berta',
      lastname: 'Quiroga',
      phone: '3155550123',
      identification: '52999888',
    });
    const convocated = await makeConvocated(own.db, { event, talent });
    const claim = await makeClaim(own.db, { convocated });
    // Others, which no search is about.
    await makeEvent(own.db, { agency });
    await makeClient(own.db, {
      agency,
      name: 'Color de Rosa',
      identification: '900123999-1',
      phone: '3001239999',
    });
    ids = { client: client.id, quotation: quotation.id, event: event.id, claim: claim.id };
    reads = {
      clients: (search) => listClientOverviews(actor, { search }),
      'clients of the wire': (search) => listClients(actor, { search }),
      quotations: (search) => listQuotations(actor, { search }),
      events: (search) => listEvents(actor, { search }),
      receivables: (search) => listReceivables(actor, { search }),
      claims: (search) => listClaims(actor, { search }),
      'Ctrl-K': (search) => searchAll(actor, search),
    };
  });

  const found = async (list: string, typed: string) =>
    (await reads[list]?.(typed))?.map(({ id }) => id) ?? [];

  test.each(['clients', 'clients of the wire', 'Ctrl-K'])('its client in %s', async (list) => {
    for (const typed of [
      ...PHONE,
      ...NIT,
      ...WORDS,
      'Patricia',
      'ñañez compañía',
      'compras@moda.example',
      '320 999 8877',
    ])
      expect(await found(list, typed), typed).toContain(ids.client);
    for (const typed of ['3001234568', '900.123.457', 'color verde', '%', '320 999 8878'])
      expect(await found(list, typed), typed).not.toContain(ids.client);
  });

  test.each([
    ['quotations', 'quotation'],
    ['events', 'event'],
    ['receivables', 'event'],
    ['Ctrl-K', 'quotation'],
    ['Ctrl-K', 'event'],
  ] as const)('in %s the %s by its client, code and words', async (list, kind) => {
    for (const typed of [...PHONE, ...NIT, ...CODE, 'otoño gala', 'moda gala', 'gala 300 123 4567'])
      expect(await found(list, typed), typed).toContain(ids[kind]);
    for (const typed of ['COT-01469', '3001234568', 'gala de abril'])
      expect(await found(list, typed), typed).not.toContain(ids[kind]);
  });

  test('a claim by who claims, and its numbers', async () => {
    for (const typed of ['quiroga berta', '315 555 0123', '+573155550123', '52.999.888', 'gala berta'])
      expect(await found('claims', typed), typed).toEqual([ids.claim]);
    expect(await found('claims', '3155550124')).toEqual([]);
  });
});

test('«#7» and «COT-7» find what is numbered 7, and «7» every word that begins so', async () => {
  const { actor, agency } = await makeAgencyUser(own.db);
  const named: Record<string, number> = { Siete: 7, '70 años': 12, 'Sala 7': 71, Setenta: 700 };
  for (const [name, code] of Object.entries(named)) {
    await makeQuotation(own.db, { agency, code, nameEvent: name });
    await makeEvent(own.db, { agency, code, name, totalEvent: 100_00 });
  }
  const lists: Record<string, (search: string) => Promise<readonly (string | null)[]>> = {
    quotations: async (search) => (await listQuotations(actor, { search })).map((row) => row.nameEvent),
    events: async (search) => (await listEvents(actor, { search })).map((row) => row.name),
    receivables: async (search) => (await listReceivables(actor, { search })).map((row) => row.eventName),
  };
  for (const [list, find] of Object.entries(lists)) {
    for (const typed of ['#7', '#007', 'COT-7', 'cot7', 'cot-00007', 'siete #7'])
      expect(await find(typed), `${list} ${typed}`).toEqual(['Siete']);
    expect((await find('7')).toSorted(), list).toEqual(['70 años', 'Sala 7', 'Setenta', 'Siete']);
    expect(await find('#70'), list).toEqual([]);
    expect(await find('años #12'), list).toEqual(['70 años']);
  }
  for (const code of [7, 70])
    await makeClaim(own.db, { code, convocated: await makeConvocated(own.db, { agency }) });
  const claimCodes = async (search: string) => (await listClaims(actor, { search })).map(({ code }) => code);
  for (const typed of ['#7', 'CC-7', 'cc-00007']) expect(await claimCodes(typed), typed).toEqual([7]);
});

test('the administrator finds agencies and people by telephone, document and words', async () => {
  const { actor } = await makeAdministrator(own.db);
  const { agency, user } = await makeAgencyUser(own.db, {
    name: 'Zoraida',
    lastname: 'Ibáñez',
    phone: '3187776655',
    identification: '1020304777',
  });
  await own.db
    .update(agencies)
    .set({ name: 'Sol & Luna S.A.S.', identification: '901555666-1', phone: '6017778899' })
    .where(eq(agencies.id, agency.id));
  const inAgencies = async (search: string) => (await listAgencies(actor, { search })).map(({ id }) => id);
  const inPeople = async (search: string) => (await listPeople(actor, { search })).map(({ id }) => id);
  const byKey = async (search: string) => (await searchAll(actor, search)).map(({ id }) => id);
  for (const typed of [
    'luna sol',
    '901.555.666-1',
    'NIT 901555666',
    '601 777 8899',
    '+57 601 7778899',
    'zoraida luna',
  ])
    expect(await inAgencies(typed), typed).toContain(agency.id);
  for (const typed of ['luna sol', '901.555.666-1', 'NIT 901555666', '601 777 8899'])
    expect(await byKey(typed), typed).toContain(agency.id);
  for (const typed of ['ibanez zoraida', '318 777 6655', '1.020.304.777', 'CC 1020304777', 'ibáñez luna'])
    expect(await inPeople(typed), typed).toContain(user.id);
  for (const typed of ['ibanez zoraida', '318 777 6655', '1.020.304.777'])
    expect(await byKey(typed), typed).toContain(user.id);
  const colleague = (await makeAgencyUser(own.db, { agency, role: 'READ_ONLY' })).actor;
  for (const typed of ['318 777 6655', '1.020.304.777'])
    expect(
      (await searchAll(colleague, typed)).map(({ id }) => id),
      typed,
    ).not.toContain(user.id);
});
