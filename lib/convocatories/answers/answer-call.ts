import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { contracts, convocateds, convocatories, eventPersonals, talentBookings } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { conflict, notFound } from '@/lib/core/errors';
import { APPLICATION, CONVOCATED } from '@/lib/core/states';
import { isClosed, stateAt } from '@/lib/events/rules';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { inForce } from '../contract-in-force';
import { followCover, lockEventOf } from '../decisions/cover-event';
import { isSame } from '../event-dates/rules';
import { type AnswerCallInput, answerCallInput } from '../inputs';
import { recordWord } from '../outside-answers/record-outside-answer';
import { mayAnswerCall } from '../policy';
import type { Convocated } from '../queries';
import { fillFromReserve } from '../reserves/jobs';
import { applicationAfter, takesAnswers } from '../rules';
import { tellGivenBack } from './tell-given-back';

/**
 * The talent's own answer by its link: yes (1818), no (1816, or 1817 after a yes) or perhaps.
 * It may be changed until the deadline; a no takes back the agency's decision and frees the dates that
 * were held or confirmed, and so does a perhaps of somebody confirmed, unless the contract is signed. A yes by a link
 * that somebody of the agency had to pass on is that person's word until the talent says yes by a link of its own
 * (`recordWord`). Throws NOT_FOUND, and CONFLICT, also for a yes to other dates than the call has by now.
 */
export async function answerCall(actor: Actor, input: AnswerCallInput): Promise<Convocated> {
  const { subject, givenToUserId } = mayAnswerCall(actor);
  const { reply, note, shown } = parseInput(answerCallInput, input);
  return transact(async (tx) => {
    const eventOfCall = tx
      .select({ id: convocatories.eventId })
      .from(convocatories)
      .where(eq(convocatories.id, subject.convocatoryId));
    const event = await lockEventOf(tx, sql`(${eventOfCall})`);
    const [found] = await tx
      .select({ convocated: convocateds, convocatory: convocatories, budget: eventPersonals.budget })
      .from(convocateds)
      .innerJoin(convocatories, eq(convocatories.id, convocateds.convocatoryId))
      .innerJoin(eventPersonals, eq(eventPersonals.id, convocatories.eventPersonalId))
      .where(
        and(eq(convocateds.convocatoryId, subject.convocatoryId), eq(convocateds.talentId, subject.talentId)),
      )
      .for('update', { of: convocateds });
    if (!event || !found || found.convocated.stateId === CONVOCATED.DISCARDED)
      throw notFound('errors.link.invalid');
    if (isClosed(stateAt(event, 0, currentTime()))) throw conflict('errors.event.closed');
    if (!takesAnswers(found.convocatory, currentTime())) throw conflict('errors.convocatory.closed');
    if (reply === 'YES' && shown && !isSame(shown, found.convocatory)) {
      throw conflict('errors.convocatory.datesMoved');
    }
    if (reply === 'YES' && shown?.budget !== undefined && shown.budget > found.budget) {
      throw conflict('errors.convocatory.payChanged');
    }
    const before = found.convocated;
    if (reply === 'YES' && givenToUserId && before.applicationStateId !== APPLICATION.ACCEPTED) {
      return recordWord(tx, actor, before, { to: givenToUserId, note: note ?? null });
    }
    const applicationStateId = applicationAfter(reply, before.applicationStateId);
    const takesBack = reply === 'NO' || (reply === 'MAYBE' && before.stateId === CONVOCATED.CONFIRMED);
    if (takesBack && (await hasSigned(tx, before.id))) throw conflict('errors.convocatory.signed');
    const { startDate, endDate } = found.convocatory;
    const [row] = await tx
      .update(convocateds)
      .set({
        reply,
        replyNote: note ?? null,
        repliedAt: currentTime(),
        applicationStateId,
        ...(takesBack ? { stateId: CONVOCATED.CALLED } : {}),
        ...(reply === 'YES'
          ? { acceptedFrom: startDate, acceptedUntil: endDate, acceptedBudget: found.budget }
          : {}),
        updatedAt: currentTime(),
      })
      .where(eq(convocateds.id, before.id))
      .returning();
    if (!row) throw notFound('errors.link.invalid');
    if (takesBack) await tx.delete(talentBookings).where(eq(talentBookings.convocatedId, row.id));
    await recordAudit(tx, actor, 'convocated.answer', row, {
      from: before.applicationStateId,
      to: applicationStateId,
      detail: { eventId: row.eventId, talentId: row.talentId, reply },
    });
    if (before.stateId !== row.stateId) await followCover(tx, actor, event);
    if (before.stateId === CONVOCATED.CONFIRMED && takesBack) {
      await fillFromReserve(tx, row);
      await tellGivenBack(tx, row);
    }
    return row;
  });
}

const hasSigned = async (tx: Tx, convocatedId: string): Promise<boolean> =>
  (await tx.$count(contracts, and(eq(contracts.convocatedId, convocatedId), inForce))) > 0;
