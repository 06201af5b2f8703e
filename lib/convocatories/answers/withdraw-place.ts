import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { convocateds, talentBookings } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { conflict } from '@/lib/core/errors';
import { APPLICATION, CONVOCATED } from '@/lib/core/states';
import { isClosed, stateAt } from '@/lib/events/rules';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { followCover, lockEventOf } from '../decisions/cover-event';
import type { Convocated } from '../queries';
import { fillFromReserve } from '../reserves/jobs';
import { tellGivenBack } from './tell-given-back';

type Place = { readonly eventId: string; readonly convocatedId: string; readonly reason: string };

/**
 * Takes back the yes of a confirmed talent that does not sign (1817), also once its call takes no answers: its dates are
 * free, and the place goes to the next reserve. The caller has decided that it may, and that nothing was signed. Throws
 * CONFLICT for who is not confirmed any more, and of an event that is over.
 */
export async function withdrawPlace(
  tx: Tx,
  actor: Actor,
  { eventId, convocatedId, reason }: Place,
): Promise<Convocated> {
  const event = await lockEventOf(tx, sql`${eventId}`);
  if (!event || isClosed(stateAt(event, 1, currentTime()))) throw conflict('contract.eventExpired');
  const [row] = await tx
    .update(convocateds)
    .set({
      reply: 'NO',
      replyNote: reason,
      repliedAt: currentTime(),
      applicationStateId: APPLICATION.WITHDRAWN,
      stateId: CONVOCATED.CALLED,
      updatedAt: currentTime(),
    })
    .where(and(eq(convocateds.id, convocatedId), eq(convocateds.stateId, CONVOCATED.CONFIRMED)))
    .returning();
  if (!row) throw conflict('contract.notForTalent');
  await tx.delete(talentBookings).where(eq(talentBookings.convocatedId, row.id));
  await recordAudit(tx, actor, 'convocated.answer', row, {
    from: APPLICATION.ACCEPTED,
    to: APPLICATION.WITHDRAWN,
    detail: { eventId: row.eventId, talentId: row.talentId, reply: 'NO' },
  });
  await followCover(tx, actor, event);
  await fillFromReserve(tx, row);
  await tellGivenBack(tx, row);
  return row;
}
