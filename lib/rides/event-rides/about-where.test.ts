import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { placeDirectories, rideStops, talents } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { approximatePoint } from '@/lib/catalogues/municipalities';
import { orderRide } from '../ordering/order-ride';
import { getRidePage } from '../ride-page';
import { makeEventRiders } from '../testing/event-riders';
import { ORDER } from '../testing/rider';
import { estimateEventRides } from './estimate-event-rides';
import { orderEventRides } from './order-event-rides';
import { getEventTransport } from './queries';
import { saveStop } from './save-stop';
import { suggestCars } from './suggest-cars';

const database = useDatabase();
const [BOGOTA, MEDELLIN] = [1, 2];
const CENTRE = approximatePoint('', BOGOTA) ?? { lat: 0, lng: 0 };

/** People whose stops nobody chose, at a venue without a point. */
async function makeUnlocated() {
  const made = await makeEventRiders(database.db, 2);
  const { event, people } = made;
  await database.db.delete(rideStops).where(eq(rideStops.eventId, event.id));
  for (const { id } of people) {
    await database.db
      .update(talents)
      .set({ address: 'Carrera 17 # 36-97', residenceCityId: BOGOTA })
      .where(eq(talents.id, id));
  }
  await database.db
    .update(placeDirectories)
    .set({ latitude: null, longitude: null })
    .where(eq(placeDirectories.agencyId, event.agencyId));
  return made;
}

test('who has an address alone is fetched about where it lies, once the driver is told more', async () => {
  const { owner, event, people } = await makeUnlocated();
  const told = await getEventTransport(owner, event.id);
  expect(told.venue).toEqual(CENTRE);
  // Whoever runs the event reads no address of a talent, and nobody is taken for a neighbour by it.
  expect(
    told.people.map(({ stop, point }) => [stop?.label, stop?.typed, stop?.isApproximate, point]),
  ).toEqual(people.map(() => ['Dirección de su perfil', null, true, null]));
  const ids = people.map(({ id }) => id);
  expect(await suggestCars(owner, { eventId: event.id, talentIds: ids })).toEqual(ids.map((id) => [id]));
  const cars = { eventId: event.id, direction: 'HOME', cars: ids.map((id) => [id]) } as const;
  const estimates = await estimateEventRides(owner, cars);
  expect(estimates.map(({ isApproximate, problem }) => [isApproximate, problem])).toEqual(
    ids.map(() => [true, null]),
  );
  await expect(orderEventRides(owner, cars)).rejects.toMatchObject({
    fields: { message: 'ride.approximateNote' },
  });
  const ordered = await orderEventRides(owner, { ...cars, message: 'Llama al llegar' });
  expect(ordered.map(({ ride }) => [ride?.placeName, ride?.messageToDriver, ride?.destinationLat])).toEqual(
    ids.map(() => ['Dirección de su perfil', 'Llama al llegar', CENTRE.lat]),
  );
});

test('nobody is driven home to another part of the country by an address alone', async () => {
  const { owner, event, people } = await makeUnlocated();
  const [far] = people;
  await database.db
    .update(talents)
    .set({ residenceCityId: MEDELLIN })
    .where(eq(talents.id, far?.id ?? ''));
  const { people: told } = await getEventTransport(owner, event.id);
  expect(told.filter(({ stop }) => stop === null).map(({ talentId }) => talentId)).toEqual([far?.id]);
});

test('an address is kept without its point, and with one wants no note', async () => {
  const { owner, event, people } = await makeUnlocated();
  const [first, second] = people;
  const save = (talentId: string | undefined, lat: number | null, lng: number | null) =>
    saveStop(owner, {
      eventId: event.id,
      talentId: talentId ?? '',
      stop: { address: 'Vereda El Salitre, La Calera', lat, lng },
    });
  await save(first?.id, null, null);
  await save(second?.id, 4.6766, -74.0483);
  const { people: told } = await getEventTransport(owner, event.id);
  const stopOf = (id: string | undefined) => told.find(({ talentId }) => talentId === id)?.stop;
  expect(stopOf(first?.id)).toMatchObject({
    typed: { ...approximatePoint('x, La Calera', BOGOTA) },
    isApproximate: true,
  });
  expect(stopOf(second?.id)).toMatchObject({ isApproximate: false });
});

test('a talent who is taken about where an address lies is told so, and writes to the driver', async () => {
  const { actor } = await makeUnlocated();
  expect(await getRidePage(actor)).toMatchObject({ venue: { ...CENTRE, isApproximate: true } });
  const near = { ...ORDER, destiny: { address: 'Carrera 7', coordinates: CENTRE }, messajeToDriver: '' };
  await expect(orderRide(actor, near)).rejects.toMatchObject({
    fields: { messajeToDriver: 'ride.approximateNote' },
  });
  expect(await orderRide(actor, { ...near, messajeToDriver: 'Frente al parque' })).toBeTruthy();
});
