import type { Convocated } from '@/lib/convocatories/queries';
import type { AgencyActor } from '@/lib/core/actor';
import { saveStop } from '@/lib/rides/event-rides/save-stop';
import type { Story } from './play.ts';
import type { Scene } from './scene.ts';

/** Where the people of the event in Medellín are fetched. */
const STOPS = [
  { address: 'Calle 10 # 32-115, El Poblado', lat: 6.2087, lng: -75.5659 },
  { address: 'Carrera 37 # 8A-32, El Poblado', lat: 6.2082, lng: -75.5648 },
  { address: 'Circular 4 # 70-31, Laureles', lat: 6.2447, lng: -75.5901 },
];

/** The agency asks where those who are confirmed are fetched; it can order their cars at once. */
export async function* tellRides(
  eventId: string,
  confirmed: readonly Convocated[],
  owner: AgencyActor,
  { calendar }: Scene,
): Story {
  yield calendar.at(-1, '16:20');
  for (const [index, { talentId }] of confirmed.slice(0, STOPS.length).entries()) {
    const stop = STOPS[index];
    if (stop) await saveStop(owner, { eventId, talentId, stop });
  }
}
