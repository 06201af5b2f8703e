import { followPlan } from '@/lib/convocatories/waves/follow-plan';
import { startWaves } from '@/lib/convocatories/waves/start-waves';
import { pauseWaves } from '@/lib/convocatories/waves/steer-waves';
import type { AgencyActor } from '@/lib/core/actor';
import { alsoAble } from '../data/casting.ts';
import type { Role } from '../data/plans.ts';
import type { Story } from './play.ts';
import { minutesAfter, type Scene, worker } from './scene.ts';

const SIZE = 2;
const PEOPLE = 6;

/** Two waves go, three hours apart, and the producer pauses the rest to see who answers. */
export async function* tellWaves(
  role: Role,
  convocatoryId: string,
  owner: AgencyActor,
  { calendar, casting }: Scene,
): Story {
  const talentIds = alsoAble(role, casting)
    .slice(0, PEOPLE)
    .map(({ id }) => id);
  if (talentIds.length <= 2 * SIZE) return;
  yield calendar.at(-2, '10:20');
  const plan = await startWaves(owner, { convocatoryId, talentIds, size: SIZE, hours: 3 });
  yield minutesAfter(plan.nextAt, 1);
  await followPlan(worker('convocatories.follow-waves'), plan.id);
  yield minutesAfter(plan.nextAt, 20);
  await pauseWaves(owner, { id: plan.id });
}
