import { eq, sql } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { convocateds } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { conflict } from '@/lib/core/errors';
import { APPLICATION, CONVOCATED } from '@/lib/core/states';
import { isClosed, stateAt } from '@/lib/events/rules';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { applyDecision } from '../decisions/apply-decision';
import { lockEventOf } from '../decisions/cover-event';
import type { Convocated } from '../queries';
import { mayRetake } from './rules';

type Place = { readonly eventId: string; readonly convocatedId: string };

/**
 * Gives a talent the place back that it left by `withdrawPlace`, a few minutes after that and as long as nobody else has
 * it. The caller has decided that it may. Throws CONFLICT when it is too late, when the place or its dates are taken, and
 * of an event that is over.
 */
export async function retakePlace(
  tx: Tx,
  actor: Actor,
  { eventId, convocatedId }: Place,
): Promise<Convocated> {
  const now = currentTime();
  const event = await lockEventOf(tx, sql`${eventId}`);
  if (!event || isClosed(stateAt(event, 1, now))) throw conflict('contract.eventExpired');
  const [place] = await tx
    .select()
    .from(convocateds)
    .where(eq(convocateds.id, convocatedId))
    .for('no key update');
  if (!place || place.stateId !== CONVOCATED.CALLED || !mayRetake(place, now))
    throw conflict('contract.declined.late');
  const [answered] = await tx
    .update(convocateds)
    .set({
      reply: 'YES',
      replyNote: null,
      repliedAt: now,
      applicationStateId: APPLICATION.ACCEPTED,
      updatedAt: now,
    })
    .where(eq(convocateds.id, place.id))
    .returning();
  if (!answered) throw conflict('contract.declined.late');
  await recordAudit(tx, actor, 'convocated.answer', answered, {
    from: APPLICATION.WITHDRAWN,
    to: APPLICATION.ACCEPTED,
    detail: { eventId, talentId: answered.talentId, reply: 'YES' },
  });
  return applyDecision(tx, actor, event, answered, {
    stateId: CONVOCATED.CONFIRMED,
    happened: 'convocated.undo',
  });
}
