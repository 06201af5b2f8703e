import type { Convocated } from '@/lib/convocatories/queries';
import type { AgencyActor } from '@/lib/core/actor';
import { shiftsOf } from '@/lib/core/work-days';
import { recordAttendance } from '@/lib/event-day/attendance/record-attendance';
import { rateTalent } from '@/lib/event-day/ratings/rate-talent';
import { DEMO_ZONE } from '../calendar.ts';
import { chance, demoId } from '../chance.ts';
import { endOf, type Plan, startOf } from '../data/plans.ts';
import type { Story } from './play.ts';
import { minutesAfter, type Scene } from './scene.ts';

const NOTES = [
  'Puntual y muy amable con los invitados.',
  'Llegó justo de tiempo, pero trabajó muy bien.',
  null,
];

/** At an event that takes place the desk notes who comes, and afterwards the agency rates how everybody worked. */
export async function* tellAfter(
  plan: Plan,
  eventId: string,
  confirmed: readonly Convocated[],
  owner: AgencyActor,
  { calendar }: Scene,
): Story {
  const span = { startDate: startOf(plan, calendar), endDate: endOf(plan, calendar) };
  for (const { day, startsAt } of shiftsOf(span, DEMO_ZONE)) {
    const noted = minutesAfter(startsAt, 60);
    yield noted;
    await recordAttendance(owner, {
      eventId,
      marks: confirmed.map(({ id, talentId }) => {
        const dice = chance(`came:${plan.key}:${talentId}:${day}`);
        const at = minutesAfter(startsAt, dice.odds(15) ? dice.int(15, 45) : -dice.int(1, 25));
        return {
          id: demoId(`came:${plan.key}:${talentId}:${day}`),
          convocatedId: id,
          day,
          kind: 'ARRIVED',
          at,
          pressedAt: at,
        };
      }),
    });
  }
  yield minutesAfter(span.endDate, 20 * 60);
  for (const { id, talentId } of confirmed) {
    const dice = chance(`stars:${plan.key}:${talentId}`);
    const stars = { punctuality: dice.int(3, 5), presence: dice.int(4, 5), work: dice.int(4, 5) };
    await rateTalent(owner, { convocatedId: id, ...stars, note: dice.pick(NOTES) });
  }
}
