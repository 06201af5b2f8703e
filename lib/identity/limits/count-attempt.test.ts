import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { rateLimits } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { translate } from '@/lib/i18n/translate';
import { enqueue } from '@/lib/platform/jobs/enqueue';
import { transact } from '@/lib/platform/transaction';
import { runAllJobs } from '@/lib/root/testing/run-all-jobs';
import { type Attempt, countAttempt, forgetLogins, forgiveAttempt, rememberNetwork } from './count-attempt';
import { sweepLimits } from './jobs';
import { LIMITS } from './rules';

const database = useDatabase();
let networks = 0;
const somebody = (): Attempt => ({ address: `${randomUUID()}@prueba.co`, ip: `198.51.${networks++}.9` });

/** The codes of what was refused, of as many attempts at once. */
async function attempts(times: number, attempt: Attempt, kind: keyof typeof LIMITS = 'login') {
  const all = await Promise.allSettled(Array.from({ length: times }, () => countAttempt(kind, attempt)));
  return all.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []));
}

test('lets ten pass, however many come at once, and tells the others how long to wait', async () => {
  const attempt = somebody();
  expect(await attempts(50, attempt)).toEqual(Array(40).fill('RATE_LIMITED'));
  const error = await countAttempt('login', attempt).catch((reason) => reason);
  expect(error.retryAfterSeconds).toBeGreaterThan(14 * 60);
  expect(translate(error.messageKey, error.values)).toBe(
    'Demasiados intentos. Espera 15 minutos y vuelve a intentarlo.',
  );
});

test('an address is the same in any spelling, and is not kept in the clear', async () => {
  const { address } = somebody();
  for (const spelling of [`${address}`, ` ${address?.toUpperCase()} `]) {
    await attempts(5, { address: spelling, ip: '192.0.9.1' });
  }
  expect(await attempts(1, { address: `${address}`, ip: '192.0.9.200' })).toEqual(['RATE_LIMITED']);
  const kept = JSON.stringify(await database.db.select().from(rateLimits));
  expect(kept).not.toContain(address);
  expect(kept).not.toContain('192.0.');
});

test('a network is refused for any address, and others are not', async () => {
  const { attempts: perNetwork } = LIMITS.registration.perNetwork;
  for (let count = 0; count < perNetwork; count++) {
    await countAttempt('registration', { ...somebody(), ip: `203.0.113.${count}` });
  }
  expect(await attempts(1, { ...somebody(), ip: '203.0.113.250' }, 'registration')).toEqual(['RATE_LIMITED']);
  expect(await attempts(1, { ...somebody(), ip: '203.0.114.250' }, 'registration')).toEqual([]);
  expect(await attempts(1, { ...somebody(), ip: '203.0.113.250' }, 'login')).toEqual([]);
});

test('a success clears its address and gives its network back one attempt', async () => {
  const attempt = somebody();
  await attempts(9, attempt);
  await forgiveAttempt('login', attempt);
  expect(await attempts(10, attempt)).toEqual([]);
  const { ip } = attempt;
  await attempts(LIMITS.login.perNetwork.attempts - 18, { ip });
  expect(await attempts(1, { ip })).toEqual(['RATE_LIMITED']);
});

test('what others try elsewhere closes the door neither here, nor to a known browser, nor to a known network', async () => {
  const address = `${randomUUID()}@prueba.co`;
  const elsewhere: Attempt = { address, ip: '198.18.1.1' };
  const here: Attempt = { address, ip: '198.18.2.2' };
  await attempts(11, elsewhere);
  expect(await attempts(1, here)).toEqual([]);
  // A browser is counted by itself, also in the network of who tries.
  expect(await attempts(11, { ...elsewhere, browser: 'a browser' })).toEqual(['RATE_LIMITED']);
  await forgiveAttempt('login', here);
  // Fifty from everywhere are the ceiling, which a network known to the address does not meet.
  for (let network = 0; network < 6; network++) {
    await attempts(10, { address, ip: `198.18.${100 + network}.1` });
  }
  expect(await attempts(1, { address, ip: '198.18.200.1' })).toEqual(['RATE_LIMITED']);
  expect(await attempts(10, here)).toEqual([]);
  expect(await attempts(1, here)).toEqual(['RATE_LIMITED']);
});

test('what one address tries in vain does not close its network to others', async () => {
  const attempt = somebody();
  await attempts(150, attempt);
  expect(await attempts(1, { ...somebody(), ip: attempt.ip })).toEqual([]);
});

test('a new password opens every door of its address, wherever they were tried', async () => {
  const email = `${randomUUID()}@prueba.co`;
  const tries = ['agency', 'admin'].map((door): Attempt => ({ ...somebody(), address: `${door} ${email}` }));
  for (const attempt of tries) expect(await attempts(11, attempt)).toEqual(['RATE_LIMITED']);
  await forgetLogins('agency', email.toUpperCase());
  for (const attempt of tries) expect(await attempts(1, attempt)).toEqual([]);
});

test('time gives the attempts back, and a job sweeps what is over', async () => {
  const attempt = somebody();
  await attempts(11, attempt);
  await database.db.update(rateLimits).set({ expire: Date.now() - 1 });
  expect(await attempts(1, attempt)).toEqual([]);
  await database.db.insert(rateLimits).values({ key: 'old', points: 1, expire: Date.now() - 1 });
  await transact((tx) => enqueue(tx, sweepLimits, {}));
  await runAllJobs();
  const rows = await database.db.select().from(rateLimits);
  expect(rows.map((row) => row.key)).not.toContain('old');
  expect(rows).toHaveLength(4);
});

test('while it cannot count, nobody passes', async () => {
  await database.db.execute(sql`alter table rate_limits rename to elsewhere`);
  const attempt = somebody();
  expect(await attempts(1, attempt)).toEqual(['UNAVAILABLE']);
  await forgiveAttempt('login', attempt);
  await database.db.execute(sql`alter table elsewhere rename to rate_limits`);
});

test.each(['code-try', 'talent-code', 'link-code'] as const)(
  '%s: who tries elsewhere closes no network that gave a right one',
  async (kind) => {
    const own = somebody();
    await rememberNetwork([kind], own);
    const [ceiling] = LIMITS[kind].perAddress;
    for (let count = 0; count < (ceiling?.attempts ?? 0); count++)
      await countAttempt(kind, { ...own, ip: `198.52.${count}.1` });
    expect(await attempts(1, { ...own, ip: '198.53.1.1' }, kind)).toEqual(['RATE_LIMITED']);
    expect(await attempts(1, own, kind)).toEqual([]);
    // Its own tries are counted all the same.
    const most = LIMITS[kind].perAddressAndNetwork?.attempts ?? 0;
    expect(await attempts(most, own, kind)).toEqual(['RATE_LIMITED']);
  },
);
