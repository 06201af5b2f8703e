import { eq } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { eventCosts, rides } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { at } from '@/lib/platform/clock';
import { resetEnv } from '@/lib/platform/env';
import type { Happenings } from '@/lib/platform/reactions/happenings';
import { transact } from '@/lib/platform/transaction';
import { makeConvocated } from '@/lib/testing/factories/convocatories';
import { makeEvent } from '@/lib/testing/factories/events';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { findBookedCosts } from './journal/booked-money';
import { closeMonth } from './journal/close-month';
import { getJournal } from './journal/queries';
import { reactions } from './reactions';

const database = useDatabase();

afterEach(() => {
  delete process.env.RIDE_TAX_ID;
  resetEnv();
});

function sayWhoBills(): void {
  process.env.RIDE_TAX_ID = '900373115-3';
  resetEnv();
}

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
  sayWhoBills();
  const known = await charge('cabify');
  expect(known.cost).toMatchObject({ source: 'RIDE', supplier: 'Cabify' });
  expect(known.booked).toMatchObject([{ party: 'Cabify', identification: '900373115' }]);
  expect((await charge('uber')).booked).toMatchObject([{ party: 'Uber', identification: null }]);
});

test('a ride charged before the installation said who bills it is named in the books, those of a closed month too', async () => {
  const { actor, agency } = await makeAgencyUser(database.db);
  const event = await makeEvent(database.db, { agency });
  const place = await makeConvocated(database.db, { event });
  const stop = { address: 'Calle 1', lat: 4.6, lng: -74.1, city: 'Bogotá', country: 'CO' };
  const [ride] = await database.db
    .insert(rides)
    .values({
      ...{
        agencyId: agency.id,
        eventId: event.id,
        convocatoryId: place.convocatoryId,
        talentId: place.talentId,
      },
      ...{ platform: 'cabify', state: 'TERMINATED', endedAt: new Date(), requesterId: 'r', reason: 'Ida' },
      ...{ name: 'Ana', phone: '3001234567', fee: '5', platformGain: '10' },
      ...{ originAddress: stop.address, originLat: stop.lat, originLng: stop.lng },
      ...{ originCity: stop.city, originCountry: stop.country },
      ...{ destinationAddress: stop.address, destinationLat: stop.lat, destinationLng: stop.lng },
      ...{ destinationCity: stop.city, destinationCountry: stop.country },
    })
    .returning();
  await database.db.insert(eventCosts).values({
    ...{ agencyId: agency.id, eventId: event.id, category: 'TRANSPORT', supplier: 'Cabify', amount: 20_000 },
    ...{ spentOn: '2026-10-05', source: 'RIDE', sourceId: ride?.id ?? null },
  });
  const partiesOf = async () =>
    new Set((await getJournal(actor, { month: '2026-10' })).rows.map(({ identification }) => identification));
  expect(await partiesOf()).toEqual(new Set([null]));
  await at(new Date('2026-11-02T17:00:00Z'), () => closeMonth(actor, { month: '2026-10' }));
  sayWhoBills();
  expect(await partiesOf()).toEqual(new Set(['900373115']));
  const open = { agencyId: agency.id, from: '2026-10-01', to: '2026-11-01' };
  expect(await findBookedCosts(database.db, open)).toMatchObject([{ identification: '900373115' }]);
});
