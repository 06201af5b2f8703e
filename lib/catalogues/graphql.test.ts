import { eq } from 'drizzle-orm';
import { graphql } from 'graphql';
import { expect, test } from 'vitest';
import { countries } from '@/db/schema';
import { countStatements } from '@/db/testing/count-statements';
import { useDatabase } from '@/db/testing/use-database';
import { type Actor, anonymous } from '@/lib/core/actor';
import { schema } from '@/lib/root/schema';
import { makeAgencyUser } from '@/lib/testing/factories/identity';

const database = useDatabase();

async function ask(source: string, actor: Actor = anonymous) {
  const contextValue = { actor, requestId: 'test', ip: null };
  const { result, statements } = await countStatements(() => graphql({ schema, source, contextValue }));
  return { ...JSON.parse(JSON.stringify(result)), statements: statements.length };
}

test('countries are the enabled ones, with cities and document types in three statements', async () => {
  await database.db.update(countries).set({ enabled: false }).where(eq(countries.code, 'ES'));
  const source = '{ countries { code enabled cities { name } typeDocuments { code appliesTo } } }';
  const { data, statements } = await ask(source);
  await database.db.update(countries).set({ enabled: true }).where(eq(countries.code, 'ES'));
  expect(statements).toBe(3);
  expect(data.countries.map(({ code }: { code: string }) => code)).not.toContain('ES');
  const colombia = data.countries.find(({ code }: { code: string }) => code === 'CO');
  expect(colombia).toMatchObject({
    enabled: true,
    cities: expect.arrayContaining([{ name: 'Bogotá' }]),
    typeDocuments: expect.arrayContaining([{ code: 'NIT', appliesTo: 'COMPANY' }]),
  });
});

test('[1.3/states.cached] state lists are found by the beginning of their name, ordered so that 1 is initial and 2 active', async () => {
  const { data, statements } = await ask(
    '{ agencies: states(name: "agen") { id name } users: states(name: "usu") { id } none: states(name: "%") { id } clients: states(name: "cli") { id } }',
  );
  expect(statements).toBe(4);
  const ids = (list: { id: string }[]) => list.map(({ id }) => Number(id));
  expect(ids(data.agencies)).toEqual([21, 22, 23, 24, 26]);
  expect(ids(data.users)).toEqual([71, 72, 73, 74, 75]);
  expect(data.agencies[1].name).toBe('Agencia registrada');
  expect(data.none).toEqual([]);
  expect(ids(data.clients)).toEqual([52, 53]);
});

test('[1.3/support.contact] constants are 70 to 79 and 14, told to who is signed in; the support contact to everybody', async () => {
  const { actor } = await makeAgencyUser(database.db);
  const { data, statements } = await ask(
    '{ constants { id } some: constants(ids: [71, 14, 1]) { id name description } }',
    actor,
  );
  expect(statements).toBe(2);
  expect(data.constants.map(({ id }: { id: string }) => Number(id))).toEqual([
    14, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79,
  ]);
  expect(data.some).toMatchObject([
    { id: '14' },
    { id: '71', name: 'Ganancia de la plataforma (%)', description: '10' },
  ]);
  const refused = await ask('{ constants { id } }');
  expect(refused.data).toBeNull();
  expect(refused.statements).toBe(0);
  const { data: open } = await ask('{ supportConstants { id description } }');
  expect(open.supportConstants).toEqual([{ id: '14', description: expect.stringMatching(/^\d+$/) }]);
});

test('taxations of a country come with their regional entity and rates in three statements', async () => {
  const { data, statements } = await ask(
    `{ taxations(countryId: 1) { name kind regionalEntity
       pricesTaxations { price unity validFrom city { name } } } }`,
  );
  expect(statements).toBe(3);
  const ica = data.taxations.find(({ kind }: { kind: string }) => kind === 'RETE_ICA');
  expect(ica.regionalEntity).toBe('Municipio');
  expect(ica.pricesTaxations).toContainEqual({
    price: '9.66',
    unity: 'PER_MIL',
    validFrom: '2022-01-01',
    city: { name: 'Bogotá' },
  });
  expect(data.taxations.find(({ kind }: { kind: string }) => kind === 'IVA')).toMatchObject({
    regionalEntity: null,
    pricesTaxations: [{ price: '19', city: null }],
  });
  expect((await ask('{ taxations(countryId: 2) { id } }')).data.taxations).toEqual([]);
});

test('[1.2.6/services] currencies and services are there', async () => {
  const { data } = await ask('{ currencies { id code name } services(audience: AGENCY) { id code } }');
  expect(data.currencies[0]).toEqual({ id: '1', code: 'COP', name: 'Peso colombiano' });
  expect(data.services.map(({ code }: { code: string }) => code)).toEqual([
    'publicidad',
    'moda',
    'casting',
    'fotografia',
    'sesionBelleza',
  ]);
});
