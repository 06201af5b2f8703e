import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rides } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { resetEnv } from '@/lib/platform/env';
import { makeAdministrator, makeAgencyUser } from '@/lib/testing/factories/identity';
import { offerRides } from '@/lib/testing/factories/rides';
import { findCoverage } from '../coverage/queries';
import { findReadyCoverage } from '../coverage/ready';
import { orderRide } from '../ordering/order-ride';
import { isDown, troubleOf } from '../providers/guard-provider';
import { providerOf, renewProvider, useProvider } from '../providers/provider-of';
import { getRidePage } from '../ride-page';
import { order } from '../testing/asked-provider';
import { type Answered, startProviderServer } from '../testing/provider-server';
import { makeRider, ORDER } from '../testing/rider';
import { countDownPlatforms, listProviderHealth } from './queries';
import { tryProvider } from './try-provider';

const database = useDatabase();
const MINUTE = 60_000;

let answers: (path: string) => Answered;
let server: Awaited<ReturnType<typeof startProviderServer>>;

const GOOD: Answered = {
  status: 200,
  body: [
    {
      product: { id: 'p', name: 'Lite' },
      total: { amount: 1_850_000, currency: 'COP' },
      eta: { estimated: 240 },
    },
  ],
};
const token = (path: string): Answered | null =>
  path.startsWith('/auth') ? { status: 200, body: { access_token: 't', expires_in: 100_000 } } : null;

beforeEach(async () => {
  answers = (path) => token(path) ?? GOOD;
  server = await startProviderServer(({ path }) => answers(path));
  Object.assign(process.env, {
    RIDE_BASE_URL: server.url,
    RIDE_CLIENT_ID: 'id',
    RIDE_CLIENT_SECRET: 'muy-secreto',
    RIDE_REQUESTER_ID: '0123456789abcdef0123456789abcdef',
  });
  resetEnv();
  useProvider(null);
  renewProvider('cabify');
});
afterEach(async () => {
  vi.useRealTimers();
  renewProvider('cabify');
  for (const name of ['RIDE_BASE_URL', 'RIDE_CLIENT_ID', 'RIDE_CLIENT_SECRET', 'RIDE_REQUESTER_ID']) {
    delete process.env[name];
  }
  resetEnv();
  useProvider(null);
  await server.stop();
});

const cabify = () => {
  const provider = providerOf('cabify');
  if (!provider) throw new Error('not configured');
  return provider;
};
const later = (ms: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms });
const broken = () => {
  answers = (path) =>
    token(path) ?? { status: 500, body: 'Internal Server Error for vale@correo.co 3001234567' };
};
const failThrice = async () => {
  broken();
  for (const _ of [1, 2, 3]) await expect(cabify().estimate(order)).rejects.toThrow();
};

test('a provider that fails three times is down: nobody asks it anything new, and it says so at once', async () => {
  await cabify().estimate(order);
  expect(troubleOf('cabify')).toMatchObject({ downSince: null, failedAt: null });
  broken();
  for (const _ of [1, 2])
    await expect(cabify().estimate(order)).rejects.toMatchObject({ fault: 'UNCERTAIN' });
  // Its tokens are no sign that it serves.
  await cabify().authenticate();
  expect(countDownPlatforms()).toBe(0);
  await expect(cabify().estimate(order)).rejects.toMatchObject({ fault: 'UNCERTAIN' });
  expect(countDownPlatforms()).toBe(1);
  expect(troubleOf('cabify')).toMatchObject({
    fault: 'UNCERTAIN',
    failure: '500 Internal Server Error for … …',
  });
  const before = server.asked.length;
  for (const ask of [() => cabify().estimate(order), () => cabify().authenticate()]) {
    await expect(ask()).rejects.toMatchObject({ fault: 'UNREACHED', lastFault: 'UNCERTAIN' });
  }
  expect(server.asked.length).toBe(before);
  // What is in course is asked after all the same.
  answers = (path) => token(path) ?? { status: 409, body: { message: 'terminal' } };
  await expect(cabify().cancel('j', 'r')).rejects.toMatchObject({ fault: 'CONFLICT' });
});

test('one that is down is tried again after three minutes, by whoever comes first', async () => {
  await failThrice();
  const since = troubleOf('cabify').downSince;
  later(MINUTE * 3 - 1_000);
  await expect(cabify().estimate(order)).rejects.toMatchObject({ fault: 'UNREACHED' });
  later(1_000);
  expect(isDown('cabify')).toBe(false);
  // It fails once more, and is left alone as long again.
  await expect(cabify().estimate(order)).rejects.toMatchObject({ fault: 'UNCERTAIN' });
  await expect(cabify().estimate(order)).rejects.toMatchObject({ fault: 'UNREACHED' });
  expect(troubleOf('cabify').downSince).toEqual(since);
  later(MINUTE * 3);
  answers = (path) => token(path) ?? GOOD;
  expect(await cabify().estimate(order)).toHaveLength(1);
  expect(troubleOf('cabify')).toMatchObject({ downSince: null, leftAloneUntil: null });
});

