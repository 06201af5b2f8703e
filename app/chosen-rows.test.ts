import { expect, test } from 'vitest';
import { useDatabase } from '@/db/testing/use-database';
import { type ClientOverview, listClientOverviews } from '@/lib/clients/client-overview';
import type { AgencyActor } from '@/lib/core/actor';
import { makeClient } from '@/lib/testing/factories/clients';
import { makeClaim } from '@/lib/testing/factories/contracts';
import { makeConvocated } from '@/lib/testing/factories/convocatories';
import { makeAdministrator, makeAgencyUser } from '@/lib/testing/factories/identity';
import { askAs } from '@/lib/testing/next-request';
import { CLIENT_LIST } from './(portal)/clientes/list-query';
import { GET as matchingClients } from './(portal)/clientes/todos/route';
import { GET as matchingQuotations } from './(portal)/cotizador/listado/todos/route';
import { GET as matchingClaims } from './(portal)/cuentas-de-cobro/todos/route';
import { GET as matchingEvents } from './(portal)/eventos/todos/route';
import { GET as matchingTalents } from './(portal)/talentos/todos/route';
import { answerExport, answerExportOfChosen } from './api/answer-export';

// What a list's bar reads of all pages, and the file of what is chosen.

const database = useDatabase();
const address = (path: string) => `http://localhost:3000${path}`;

async function makeClients(count: number) {
  const { actor, agency } = await makeAgencyUser(database.db);
  const made = [];
  for (let each = 0; each < count; each++) {
    made.push(await makeClient(database.db, { agency, name: `${each % 2 ? 'Impar' : 'Par'} ${each}` }));
  }
  return { actor, made };
}

const read = (actor: AgencyActor, query = '') => {
  askAs(actor);
  return matchingClients(new Request(address(`/clientes/todos${query}`)));
};

test('all that match are read, beyond the page in view, and nobody else’s', async () => {
  const { actor, made } = await makeClients(25);
  await makeClients(1);
  const all = await (await read(actor)).json();
  expect(all.more).toBe(false);
  expect(all.rows.map(({ id }: { id: string }) => id).toSorted()).toEqual(
    made.map(({ id }) => id).toSorted(),
  );
  const odd = await (await read(actor, `?q=impar&despues=${made[3]?.id}`)).json();
  expect(odd.rows).toHaveLength(12);
  askAs({ kind: 'anonymous' } as never);
  for (const route of [matchingClients, matchingQuotations, matchingEvents]) {
    expect((await route(new Request(address('/todos')))).status).toBe(401);
  }
});

const EXPORT = {
  name: 'clientes',
  columns: async () => [{ header: 'Nombre', value: ({ name }: ClientOverview) => name }],
  list: CLIENT_LIST,
  read: listClientOverviews,
};

const send = (actor: AgencyActor, ids: unknown, headers: Record<string, string> = {}) => {
  askAs(actor);
  const init = { method: 'POST', body: JSON.stringify({ ids }) };
  const sent = { ...init, headers: { 'content-type': 'application/json', ...headers } };
  return answerExportOfChosen(new Request(address('/clientes/exportar?formato=csv'), sent), EXPORT);
};

test('a file holds the chosen rows alone, of the own agency', async () => {
  const { actor, made } = await makeClients(4);
  const other = await makeClients(1);
  const [first, second] = made;
  const answer = await send(actor, [first?.id, second?.id, other.made[0]?.id]);
  expect(answer.status).toBe(200);
  const lines = (await answer.text()).trim().split('\r\n').slice(1);
  expect(lines).toEqual(['"Impar 1"', '"Par 0"']);
  const whole = await answerExport(new Request(address('/clientes/exportar?formato=csv')), EXPORT);
  expect((await whole.text()).trim().split('\r\n')).toHaveLength(5);
  for (const wrong of [[], ['x'], 'x', null]) expect((await send(actor, wrong)).status).toBe(400);
  expect((await send(actor, [first?.id], { origin: 'https://otra.co' })).status).toBe(403);
});

test('all claims of the tab in view are read, and talents in review by the administrator alone', async () => {
  const { actor, agency } = await makeAgencyUser(database.db);
  const convocated = await makeConvocated(database.db, { agency });
  const sent = await makeClaim(database.db, { convocated, status: 'SENT' });
  const ids = async (query: string) => {
    askAs(actor);
    const { rows } = await (
      await matchingClaims(new Request(address(`/cuentas-de-cobro/todos${query}`)))
    ).json();
    return rows.map(({ id }: { id: string }) => id);
  };
  expect(await ids('')).toEqual([sent.id]);
  expect(await ids('?estado=aprobadas')).toEqual([]);
  const talents = () => matchingTalents(new Request(address('/talentos/todos')));
  askAs(actor);
  expect((await talents()).status).toBe(403);
  const { actor: administrator } = await makeAdministrator(database.db);
  askAs(administrator);
  expect((await (await talents()).json()).rows).toHaveLength(1);
});
