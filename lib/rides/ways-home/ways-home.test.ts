import fc from 'fast-check';
import { expect, test } from 'vitest';
import { useDatabase } from '@/db/testing/use-database';
import { at } from '@/lib/platform/clock';
import { makeConvocated, makeConvocatory } from '@/lib/testing/factories/convocatories';
import { giveVenue, makeEvent } from '@/lib/testing/factories/events';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { offerRides } from '@/lib/testing/factories/rides';
import { makeTalent } from '@/lib/testing/factories/talents';
import { orderEventRides } from '../event-rides/order-event-rides';
import { saveStop } from '../event-rides/save-stop';
import { noteWayHome } from './note-way-home';
import { findLateLeavers } from './queries';
import { leavesLate, takesHome } from './rules';

const database = useDatabase();
const DAY = '2027-03-05';
const clock = (time: string, day = DAY) => new Date(`${day}T${time}:00-05:00`);
const zone = { timeZone: 'America/Bogota' };

test('who leaves at the late hour or later is late, who came not at all or left before is not', () => {
  const shift = (endsAt: Date) => ({ day: DAY, callAt: clock('15:00'), endsAt, marks: [] });
  const now = clock('12:00');
  fc.assert(
    fc.property(fc.integer({ min: 16 * 60, max: 30 * 60 }), (minute) => {
      const endsAt = new Date(clock('00:00').getTime() + minute * 60_000);
      expect(leavesLate(shift(endsAt), '22:00', { ...zone, now }) !== null).toBe(minute >= 22 * 60);
    }),
  );
});

test('only a ride home of that night takes somebody home', () => {
  const shift = { callAt: clock('15:00'), endsAt: clock('23:30') };
  const ride = (direction: 'HOME' | 'TO_VENUE' | null, when: Date) =>
    takesHome({ direction, scheduledFor: null, createdAt: when }, shift);
  expect(ride('HOME', clock('23:00'))).toBe(true);
  expect(ride('HOME', clock('10:00', '2027-03-06'))).toBe(true);
  expect(ride('TO_VENUE', clock('23:00'))).toBe(false);
  expect(ride('HOME', clock('14:00'))).toBe(false);
  expect(ride('HOME', clock('12:00', '2027-03-06'))).toBe(false);
});

test('the list empties as a ride is ordered or a way home is noted, and each agency has its own', async () => {
  const { agency, actor: owner } = await makeAgencyUser(database.db);
  const dates = { startDate: clock('15:00'), endDate: clock('23:30') };
  const event = await makeEvent(database.db, { agency, ...dates });
  await giveVenue(database.db, event, { lat: 4.6562, lng: -74.0553 });
  await offerRides(database.db, 'local', event.cityId);
  const [ana, bea] = [await makeTalent(database.db), await makeTalent(database.db)];
  for (const talent of [ana, bea]) {
    const convocatory = await makeConvocatory(database.db, { event, ...dates });
    await makeConvocated(database.db, { convocatory, talent });
    const stop = { address: 'Calle 80', lat: 4.68, lng: -74.05 };
    await saveStop(owner, { eventId: event.id, talentId: talent.id, stop });
  }
  const tonight = <T>(work: () => Promise<T>): Promise<T> => at(clock('21:00'), work);
  const list = () => tonight(() => findLateLeavers(owner, event.id));
  expect(await list()).toMatchObject({ day: DAY, lateTime: '22:00', lacking: 2 });

  const note = (way: 'OWN_VEHICLE' | null, actor = owner) =>
    tonight(() => noteWayHome(actor, { eventId: event.id, talentId: ana.id, day: DAY, way, note: null }));
  await note('OWN_VEHICLE');
  const noted = await list();
  expect(noted.lacking).toBe(1);
  expect(noted.people.map(({ talentId, way }) => [talentId, way?.way ?? null])).toEqual([
    [bea.id, null],
    [ana.id, 'OWN_VEHICLE'],
  ]);
  await note(null);
  expect((await list()).lacking).toBe(2);

  await tonight(() =>
    orderEventRides(owner, { eventId: event.id, direction: 'HOME', cars: [[ana.id, bea.id]] }),
  );
  const ordered = await list();
  expect(ordered.lacking).toBe(0);
  expect(ordered.people.every(({ ride }) => ride?.state === 'ORDERING')).toBe(true);

  const stranger = (await makeAgencyUser(database.db)).actor;
  await expect(findLateLeavers(stranger, event.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(note('OWN_VEHICLE', stranger)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const { actor: reader } = await makeAgencyUser(database.db, { agency, role: 'FINANCE' });
  await expect(note('OWN_VEHICLE', reader)).rejects.toMatchObject({ code: 'FORBIDDEN' });
});
