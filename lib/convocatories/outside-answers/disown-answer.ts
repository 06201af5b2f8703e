import { and, eq } from 'drizzle-orm';
import { convocateds, talentBookings } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { conflict, notFound } from '@/lib/core/errors';
import { APPLICATION, CONVOCATED } from '@/lib/core/states';
import { notify } from '@/lib/notifications/notify';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { transact } from '@/lib/platform/transaction';
import { answerDisowned } from '../notices';
import { mayAnswerCall } from '../policy';
import type { Convocated } from '../queries';

/**
 * «No fui yo»: the talent never said the yes that a producer recorded. Its call is withdrawn (1817), what was held for
 * it is free, the producer is told, and the audit trail keeps it. It may be said as long as
 * the link lives, whatever has become of the call. Saying it twice changes nothing. Throws FORBIDDEN, NOT_FOUND, and
 * CONFLICT once the talent has answered itself.
 */
export async function disownAnswer(actor: Actor): Promise<Convocated> {
  const { subject } = mayAnswerCall(actor);
  return transact(async (tx) => {
    const [before] = await tx
      .select()
      .from(convocateds)
      .where(
        and(eq(convocateds.convocatoryId, subject.convocatoryId), eq(convocateds.talentId, subject.talentId)),
      )
      .for('update');
    if (!before?.saidYesOutsideAt) throw notFound('errors.link.invalid');
    if (before.disownedAt) return before;
    if (before.applicationStateId !== APPLICATION.PENDING) throw conflict('errors.convocatory.answered');
    const now = currentTime();
    const [row] = await tx
      .update(convocateds)
      .set({
        applicationStateId: APPLICATION.WITHDRAWN,
        stateId: CONVOCATED.CALLED,
        reply: 'NO',
        replyNote: null,
        repliedAt: now,
        disownedAt: now,
        updatedAt: now,
      })
      .where(eq(convocateds.id, before.id))
      .returning();
    if (!row) throw notFound('errors.link.invalid');
    await tx.delete(talentBookings).where(eq(talentBookings.convocatedId, row.id));
    await recordAudit(tx, actor, 'convocated.disown', row, {
      from: before.applicationStateId,
      to: row.applicationStateId,
      detail: { eventId: row.eventId, talentId: row.talentId, to: row.saidYesOutsideTo },
    });
    const { agencyId, eventId } = row;
    await notify(tx, answerDisowned, { agencyId, eventId }, { convocatedId: row.id });
    return row;
  });
}
