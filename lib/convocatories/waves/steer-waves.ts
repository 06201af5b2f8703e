import { eq } from 'drizzle-orm';
import { wavePlans } from '@/db/schema';
import type { WaveStatus } from '@/db/values/waves';
import type { Actor } from '@/lib/core/actor';
import { conflict, notFound } from '@/lib/core/errors';
import { type AuditAction, recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { violatedConstraint } from '@/lib/platform/database-errors';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { mayManageConvocatories } from '../policy';
import { type WavesInput, wavesInput } from './inputs';
import { factsOf, lockPlan, ofAgency, type PlanRow, type WavePlan } from './plan-facts';
import { whyStop } from './rules';
import { awakeFrom } from './timing';

/** No wave goes until it goes on. Throws CONFLICT for a plan that does not run, NOT_FOUND, FORBIDDEN. */
export const pauseWaves = (actor: Actor, input: WavesInput): Promise<WavePlan> =>
  steer(actor, input, 'convocatory.pause-waves', ({ plan }) => {
    if (plan.status !== 'RUNNING') throw conflict('errors.waves.over');
    return { status: 'PAUSED' };
  });

/**
 * Goes on with a plan that was paused or stopped, where it was: what is due goes within a minute, at night in the
 * morning. Throws CONFLICT for one that runs or is done, whose call is over or has another plan by now.
 */
export const resumeWaves = (actor: Actor, input: WavesInput): Promise<WavePlan> =>
  steer(actor, input, 'convocatory.resume-waves', (row) => {
    const { status, nextAt } = row.plan;
    const now = currentTime();
    if ((status !== 'PAUSED' && status !== 'STOPPED') || row.waiting === 0)
      throw conflict('errors.waves.over');
    if (whyStop(factsOf(row, now), now)) throw conflict('errors.convocatory.closed');
    const due = nextAt > now ? nextAt : now;
    return { status: 'RUNNING', stoppedWhy: null, nextAt: awakeFrom(due, row.clock) };
  });

/** Ends a plan: nobody else of it is called. Throws CONFLICT for one that is over, NOT_FOUND, FORBIDDEN. */
export const stopWaves = (actor: Actor, input: WavesInput): Promise<WavePlan> =>
  steer(actor, input, 'convocatory.stop-waves', ({ plan }) => {
    if (plan.status !== 'RUNNING' && plan.status !== 'PAUSED') throw conflict('errors.waves.over');
    return { status: 'STOPPED', stoppedWhy: 'BY_HAND' };
  });

type Change = { status: WaveStatus } & Partial<Pick<WavePlan, 'stoppedWhy' | 'nextAt'>>;

async function steer(
  actor: Actor,
  input: WavesInput,
  happened: AuditAction,
  changeOf: (row: PlanRow) => Change,
): Promise<WavePlan> {
  const agency = mayManageConvocatories(actor);
  const { id } = parseInput(wavesInput, input);
  return transact(async (tx) => {
    const held = await lockPlan(tx, ofAgency(id, agency));
    const { plan } = held;
    const change = changeOf(held);
    const [row] = await tx
      .update(wavePlans)
      .set({ ...change, revision: plan.revision + 1, updatedAt: currentTime() })
      .where(eq(wavePlans.id, id))
      .returning();
    if (!row) throw notFound('errors.waves.notFound');
    await recordAudit(
      tx,
      actor,
      happened,
      { id: plan.convocatoryId, agencyId: plan.agencyId },
      { from: plan.status, to: row.status, detail: { eventId: plan.eventId } },
    );
    return row;
  }).catch((error: unknown) => {
    throw violatedConstraint(error) === 'wave_plans_open' ? conflict('errors.waves.open') : error;
  });
}
