import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { NextRequest } from 'next/server';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { useDatabase } from '@/db/testing/use-database';
import { KEY_SCOPES } from '@/db/values/api-keys';
import { createKey } from '@/lib/identity/api-keys/create-key';
import { logInAdministrator, logInTalent } from '@/lib/identity/mobile/log-in-mobile';
import { hashPassword } from '@/lib/identity/passwords';
import { exportBatch } from '@/lib/payouts/export-batch';
import { submitBatch } from '@/lib/payouts/move-batch';
import { makeDraft } from '@/lib/payouts/testing/make-draft';
import { answerGraphQL } from '@/lib/root/answer-graphql';
import { documentFor, rootFields } from '@/lib/root/testing/ask-field';
import { NO_PROGRAMS } from '@/lib/root/testing/guarded-mutations';
import { makeAdministrator, TEST_PASSWORD } from '@/lib/testing/factories/identity';
import { makeTalent } from '@/lib/testing/factories/talents';
import { answerRequest } from '@/lib/testing/next-request';

// Whatever a program's key or the app's token asks of whatever route: nothing is approved, paid or exported, no password
// and no account changes, and no whole account number is told.

const database = useDatabase();
const APP = import.meta.dirname;
/** Of every claim in the batch (lib/claims/testing/claimed.ts). */
const ACCOUNT = /0*123456789\b/;
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

type Handler = (
  request: Request,
  context: { params: Promise<Readonly<Record<string, string>>> },
) => Promise<Response>;

/** Routes that ask who it is. */
const ROUTES = readdirSync(APP, { recursive: true, encoding: 'utf8' })
  .filter((file) => path.basename(file) === 'route.ts' && !file.startsWith('api/health'))
  // Tables of what the portal lists, which programs read by GraphQL too.
  .filter((file) => !file.includes('/exportar/'))
  .filter((file) => /currentActor|receivePaper/.test(readFileSync(path.join(APP, file), 'utf8')))
  .map((file) => path.dirname(file));

let bearers: readonly { readonly who: string; readonly token: string }[];
let ids: readonly string[];

beforeAll(async () => {
  const { owner, ids: claims, batch } = await makeDraft(database.db);
  await submitBatch(owner, batch.id);
  await exportBatch(owner, batch.id);
  const { rows } = await database.pool.query<{ event_id: string }>('select event_id from claims limit 1');
  ids = [batch.id, claims[0] ?? '', rows[0]?.event_id ?? ''];
  const keys = KEY_SCOPES.flatMap((scope) => [true, false].map((ofAgency) => ({ scope, ofAgency })));
  const made = [];
  for (const { scope, ofAgency } of keys) {
    const { key } = await createKey(owner, { name: 'Programa', scope, days: 30, ofAgency });
    made.push({ who: `${scope} ${ofAgency ? 'of the agency' : 'of the owner'}`, token: key });
  }
  const passwordHash = await hashPassword(TEST_PASSWORD);
  const talent = await makeTalent(database.db, { passwordHash });
  const { user } = await makeAdministrator(database.db);
  const context = { ip: null };
  const app = await logInTalent({ email: talent.email, password: TEST_PASSWORD }, context);
  const office = await logInAdministrator({ email: user.email, password: TEST_PASSWORD }, context);
  bearers = [
    ...made,
    { who: 'a talent', token: app.token },
    { who: 'an administrator', token: office.token },
  ];
});
beforeEach(() => database.db.execute('delete from rate_limits'));

/** What no program changes. */
async function guarded(): Promise<unknown> {
  const { rows } = await database.pool.query(`
    select (select json_agg(json_build_array(id, state, approved_by, file_hash, source_account_id, proof_file_id) order by id) from payout_batches) batches,
      (select json_agg(json_build_array(id, status, paid) order by id) from claims) claims,
      (select count(*) from claim_payments) payments, (select count(*) from payer_accounts) accounts,
      (select json_agg(json_build_array(id, password_hash, state_id) order by id) from users) users,
      (select json_agg(json_build_array(id, password_hash) order by id) from talents) talents,
      (select json_agg(json_build_array(agency_id, user_id, role) order by user_id) from agency_users) roles,
      (select count(*) from api_keys) keys`);
  return rows[0];
}

