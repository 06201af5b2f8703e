import { readdirSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { NextRequest } from 'next/server';
import { beforeAll, expect, test } from 'vitest';
import { useDatabase } from '@/db/testing/use-database';
import { type Actor, anonymous, type LinkActor } from '@/lib/core/actor';
import { findSession } from '@/lib/identity/accounts';
import { accountActor } from '@/lib/identity/session';
import {
  FUZZ_SEED,
  fuzzInputs,
  hostileText,
  hostileValue,
  mostly,
} from '@/lib/platform/testing/hostile-values';
import { answerRequest, askAs } from '@/lib/testing/next-request';
import { makeTenant } from '@/lib/testing/tenant';

const database = useDatabase();
const INPUTS = fuzzInputs(0.25);

type Handler = (request: never, context: never) => Response | Promise<Response>;
type Module = Partial<Record<'GET' | 'POST', Handler>>;

/**
 * Every route handler of app that takes an input, by its file. The mailbox shows files of this machine and is no door of the product's;
 * next-auth needs Next around it.
 */
const APP = path.resolve(import.meta.dirname, '..');
const files = readdirSync(APP, { recursive: true, encoding: 'utf8' })
  .filter((file) => path.basename(file) === 'route.ts' && !/buzon|nextauth|health/.test(file))
  .sort();
const routes: { file: string; method: 'GET' | 'POST'; handler: Handler }[] = [];
let ids: readonly string[];

beforeAll(async () => {
  for (const file of files) {
    const module: Module = await import(path.join(APP, file));
    for (const method of ['GET', 'POST'] as const) {
      const handler = module[method];
      if (handler) routes.push({ file, method, handler });
    }
  }
  const tenant = await makeTenant(database.db);
  ids = [tenant.sent, tenant.draft, tenant.event, tenant.convocatory, tenant.talent];
  const { account } = await findSession(tenant.members.owner.sessionId);
  const link: LinkActor = {
    kind: 'linkHolder',
    tokenId: tenant.sent,
    purpose: 'CONTRACT',
    agencyId: account?.agencyId ?? '',
    subject: { eventId: tenant.event, talentId: tenant.talent },
  };
  actors = [accountActor(account), anonymous];
  links = [link, anonymous];
});
let actors: readonly Actor[];
let links: readonly Actor[];

const FIELDS = ['id', 'email', 'password', 'type', 'producer', 'user', 'quotation', 'callbackUrl', 'json'];
const fitting = (): fc.Arbitrary<unknown> =>
  fc.oneof(fc.constantFrom(...ids, 'agency', 'talent', 'ana@correo.co', 'true', '/dashboard'), fc.uuid());
const objectBody = () =>
  fc.dictionary(fc.constantFrom(...FIELDS), mostly(fitting()), { maxKeys: 5 }).map((o) => JSON.stringify(o));
const TYPES = [
  'application/json',
  'application/x-www-form-urlencoded',
  'text/plain',
  'multipart/form-data; boundary=x',
];

const bodies = () =>
  fc.oneof(
    { weight: 6, arbitrary: objectBody() },
    { weight: 2, arbitrary: hostileValue.map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: hostileText },
    {
      weight: 1,
      arbitrary: hostileText.map(
        (text) => `--x\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\n${text}\r\n--x--`,
      ),
    },
  );

/** What a path or a query may hold once it came through an address; a NUL never gets here (scripts/start). */
const inAddress = hostileText.map((text) => text.replaceAll('\0', '').slice(0, 2000).toWellFormed());

const input = () =>
  fc.record({
    route: fc.nat(),
    who: fc.nat(),
    segments: fc.array(
      mostly(fitting()).map((value) => `${value}`.replaceAll('\0', '').toWellFormed()),
      { minLength: 2, maxLength: 2 },
    ),
    query: fc.dictionary(
      fc.constantFrom('q', 'estado', 'pagina', 'formato', 'orden', 'callbackUrl'),
      inAddress,
      {
        maxKeys: 3,
      },
    ),
    body: bodies(),
    type: fc.constantFrom(...TYPES),
  });

/** The folders of a route with its parameters filled in, and those parameters as Next gives them. */
function addressOf(
  file: string,
  segments: readonly string[],
): { address: string; params: Record<string, unknown> } {
  const params: Record<string, unknown> = {};
  let next = 0;
  const address = path
    .dirname(file)
    .split(path.sep)
    .filter((folder) => !folder.startsWith('('))
    .map((folder) => {
      const name = /^\[(?:\.\.\.)?(\w+)\]$/.exec(folder)?.[1];
      if (!name) return folder;
      const value = segments[next++ % segments.length] ?? 'x';
      params[name] = folder.startsWith('[...') ? ['callback', value] : value;
      return encodeURIComponent(value);
    })
    .join('/');
  return { address, params };
}

test('the handlers are found', () => {
  expect(routes.length).toBeGreaterThan(20);
});

test(`[2.7.3/malformed bodies] no malformed request of ${INPUTS} to a route is answered 500`, {
  timeout: 3_600_000,
}, async () => {
  console.info(`fuzz of the routes: ${INPUTS} inputs, FUZZ_SEED=${FUZZ_SEED}`);
  const property = fc.asyncProperty(input(), async ({ route, who, segments, query, body, type }) => {
    const { file, method, handler } = routes[route % routes.length] as (typeof routes)[number];
    answerRequest({ headers: { 'x-forwarded-for': '203.0.113.9' } });
    askAs(actors[who % 2] ?? anonymous, links[who % 2]);
    const { address, params } = addressOf(file, segments);
    const request = new NextRequest(`http://localhost:3000/${address}?${new URLSearchParams(query)}`, {
      method,
      ...(method === 'POST' ? { body, headers: { 'content-type': type } } : {}),
    });
    const response = await handler(request as never, { params: Promise.resolve(params) } as never);
    await response.body?.cancel();
    expect(response.status, `${method} ${address} (${file})`).not.toBe(500);
  });
  await fc.assert(property, { seed: FUZZ_SEED, numRuns: INPUTS, interruptAfterTimeLimit: 3_500_000 });
});
