import type { Page } from '@playwright/test';
import { ask, comparable, WAYS } from '../fixtures/ask.ts';
import { readsOf, writesOn } from '../fixtures/graphql-operations.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { type Holdings, makeHoldings, nothing, rowsOf } from '../fixtures/two-agencies.ts';

/** Every address of the portal that names something of one agency, which shows it to that agency. */
const addressesOf = (own: Holdings): readonly string[] => [
  `/perfil/${own.agencyId}/agencia`,
  `/clientes/${own.clientId}`,
  `/clientes/${own.clientId}/editar`,
  `/cotizador/listado/cotizacion/${own.draftId}`,
  `/cotizador/listado/cotizacion/${own.sentId}/enviada`,
  `/evento/${own.eventId}/evento`,
  `/evento/${own.eventId}/evento?seccion=convocatorias`,
  `/evento/${own.eventId}/evento?seccion=talentos`,
  `/evento/${own.eventId}/evento?seccion=documentos`,
  `/evento/${own.eventId}/evento?seccion=actividad`,
  `/evento/${own.eventId}/evento/convocar/${own.convocatoryId}`,
  `/evento/${own.eventId}/evento/talento/${own.talentId}`,
];

/** Addresses of one's own event that name something of another's. */
const mixedAddresses = (own: Holdings, other: Holdings): readonly string[] => [
  `/evento/${own.eventId}/evento/convocar/${other.convocatoryId}`,
  `/evento/${own.eventId}/evento/talento/${other.talentId}`,
];

/** Sends a GraphQL operation with the cookies of the page's browser. */
async function send(page: Page, operation: Record<string, unknown>): Promise<string> {
  return (await page.request.post('/graphql', { data: operation })).text();
}

const withoutIds = (text: string): string => text.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '<id>');

test('pages of another agency answer as if there were nothing', async ({ page, database, openBrowser }) => {
  const [mine, theirs] = [await makeHoldings(database), await makeHoldings(database)];
  await signIn(page, mine.account);
  const owner = await openBrowser();
  await signIn(await owner.newPage(), theirs.account);
  const absent = nothing(theirs);
  const pairs = [
    [addressesOf(theirs), addressesOf(absent)],
    [mixedAddresses(mine, theirs), mixedAddresses(mine, absent)],
  ] as const;
  for (const [addresses, nobodys] of pairs) {
    for (const [index, address] of addresses.entries()) {
      for (const [way, options] of Object.entries(WAYS)) {
        const told = await ask(page.request, address, options);
        expect(told.body, `${address}, ${way}`).not.toContain(theirs.marker);
        expect(comparable(told), `${address}, ${way}`).toEqual(
          comparable(await ask(page.request, nobodys[index] ?? '', options)),
        );
      }
    }
  }
  for (const address of addressesOf(theirs)) {
    for (const options of [WAYS.plain, WAYS['as data']]) {
      const told = await ask(owner.request, address, options);
      expect(told.body, `${address}, by its owner`).toContain(theirs.marker);
    }
  }
});

test('nothing of another agency is listed or found', async ({ page, database }) => {
  const [mine, theirs] = [await makeHoldings(database), await makeHoldings(database)];
  await signIn(page, mine.account);
  for (const address of [
    '/dashboard',
    '/clientes',
    '/eventos',
    '/eventos?vista=calendario&mes=2027-03',
    '/cotizador/listado',
    '/cotizador/crear',
  ]) {
    for (const [way, options] of Object.entries(WAYS)) {
      const told = await ask(page.request, address, options);
      expect(told.body, `${address}, ${way}`).not.toContain(theirs.marker);
    }
    expect((await ask(page.request, address)).body, `${address} shows one's own`).toContain(mine.marker);
  }
  for (const list of [
    'clients(search: $word) { name }',
    'events(search: $word) { name }',
    'quotations(search: $word) { nameEvent }',
    'quotes(search: $word) { nameEvent }',
  ]) {
    const query = `query($word: String) { ${list} }`;
    expect(await send(page, { query, variables: { word: theirs.marker } })).toMatch(
      /^\{"data":\{"\w+":\[\]\}\}$/,
    );
    expect(await send(page, { query, variables: { word: mine.marker } })).toContain(mine.marker);
  }
});

test('GraphQL answers for ids of another agency as for ids that nothing has', async ({ page, database }) => {
  const [mine, theirs] = [await makeHoldings(database), await makeHoldings(database)];
  await signIn(page, mine.account);
  const before = [await rowsOf(database, theirs), await rowsOf(database, mine)];
  const own = readsOf(mine);
  const absent = readsOf(nothing(theirs));
  for (const [name, { document: query, variables }] of Object.entries(readsOf(theirs))) {
    const told = await send(page, { query, variables });
    expect(told, name).not.toContain(theirs.marker);
    expect(withoutIds(told), name).toBe(
      withoutIds(await send(page, { query, variables: absent[name]?.variables })),
    );
    expect(await send(page, { query, variables: own[name]?.variables }), `${name} of one's own`).toContain(
      mine.marker,
    );
  }
  const onNothing = writesOn(nothing(theirs), mine);
  for (const [name, { document: query, variables }] of Object.entries(writesOn(theirs, mine))) {
    const told = await send(page, { query, variables });
    expect(told, name).not.toContain(theirs.marker);
    expect(told, name).toContain('"code":"NOT_FOUND"');
    expect(withoutIds(told), name).toBe(
      withoutIds(await send(page, { query, variables: onNothing[name]?.variables })),
    );
  }
  expect([await rowsOf(database, theirs), await rowsOf(database, mine)]).toEqual(before);
});