const headersOf = (token: string, type?: string): Headers => {
  const headers = new Headers({ authorization: `Bearer ${token}`, 'x-forwarded-for': '203.0.113.9' });
  if (type) headers.set('content-type', type);
  answerRequest({ headers });
  return headers;
};

async function ask(handler: Handler, method: string, route: string, id: string, token: string) {
  const names = [...route.matchAll(/\[+(?:\.\.\.)?(\w+)\]+/g)].map(([, name = '']) => name);
  const params = Promise.resolve(Object.fromEntries(names.map((name) => [name, id])));
  const address = `http://localhost:3000/${route.replaceAll(/\((\w|-)+\)\/?/g, '').replaceAll(/\[+[^\]]+\]+/g, id)}`;
  const body = JSON.stringify({ id, claimId: id, batchId: id, password: 'Otra-2026', reference: '1' });
  const headers = headersOf(token, method === 'GET' ? undefined : 'application/json');
  const request = new NextRequest(address, { method, headers, ...(method === 'GET' ? {} : { body }) });
  const answer = await handler(request, { params });
  return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()).toString('latin1') };
}

test('no route lets a program approve, pay, export or change a password', { timeout: 300_000 }, async () => {
  expect(ROUTES.length).toBeGreaterThan(25);
  const before = await guarded();
  const told: string[] = [];
  for (const route of ROUTES) {
    const handlers: Partial<Record<string, Handler>> = await import(path.join(APP, route, 'route.ts'));
    // A path answers the methods that it does not take by one function.
    const asked = new Map(METHODS.map((method) => [handlers[method], method]));
    for (const [handler, method] of asked) {
      if (!handler) continue;
      await database.db.execute('delete from rate_limits');
      for (const { who, token } of bearers) {
        for (const id of ids) {
          const { bytes } = await ask(handler, method, route, id, token);
          if (ACCOUNT.test(bytes)) told.push(`${method} ${route} to ${who}`);
        }
      }
    }
    expect(await guarded(), route).toEqual(before);
  }
  expect([...new Set(told)]).toEqual([]);
});

test("a bank's file and the proof of a batch are a person's", async () => {
  for (const name of ['archivo', 'comprobante']) {
    const { GET } = await import(`./(portal)/pagos/[id]/${name}/route.ts`);
    for (const { who, token } of bearers) {
      const { status } = await ask(GET, 'GET', `(portal)/pagos/[id]/${name}`, ids[0] ?? '', token);
      expect([403, 404], `${name} to ${who}`).toContain(status);
    }
  }
});

test.each(NO_PROGRAMS.filter((name) => name !== 'confirmSelf'))('no bearer does %s', async (name) => {
  const field = rootFields().find((one) => one.operation === 'mutation' && one.name === name);
  if (!field) throw new Error(`no mutation ${name}`);
  const before = await guarded();
  for (const { who, token } of bearers) {
    const values: Readonly<Record<string, unknown>> = {
      id: name.includes('laim') ? ids[1] : ids[0],
      ids: [ids[1]],
      eventId: ids[2],
      accountId: null,
      paidOn: '2026-02-03',
      reference: '1',
      amount: 1,
      reason: 'Prueba',
      seen: 'a',
      code: '123456',
      until: '2099-01-01',
      electronic: true,
    };
    const body = JSON.stringify({ query: documentFor(field), variables: values });
    const headers = headersOf(token, 'application/json');
    const request = new Request('http://localhost:3000/graphql', { method: 'POST', headers, body });
    const { errors } = (await (await answerGraphQL(request)).json()) as { errors?: unknown[] };
    expect(errors, `${name} by ${who}`).toBeDefined();
  }
  expect(await guarded()).toEqual(before);
});
