import { eq } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { convocatories, eventPersonals } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { EVENT } from '@/lib/core/states';
import type { Event } from '@/lib/events/queries';
import { notify } from '@/lib/notifications/notify';
import { followCover } from '../decisions/cover-event';
import { payChanged } from '../notices';
import { askAgain, lockPaidLess } from './ask-again';

/**
 * Lets calls follow the people that an event needs. A yes holds for the pay it was given to: who said yes to a higher one
 * is called again and told, who signed aside, whose contract holds it. Then its cover is counted; an event for which
 * nobody was called yet stays created (33). The caller holds the event.
 */
export async function followNeeds(tx: Tx, actor: Actor, event: Event): Promise<void> {
  if (event.stateId === EVENT.CREATED) return;
  const calls = await tx
    .select({ id: convocatories.id, budget: eventPersonals.budget })
    .from(convocatories)
    .innerJoin(eventPersonals, eq(eventPersonals.id, convocatories.eventPersonalId))
    .where(eq(convocatories.eventId, event.id));
  for (const { id, budget } of calls) {
    const unagreed = (await lockPaidLess(tx, id, budget)).filter(({ contractId }) => !contractId);
    for (const { place, email } of await askAgain(tx, actor, unagreed)) {
      const { id: convocatedId, agencyId, talentId, eventId } = place;
      await notify(tx, payChanged, { agencyId, talentId, eventId, email }, { convocatedId });
    }
  }
  await followCover(tx, actor, event);
}
