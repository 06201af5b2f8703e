import { TALENT } from '@/lib/core/states';
import { giveConsents } from '@/lib/talents/consents/change-consents';
import { AGENCY_KEYS, demoAdministrator } from '../data/agencies.ts';
import { demoTalents } from '../talents/talents.ts';
import type { Story } from './play.ts';
import type { Scene } from './scene.ts';
import { tellAgency } from './tell-agency.ts';
import { insertPerson } from './tell-colleague.ts';

/** All that people have done until today. */
export async function* tellDemo(scene: Scene): Story {
  yield scene.calendar.at(-201, '09:00');
  // The first administrator has nobody to invite it.
  await insertPerson(demoAdministrator, scene);
  yield scene.calendar.at(-201, '12:00');
  for (const { id: talentId, stateId } of demoTalents) {
    if (stateId !== TALENT.ACTIVE) continue;
    const purposes = ['DATA', 'SHOWING', 'MESSAGES'] as const;
    await giveConsents({ kind: 'talent', talentId }, { talentId, purposes: [...purposes] }, { ip: null });
  }
  for (const key of AGENCY_KEYS) yield tellAgency(key, scene);
}
