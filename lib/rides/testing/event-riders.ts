import type { Db } from '@/db/client';
import type { RidePlatform } from '@/db/values/rides';
import { makeConvocated, makeConvocatory } from '@/lib/testing/factories/convocatories';
import { giveVenue } from '@/lib/testing/factories/events';
import { makeTalent, type Talent } from '@/lib/testing/factories/talents';
import { saveStop } from '../event-rides/save-stop';
import { makeRider } from './rider';

export const VENUE = { lat: 4.6562, lng: -74.0553 };

/** So many people confirmed at one event with a venue, each fetched some hundred metres farther north than the one before. */
export async function makeEventRiders(db: Db, count: number, platform: RidePlatform = 'local') {
  const made = await makeRider(db, platform);
  const { owner, event, talent } = made;
  await giveVenue(db, event, VENUE);
  const people: Talent[] = [talent];
  for (let index = 1; index < count; index++) {
    const one = await makeTalent(db);
    await makeConvocated(db, { convocatory: await makeConvocatory(db, { event }), talent: one });
    people.push(one);
  }
  for (const [index, one] of people.entries()) {
    await saveStop(owner, {
      eventId: event.id,
      talentId: one.id,
      stop: { address: `Calle ${80 + index}`, lat: 4.68 + index * 0.005, lng: -74.05 },
    });
  }
  return { ...made, people };
}
