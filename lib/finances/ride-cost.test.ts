import { eq } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { eventCosts } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { resetEnv } from '@/lib/platform/env';
import type { Happenings } from '@/lib/platform/reactions/happenings';
import { transact } from '@/lib/platform/transaction';
import { makeEvent } from '@/lib/testing/factories/events';
import { findBookedCosts } from './journal/booked-money';
import { reactions } from './reactions';

const database = useDatabase();

afterEach(() => {
  delete process.env.RIDE_TAX_ID;
  resetEnv();
});

async function charge(platform: 'cabify' | 'uber') {
  const event = await makeEvent(database.db);
  const { id: eventId, agencyId } = event;
  const ride = { id: crypto.randomUUID(), agencyId, eventId, platform, fee: '5', platformGain: '10' };
  await transact(async (tx) => {
    const charged = { ride: { ...ride, currencyCode: 'COP' }, amount: 20_000 } as Happenings['ride.charged'];
    await reactions['ride.charged']?.(tx, { kind: 'job', name: 'rides.follow' }, charged);
  });
  const [cost] = await database.db.select().from(eventCosts).where(eq(eventCosts.eventId, eventId));
  const span = { agencyId, from: '2000-01-01', to: '2100-01-01' };
  return { cost, booked: await findBookedCosts(database.db, span) };
}

test('a ride bears the NIT of who bills it into the books, where the installation says it', async () => {
  process.env.RIDE_TAX_ID = '900373115-3';
  resetEnv();
  const known = await charge('cabify');
  expect(known.cost).toMatchObject({ source: 'RIDE', supplier: 'Cabify' });
  expect(known.booked).toMatchObject([{ party: 'Cabify', identification: '900373115' }]);
  expect((await charge('uber')).booked).toMatchObject([{ party: 'Uber', identification: null }]);
});
