import { eq } from 'drizzle-orm';
import { wavePlans } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { forbidden } from '@/lib/core/errors';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { transact } from '@/lib/platform/transaction';
import { factsOf, lockPlan } from './plan-facts';
import { nextStep, type WaveStep } from './rules';
import { callNextWave } from './send-wave';

/**
 * Does what a plan of waves is to do now, by its rule, which is asked once the plan is held: however many workers come to
 * it, a wave goes once. Answers what it was. Throws FORBIDDEN for who is no job.
 */
export async function followPlan(actor: Actor, planId: string): Promise<WaveStep> {
  if (actor.kind !== 'job') throw forbidden();
  return transact(async (tx) => {
    const row = await lockPlan(tx, eq(wavePlans.id, planId));
    const { plan } = row;
    const now = currentTime();
    const step = nextStep(factsOf(row, now), now);
    if (step.kind === 'SEND') await callNextWave(tx, actor, row);
    if (step.kind !== 'STOP' && step.kind !== 'FINISH') return step;
    const end =
      step.kind === 'STOP'
        ? { status: 'STOPPED' as const, stoppedWhy: step.why }
        : { status: 'DONE' as const };
    await tx
      .update(wavePlans)
      .set({ ...end, revision: plan.revision + 1, updatedAt: now })
      .where(eq(wavePlans.id, planId));
    await recordAudit(
      tx,
      actor,
      step.kind === 'STOP' ? 'convocatory.stop-waves' : 'convocatory.finish-waves',
      { id: plan.convocatoryId, agencyId: plan.agencyId },
      { from: plan.status, to: end.status, detail: { eventId: plan.eventId, ...end } },
    );
    return step;
  });
}
