import { createHash } from 'node:crypto';
import type { showcaseChoices, showcaseVisits } from '../schema/convocatories.ts';
import type { Casting } from './casting.ts';
import { chance, demoId } from './chance.ts';
import { eventNamed } from './events.ts';
import type { Calendar } from './moments.ts';

const EVENTS = ['resort', 'pasarela'];
const VISITS = 14;
const NOTES = ['Ideal para la salida de cierre.', 'Nos gusta para la foto principal.', null, null, null];

/** What clients said about some of the talents they were shown. */
export function choiceRows(casting: Casting, calendar: Calendar): (typeof showcaseChoices.$inferInsert)[] {
  return EVENTS.flatMap((key) => {
    const { eventId, agency } = eventNamed(key);
    const dice = chance(`choices:${key}`);
    const shown = casting.convocateds.filter((row) => row.eventId === eventId && row.shownAt);
    return dice.some(shown, 6).map(({ talentId }) => {
      const liked = dice.odds(75);
      const at = calendar.at(-dice.int(1, 4), '12:10');
      return {
        id: demoId(`choice:${key}:${talentId}`),
        agencyId: agency.id,
        eventId,
        talentId,
        choice: liked ? ('LIKED' as const) : ('DISLIKED' as const),
        note: liked ? dice.pick(NOTES) : null,
        createdAt: at,
        updatedAt: at,
      };
    });
  });
}

/** Visits to the public pages of those events in the last days, some by the same person. */
export function visitRows(calendar: Calendar): (typeof showcaseVisits.$inferInsert)[] {
  return EVENTS.flatMap((key) => {
    const { eventId, agency } = eventNamed(key);
    const dice = chance(`visits:${key}`);
    return Array.from({ length: VISITS }, (_, index) => ({
      id: demoId(`visit:${key}:${index}`),
      agencyId: agency.id,
      eventId,
      visitedAt: calendar.at(-dice.int(1, 9), `${dice.int(10, 19)}:${dice.int(10, 59)}`),
      visitorHash: createHash('sha256')
        .update(`visitor ${key} ${dice.int(1, 6)}`)
        .digest('hex'),
    }));
  });
}
