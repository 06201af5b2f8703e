import { AGENCY_KEYS, demoAdministrator } from '../data/agencies.ts';
import type { Story } from './play.ts';
import type { Scene } from './scene.ts';
import { tellAgency } from './tell-agency.ts';
import { insertPerson } from './tell-colleague.ts';

/** All that people have done until today. */
export async function* tellDemo(scene: Scene): Story {
  yield scene.calendar.at(-201, '09:00');
  // The first administrator has nobody to invite it.
  await insertPerson(demoAdministrator, scene);
  for (const key of AGENCY_KEYS) yield tellAgency(key, scene);
}
