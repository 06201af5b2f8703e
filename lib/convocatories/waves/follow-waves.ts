import { asc, inArray } from 'drizzle-orm';
import { wavePlans } from '@/db/schema';
import { currentTime } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import type { JobHandler } from '@/lib/platform/jobs/define-job';
import { followPlan } from './follow-plan';
import { factsOf, plansWithFacts } from './plan-facts';
import { nextStep, type WaveStep } from './rules';

/** Open plans looked at in one run, those due first. */
const MOST = 2_000;

const DOES: readonly WaveStep['kind'][] = ['STOP', 'FINISH', 'SEND'];

/**
 * Follows the open plans that have something to do, each in a transaction of its own. Whatever changed since (an answer,
 * a withdrawal, a decision undone, the need, the call, the agency), the rule reads it as it is now. One plan that fails
 * keeps no other from its wave.
 */
export const handle: JobHandler<object> = async (_, { actor, log, signal }) => {
  const now = currentTime();
  const open = await plansWithFacts(database(), inArray(wavePlans.status, ['RUNNING', 'PAUSED']))
    .orderBy(asc(wavePlans.nextAt), asc(wavePlans.id))
    .limit(MOST);
  const failures: unknown[] = [];
  for (const row of open) {
    if (signal.aborted) break;
    if (!DOES.includes(nextStep(factsOf(row, now), now).kind)) continue;
    const planId = row.plan.id;
    try {
      const { kind } = await followPlan(actor, planId);
      log.info({ planId, kind }, 'plan of waves followed');
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} plans of waves failed`);
};
