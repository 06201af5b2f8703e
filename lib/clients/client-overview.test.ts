import { describe, expect, test } from 'vitest';
import { countStatements } from '@/db/testing/count-statements';
import { useDatabase } from '@/db/testing/use-database';
import { anonymous } from '@/lib/core/actor';
import { CLIENT, QUOTATION } from '@/lib/core/states';
import { makeFinalClient } from '@/lib/testing/factories/agencies';
import { makeClient } from '@/lib/testing/factories/clients';
import { makeAdministrator, makeAgencyUser } from '@/lib/testing/factories/identity';
import { makeQuotation } from '@/lib/testing/factories/quotations';
import { countClients, getClientOverview, listClientOverviews } from './client-overview';
import { listFinalClients } from './final-clients/queries';

const database = useDatabase();
const USD = 2;
const ago = (days: number) => new Date(Date.now() - days * 86_400_000);
const priced = (total: number) => ({ subtotal: total, iva: 0, total });

describe('what a client buys', () => {
  test('is its last quotation and what it accepted in twelve months, by currency', async () => {
    const { actor, agency } = await makeAgencyUser(database.db);
    const client = await makeClient(database.db, { agency });
    const accepted = (days: number, total: number, more = {}) =>
      makeQuotation(database.db, {
        client,
        sentAt: ago(days),
        stateId: QUOTATION.ACCEPTED,
        acceptedAt: ago(days),
        ...priced(total),
        ...more,
      });
    await accepted(30, 1000);
    await accepted(300, 500);
    await accepted(370, 70_000);
    await accepted(40, 2000, { currencyId: USD, fxRate: '4000' });
    await accepted(41, 9, { voidedReason: 'Repetida', voidedAt: new Date() });
    await accepted(41, 9, { supersededAt: new Date() });
    const last = await makeQuotation(database.db, {
      client,
      sentAt: ago(2),
      nameEvent: 'Gala',
      ...priced(8),
    });
    const overview = await getClientOverview(actor, client.id);
    expect(overview.accepted).toEqual([
      { currencyCode: 'USD', amount: 2000, pesos: 80_000 },
      { currencyCode: 'COP', amount: 1500, pesos: 1500 },
    ]);
    expect(overview.lastQuotation).toMatchObject({ id: last.id, nameEvent: 'Gala', stateId: QUOTATION.SENT });
    expect(Date.parse(overview.lastQuotation?.at ?? '')).toBe(last.sentAt?.getTime());
  });

  test('is nothing for a new client', async () => {
    const { actor, agency } = await makeAgencyUser(database.db);
    const client = await makeClient(database.db, { agency, documentTypeId: null, cityId: null });
    const overview = await getClientOverview(actor, client.id);
    expect(overview).toMatchObject({ id: client.id, lastQuotation: null, accepted: [], cityName: null });
  });
});

describe('the list', () => {
  test('sorts by name, by last quotation and by accepted value in pesos', async () => {
    const { actor, agency } = await makeAgencyUser(database.db);
    const make = (name: string) => makeClient(database.db, { agency, name });
    const [zeta, nandu, alamo] = [await make('Zeta'), await make('Ñandú'), await make('Álamo')];
    const won = { stateId: QUOTATION.ACCEPTED, acceptedAt: ago(1) };
    await makeQuotation(database.db, { client: zeta, sentAt: ago(9), ...won, ...priced(100_000) });
    await makeQuotation(database.db, {
      client: nandu,
      sentAt: ago(3),
      ...won,
      currencyId: USD,
      fxRate: '4000',
      ...priced(10_000),
    });
    const names = async (page: Parameters<typeof listClientOverviews>[1]) =>
      (await listClientOverviews(actor, page)).map((client) => client.name);
    expect(await names({})).toEqual(['Álamo', 'Ñandú', 'Zeta']);
    expect(await names({ sort: 'last', descending: true })).toEqual(['Ñandú', 'Zeta', 'Álamo']);
    expect(await names({ sort: 'accepted', descending: true })).toEqual(['Ñandú', 'Zeta', 'Álamo']);
    expect(await names({ sort: 'accepted' })).toEqual([alamo.name, 'Zeta', 'Ñandú']);
    expect(await names({ limit: 1, after: alamo.id })).toEqual(['Ñandú']);
  });

  test('finds by name, identification or producer, and hides removed and inactive ones', async () => {
    const { actor, agency } = await makeAgencyUser(database.db);
    await makeClient(database.db, { agency, name: 'Cámara de Turismo', identification: '900111222' });
    await makeClient(database.db, { agency, name: 'Otro', nameProducer: 'Íngrid Páez' });
    await makeClient(database.db, { agency, name: 'Quieto', stateId: CLIENT.INACTIVE });
    await makeClient(database.db, { agency, name: 'Borrado', stateId: CLIENT.DELETED });
    await makeClient(database.db, { name: 'Ajeno' });
    const found = async (filter: Parameters<typeof countClients>[1]) => {
      const names = (await listClientOverviews(actor, filter)).map((client) => client.name);
      expect(await countClients(actor, filter)).toBe(names.length);
      return names;
    };
    expect(await found({})).toEqual(['Cámara de Turismo', 'Otro']);
    expect(await found({ search: 'CAMARA' })).toEqual(['Cámara de Turismo']);
    expect(await found({ search: '900111' })).toEqual(['Cámara de Turismo']);
    expect(await found({ search: 'ingrid paez' })).toEqual(['Otro']);
    expect(await found({ search: 'no%hay' })).toEqual([]);
    expect(await found({ stateId: CLIENT.INACTIVE })).toEqual(['Quieto']);
    expect(await found({ stateId: 'ALL' })).toEqual(['Cámara de Turismo', 'Otro', 'Quieto']);
  });

  test('costs one statement whatever the rows', async () => {
    const { actor, agency } = await makeAgencyUser(database.db);
    for (let number = 0; number < 3; number++) {
      await makeQuotation(database.db, { client: await makeClient(database.db, { agency }) });
    }
    expect((await countStatements(() => listClientOverviews(actor))).statements).toHaveLength(1);
  });
});

test("another agency's client, its brands and who is not of an agency find nothing", async () => {
  const { actor } = await makeAgencyUser(database.db);
  const other = await makeAgencyUser(database.db);
  const theirs = await makeClient(database.db, { agency: other.agency });
  await makeFinalClient(database.db, { agency: other.agency, clientId: theirs.id, name: 'Marca' });
  await expect(getClientOverview(actor, theirs.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(await listFinalClients(actor, theirs.id)).toEqual([]);
  expect(await listFinalClients(other.actor, theirs.id)).toMatchObject([{ name: 'Marca' }]);
  const { actor: administrator } = await makeAdministrator(database.db);
  await expect(listClientOverviews(administrator)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(listClientOverviews(anonymous)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
});
