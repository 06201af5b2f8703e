import { and, eq } from 'drizzle-orm';
import { cities, convocatories, events, wavePlaces, wavePlans } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { conflict, forbidden, notFound } from '@/lib/core/errors';
import { spendAllowance } from '@/lib/identity/limits/spend-allowance';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { violatedConstraint } from '@/lib/platform/database-errors';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { seesPool } from '@/lib/talents/policy';
import { lockCallable } from '../calling/call-people';
import { mayManageConvocatories } from '../policy';
import { takesAnswers } from '../rules';
import { type StartWavesInput, startWavesInput } from './inputs';
import { factsOf, lockPlan, type WavePlan } from './plan-facts';
import { nextStep } from './rules';
import { callNextWave } from './send-wave';
import { awakeFrom } from './timing';

/**
 * Plans to call talents one wave after the other, and calls the first one at once, at night in the morning. Throws
 * CONFLICT when the call takes no answers or has a plan already, NOT_FOUND for another agency's call and for a talent
 * whom it may not call, FORBIDDEN also for one that an agency in review did not bring, INVALID, RATE_LIMITED for all of
 * them together.
 */
export async function startWaves(actor: Actor, input: StartWavesInput): Promise<WavePlan> {
  const agency = mayManageConvocatories(actor);
  const { convocatoryId, talentIds, size, hours } = parseInput(startWavesInput, input);
  await spendAllowance(actor, 'mail', talentIds.length);
  return transact(async (tx) => {
    const [found] = await tx
      .select({ call: convocatories, timeZone: cities.timeZone, startDate: events.startDate })
      .from(convocatories)
      .innerJoin(events, eq(events.id, convocatories.eventId))
      .innerJoin(cities, eq(cities.id, events.cityId))
      .where(and(eq(convocatories.id, convocatoryId), eq(convocatories.agencyId, agency.agencyId)))
      .for('share', { of: convocatories });
    if (!found) throw notFound('errors.convocatory.notFound');
    const now = currentTime();
    if (!takesAnswers(found.call, now)) throw conflict('errors.convocatory.closed');
    const callable = await lockCallable(tx, agency, talentIds);
    if (callable.length < talentIds.length) {
      throw seesPool(agency)
        ? notFound('errors.talent.notFound')
        : forbidden('errors.talent.agencyNotActive');
    }
    const { agencyId, eventId } = found.call;
    const [plan] = await tx
      .insert(wavePlans)
      .values({
        agencyId,
        eventId,
        convocatoryId,
        size,
        hours,
        nextAt: awakeFrom(now, found),
        startedBy: agency.userId,
      })
      .returning();
    if (!plan) throw new Error('insert returned nothing');
    await tx
      .insert(wavePlaces)
      .values(talentIds.map((talentId, position) => ({ agencyId, planId: plan.id, talentId, position })));
    await recordAudit(
      tx,
      actor,
      'convocatory.start-waves',
      { id: convocatoryId, agencyId },
      { to: plan.status, detail: { eventId, size, hours, people: talentIds.length } },
    );
    const row = await lockPlan(tx, eq(wavePlans.id, plan.id));
    return nextStep(factsOf(row, now), now).kind === 'SEND' ? callNextWave(tx, actor, row) : plan;
  }).catch((error: unknown) => {
    throw violatedConstraint(error) === 'wave_plans_open' ? conflict('errors.waves.open') : error;
  });
}
