import { and, eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { auditEntries, eventCosts, rides } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import type { JobActor } from '@/lib/core/actor';
import { at } from '@/lib/platform/clock';
import { resetEnv } from '@/lib/platform/env';
import { log } from '@/lib/platform/log';
import { runAllJobs } from '@/lib/root/testing/run-all-jobs';
import { useProvider } from '../providers/provider-of';
import type { Ride } from '../queries';
import { type Answered, startProviderServer } from '../testing/provider-server';
import { makeRider, ORDER } from '../testing/rider';
import { keepTold } from '../webhook/keep-told';
import { applyJourney } from './apply-journey';
import { cancelRide } from './cancel-ride';
import { orderRide } from './order-ride';
import { handle as sendCancel } from './send-cancel';

// The whole way of a ride over HTTP, against a server that speaks the provider's API.

const database = useDatabase();
const SECRET = 'un-secreto-muy-largo';
const VARIABLES = {
  RIDE_CLIENT_ID: 'id',
  RIDE_CLIENT_SECRET: 'muy-secreto',
  RIDE_REQUESTER_ID: '0123456789abcdef0123456789abcdef',
  RIDE_WEBHOOK_SECRET: SECRET,
};
const job: JobActor = { kind: 'job', name: 'rides.take-told' };
const context = { actor: job, log, attempt: 1, lastAttempt: false, signal: new AbortController().signal };

/** The journey at the provider, and how it stands. */
let journeyId: string;
let state: string;
let cancelling: Answered;
let server: Awaited<ReturnType<typeof startProviderServer>>;

function answer({ method, path }: { method: string; path: string }): Answered {
  if (path.startsWith('/auth')) return { status: 200, body: { access_token: 't', expires_in: 100_000 } };
  if (path.endsWith('/estimates')) {
    return {
      status: 200,
      body: [{ product: { id: 'p', name: 'Lite' }, total: { amount: 1_850_000, currency: 'COP' } }],
    };
  }
  if (path === '/api/v4/journey') return { status: 201, body: { id: journeyId, state: 'hire' } };
  if (method === 'POST') return cancelling;
  if (path.endsWith('/state')) {
    return { status: 200, body: { state, driver: { name: 'Ómar' }, vehicle: { plate: 'KLM402' } } };
  }
  return { status: 200, body: { end_state: state, total: { amount: 1_920_000, currency: 'COP' } } };
}

beforeEach(async () => {
  journeyId = crypto.randomUUID();
  state = 'hire';
  cancelling = { status: 200, body: {} };
  server = await startProviderServer(answer);
  Object.assign(process.env, VARIABLES, { RIDE_BASE_URL: server.url });
  resetEnv();
  useProvider(null);
});
afterEach(async () => {
  for (const name of [...Object.keys(VARIABLES), 'RIDE_BASE_URL']) delete process.env[name];
  resetEnv();
  useProvider(null);
  await server.stop();
});

const rowOf = async ({ id }: Ride) => {
  const [row] = await database.db.select().from(rides).where(eq(rides.id, id));
  if (!row) throw new Error('the ride is gone');
  return row;
};

let minutes = 0;
/** The provider tells of the journey, in its words, whatever they are; a minute after it told last. */
async function tell(said: string): Promise<void> {
  const body = Buffer.from(JSON.stringify({ journey_id: journeyId, state: said }));
  await keepTold('cabify', body, new Headers({ 'x-webhook-secret': SECRET }));
  minutes += 1;
  await at(new Date(Date.now() + minutes * 60_000), () => runAllJobs());
}

test('tellings that come again, late and out of order leave the ride where the provider says it is', async () => {
  const { actor, event } = await makeRider(database.db, 'cabify');
  const ride = await orderRide(actor, ORDER);
  expect(ride).toMatchObject({ platform: 'cabify', journeyId, state: 'HIRE' });
  state = 'pick up';
  await tell('pick up');
  expect(await rowOf(ride)).toMatchObject({ state: 'PICK_UP', driverName: 'Ómar' });
  // What happened before is told only now, and again.
  for (const said of ['hired', 'arrived', 'hired']) await tell(said);
  expect(await rowOf(ride)).toMatchObject({ state: 'PICK_UP' });
  // An answer that was asked for before the last one changes nothing either.
  const before = await rowOf(ride);
  const old = new Date((before.lookedAt?.getTime() ?? 0) - 1000);
  await database.db.transaction((tx) => applyJourney(tx, job, before, { journeyId, state: 'DROP_OFF' }, old));
  expect(await rowOf(ride)).toMatchObject({ state: 'PICK_UP' });
  state = 'terminated';
  for (const said of ['terminated', 'terminated', 'pick up']) await tell(said);
  expect(await rowOf(ride)).toMatchObject({ state: 'TERMINATED', total: 19_200 });
  const costs = await database.db.select().from(eventCosts).where(eq(eventCosts.eventId, event.id));
  expect(costs).toHaveLength(1);
  const moves = and(eq(auditEntries.entityId, ride.id), eq(auditEntries.action, 'move'));
  const moved = await database.db.select().from(auditEntries).where(moves).orderBy(auditEntries.id);
  expect(moved.map(({ toState }) => toState)).toEqual(['HIRE', 'PICK_UP', 'TERMINATED']);
});

test('a cancellation that the provider refuses is told, and the ride goes on', async () => {
  const { actor } = await makeRider(database.db, 'cabify');
  const ride = await orderRide(actor, ORDER);
  state = 'pick up';
  cancelling = { status: 409, body: { message: 'passenger on board' } };
  await expect(cancelRide(actor)).rejects.toMatchObject({ messageKey: 'ride.cancelRefused' });
  expect(await rowOf(ride)).toMatchObject({
    state: 'PICK_UP',
    endedAt: null,
    cancelAskedAt: null,
    cancelRefused: expect.stringContaining('409'),
  });
});

test('a cancellation answered with a failure in plain text is asked for again until it is done', async () => {
  const { actor } = await makeRider(database.db, 'cabify');
  const ride = await orderRide(actor, ORDER);
  cancelling = { status: 500, body: 'Internal Server Error' };
  expect(await cancelRide(actor)).toMatchObject({ endedAt: null, cancelAskedAt: expect.any(Date) });
  await expect(sendCancel({ rideId: ride.id }, context)).rejects.toMatchObject({ fault: 'UNCERTAIN' });
  cancelling = { status: 200, body: {} };
  await sendCancel({ rideId: ride.id }, context);
  expect(await rowOf(ride)).toMatchObject({ state: 'RIDER_CANCEL', endedAt: expect.any(Date) });
});
