import { eq } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { convocatories, eventPersonals } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { EVENT } from '@/lib/core/states';
import type { Event } from '@/lib/events/queries';
import { notifyAll } from '@/lib/notifications/notify';
import { lockUntold } from '@/lib/notifications/untold';
import { followCover } from '../decisions/cover-event';
import { payChanged } from '../notices';
import { askAgain, lockAccepted, unagreedOf } from './ask-again';
import { giveBack } from './give-back';

/**
 * Lets calls follow the people that an event needs. A yes holds for the pay it was given to: who said yes to a higher one
 * is called again and told, who signed aside, whose contract holds it; the agreed pay again gives back what was taken
 * (`giveBack`). Then its cover is counted; an event for which nobody was called yet stays created (33). The caller holds
 * the event.
 */
export async function followNeeds(tx: Tx, actor: Actor, event: Event): Promise<void> {
  if (event.stateId === EVENT.CREATED) return;
  const calls = await tx
    .select({ call: convocatories, budget: eventPersonals.budget })
    .from(convocatories)
    .innerJoin(eventPersonals, eq(eventPersonals.id, convocatories.eventPersonalId))
    .where(eq(convocatories.eventId, event.id));
  const untold = await lockUntold(tx, event);
  for (const { call, budget } of calls) {
    const accepted = (await lockAccepted(tx, call.id)).filter(({ contractId }) => !contractId);
    const unagreed = unagreedOf(accepted, null, budget);
    const asked = await askAgain(tx, actor, unagreed);
    await notifyAll(
      tx,
      payChanged,
      asked.map(({ place: { id, agencyId, talentId, eventId }, email }) => ({
        to: { agencyId, talentId, eventId, email },
        payload: { convocatedId: id },
      })),
    );
    await giveBack(tx, actor, call, call, untold);
  }
  await followCover(tx, actor, event);
}
