import { and, eq, sql } from 'drizzle-orm';
import { callApplications, convocateds, convocatories, eventPersonals, talents } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { conflict, notFound } from '@/lib/core/errors';
import { APPLICATION, CONVOCATED, CONVOCATORY } from '@/lib/core/states';
import { isClosed, stateAt } from '@/lib/events/rules';
import { spendAllowance } from '@/lib/identity/limits/spend-allowance';
import { notify } from '@/lib/notifications/notify';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { visibleTo } from '@/lib/talents/queries';
import { lockEventOf } from '../decisions/cover-event';
import { applicantCalled } from '../notices';
import { mayManageConvocatories } from '../policy';
import type { Convocated } from '../queries';
import { endsOutside } from '../rules';
import { type ApplicationInput, applicationInput } from './inputs';

/**
 * Calls a talent who applied: it gets a place (1811). Its application was a yes of its own to the dates and pay that it
 * was shown (1818); where the call has other dates or less pay by now, it is asked (1814). Throws NOT_FOUND for an
 * application that does not wait and a talent whom the agency may not call, CONFLICT for a call that is over, FORBIDDEN,
 * RATE_LIMITED.
 */
export async function callApplicant(actor: Actor, input: ApplicationInput): Promise<Convocated> {
  const agency = mayManageConvocatories(actor);
  const { id } = parseInput(applicationInput, input);
  await spendAllowance(actor, 'mail');
  return transact(async (tx) => {
    const own = and(eq(callApplications.id, id), eq(callApplications.agencyId, agency.agencyId));
    const eventOf = tx.select({ id: callApplications.eventId }).from(callApplications).where(own);
    const event = await lockEventOf(tx, sql`(${eventOf})`);
    const [found] = await tx
      .select({
        application: callApplications,
        call: convocatories,
        budget: eventPersonals.budget,
        email: talents.email,
      })
      .from(callApplications)
      .innerJoin(convocatories, eq(convocatories.id, callApplications.convocatoryId))
      .innerJoin(eventPersonals, eq(eventPersonals.id, convocatories.eventPersonalId))
      .innerJoin(talents, eq(talents.id, callApplications.talentId))
      .where(and(own, eq(callApplications.status, 'WAITING'), visibleTo(actor)))
      .for('update', { of: callApplications });
    if (!event || !found) throw notFound('errors.application.notFound');
    const { application, call, budget, email } = found;
    if (isClosed(stateAt(event, 0, currentTime()))) throw conflict('errors.event.closed');
    if (call.stateId !== CONVOCATORY.OPEN) throw conflict('errors.convocatory.closed');
    const agrees = endsOutside(call, application).length === 0 && application.budget <= budget;
    const { agencyId, eventId, talentId, note, appliedAt } = application;
    const [row] = await tx
      .insert(convocateds)
      .values({
        agencyId,
        eventId,
        talentId,
        convocatoryId: call.id,
        stateId: CONVOCATED.CALLED,
        seenAt: appliedAt,
        replyNote: note,
        ...(agrees
          ? {
              applicationStateId: APPLICATION.ACCEPTED,
              reply: 'YES' as const,
              repliedAt: appliedAt,
              acceptedFrom: application.startDate,
              acceptedUntil: application.endDate,
              acceptedBudget: application.budget,
            }
          : { applicationStateId: APPLICATION.PENDING }),
      })
      .onConflictDoNothing()
      .returning();
    const now = currentTime();
    await tx
      .update(callApplications)
      .set({ status: 'CALLED', decidedAt: now, decidedBy: agency.userId, updatedAt: now })
      .where(eq(callApplications.id, id));
    if (!row) throw conflict('errors.application.calledAlready');
    const detail = { eventId, talentId };
    await recordAudit(tx, actor, 'application.call', application, { detail });
    await recordAudit(tx, actor, 'convocated.call', row, { to: CONVOCATED.CALLED, detail });
    await notify(tx, applicantCalled, { agencyId, eventId, talentId, email }, { convocatedId: row.id });
    return row;
  });
}