test('a provider that gives tokens and refuses them is down too, and so is one that gives none', async () => {
  answers = (path) => token(path) ?? { status: 401, body: { message: 'no' } };
  for (const _ of [1, 2, 3]) await expect(cabify().estimate(order)).rejects.toThrow();
  expect(isDown('cabify')).toBe(true);
  renewProvider('cabify');
  expect(isDown('cabify')).toBe(false);
  answers = () => ({ status: 401, body: { error: 'invalid_client' } });
  for (const _ of [1, 2, 3]) await expect(cabify().authenticate()).rejects.toThrow();
  expect(troubleOf('cabify')).toMatchObject({
    fault: 'UNAUTHENTICATED',
    failure: 'no token: 401 invalid_client',
  });
  expect(isDown('cabify')).toBe(true);
});

test('what the screen is told: state, words of the last failure, and nothing secret', async () => {
  const { actor } = await makeAdministrator(database.db);
  const [own] = (await listProviderHealth(actor)).filter(({ platform }) => platform === 'cabify');
  expect(own).toMatchObject({ state: 'WELL', failedAt: null });
  await cabify().estimate(order);
  answers = (path) => token(path) ?? { status: 422, body: { error: 'mobile_num is invalid' } };
  await expect(cabify().estimate(order)).rejects.toMatchObject({ fault: 'REFUSED' });
  await failThrice();
  const all = await listProviderHealth(actor);
  expect(all.find(({ platform }) => platform === 'cabify')).toMatchObject({
    state: 'DOWN',
    failure: '500 Internal Server Error for … …',
  });
  expect(all.find(({ platform }) => platform === 'uber')).toMatchObject({
    state: 'NOT_CONFIGURED',
    settings: { missing: ['RIDE_UBER_CLIENT_ID', 'RIDE_UBER_CLIENT_SECRET', 'RIDE_UBER_ORGANIZATION_ID'] },
  });
  expect(JSON.stringify(all)).not.toContain('muy-secreto');
  const { actor: stranger } = await makeAgencyUser(database.db);
  await expect(listProviderHealth(stranger)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(tryProvider(stranger, { platform: 'cabify' })).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

test('trying it asks for a new token and an estimate, and tells how far it came', async () => {
  const { actor } = await makeAdministrator(database.db);
  expect(await tryProvider(actor, { platform: 'cabify' })).toMatchObject({
    reached: 'ESTIMATE',
    city: 'Bogotá',
    products: [{ name: 'Lite', fare: { amount: 18_500, currencyCode: 'COP' }, pickupSeconds: 240 }],
    failure: null,
  });
  await failThrice();
  expect(await tryProvider(actor, { platform: 'cabify' })).toMatchObject({ reached: 'TOKEN' });
  answers = () => ({ status: 401, body: { error: 'invalid_client' } });
  expect(await tryProvider(actor, { platform: 'cabify' })).toMatchObject({
    reached: 'NOTHING',
    failure: 'no token: 401 invalid_client',
  });
  expect(isDown('cabify')).toBe(true);
  answers = (path) => token(path) ?? GOOD;
  expect(await tryProvider(actor, { platform: 'cabify' })).toMatchObject({ reached: 'ESTIMATE' });
  expect(isDown('cabify')).toBe(false);
  await expect(tryProvider(actor, { platform: 'uber' })).rejects.toMatchObject({ code: 'CONFLICT' });
});

test('while the first provider of a city is down rides are ordered with the next, and never after one was sent', async () => {
  const { actor, agency, event } = await makeRider(database.db, 'cabify');
  await offerRides(database.db, 'local', event.cityId);
  await database.db.execute(`update platform_transportations set priority = 2 where platform = 'local'`);
  const first = async () => (await findCoverage(database.db, event.cityId, agency.id))?.provider.platform;
  expect(await first()).toBe('cabify');
  broken();
  // Nobody knows yet that it is down: it is found out on the way, before anything is sent.
  const ride = await orderRide(actor, ORDER);
  expect(ride).toMatchObject({ platform: 'local', state: 'HIRE' });
  await database.db.delete(rides).where(eq(rides.id, ride.id));
  answers = (path) => (path.endsWith('/journey') ? { status: 500, body: 'Oops' } : (token(path) ?? GOOD));
  const sent = await orderRide(actor, ORDER);
  expect(sent).toMatchObject({ platform: 'cabify', state: 'ORDERING' });
  expect(sent.attemptedAt).not.toBeNull();
  expect((await orderRide(actor, ORDER)).id).toBe(sent.id);
  await database.db.delete(rides).where(eq(rides.id, sent.id));
  await failThrice();
  expect(await first()).toBe('local');
  answers = () => ({ status: 401, body: {} });
  useProvider(null);
  renewProvider('cabify');
  expect(await findReadyCoverage(database.db, event.cityId, agency.id)).toMatchObject({
    ready: true,
    coverage: { provider: { platform: 'local' } },
  });
  await database.db.execute(`update platform_transportations set enabled = false where platform = 'local'`);
  expect(await findReadyCoverage(database.db, event.cityId, agency.id)).toMatchObject({ ready: false });
  expect(await getRidePage(actor)).toMatchObject({ messageKey: 'ride.notAuthenticated' });
  // It gives tokens and fails at what comes then: the page does not blame them.
  useProvider(null);
  renewProvider('cabify');
  await failThrice();
  expect(await getRidePage(actor)).toEqual({ state: 'INVALID', messageKey: 'ride.unavailable' });
});
