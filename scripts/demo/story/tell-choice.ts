import { markTalent } from '@/lib/convocatories/showcase/choosing/mark-talent';
import { readSelections } from '@/lib/convocatories/showcase/choosing/queries';
import { sendSelection } from '@/lib/convocatories/showcase/choosing/send-selection';
import { getShowcase } from '@/lib/convocatories/showcase/queries';
import { sendShowcase } from '@/lib/convocatories/showcase/send-showcase';
import type { AgencyActor } from '@/lib/core/actor';
import { currentTime } from '@/lib/platform/clock';
import { chance } from '../chance.ts';
import { endOf, type Plan } from '../data/plans.ts';
import { openLink } from './open-link.ts';
import type { Story } from './play.ts';
import { minutesAfter, type Scene } from './scene.ts';

const HOUR = 60;
const COMMENTS = ['Ideal para la salida de cierre.', 'Nos gusta para la foto principal.', null, null, null];

/** The client is sent the talents that it is shown, and chooses among them. */
export async function* tellChoice(
  plan: Plan,
  eventId: string,
  owner: AgencyActor,
  { calendar }: Scene,
): Story {
  yield minutesAfter(currentTime(), 2 * HOUR);
  await sendShowcase(owner, { eventId });
  const { viewers } = await readSelections(owner, eventId);
  const viewerId = viewers[0]?.id ?? '';
  const holder = await openLink({
    purpose: 'SELECTION',
    subject: { viewerId, eventId },
    agencyId: owner.agencyId,
    endOfEvent: endOf(plan, calendar),
  });
  yield minutesAfter(currentTime(), 3 * HOUR);
  const showcase = await getShowcase(holder, eventId);
  if (showcase.state !== 'OPEN') return;
  const dice = chance(`choices:${plan.key}`);
  for (const { id: talentId } of dice.some(showcase.talents, 6)) {
    const liked = dice.odds(75);
    await markTalent(holder, {
      talentId,
      mark: liked ? 'YES' : 'NO',
      comment: liked ? dice.pick(COMMENTS) : null,
    });
  }
  yield minutesAfter(currentTime(), HOUR);
  await sendSelection(holder, { round: 1 });
}
