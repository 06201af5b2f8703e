import { inArray } from 'drizzle-orm';
import { wavePlans } from '@/db/schema';
import { currentTime } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import { GO_ON, type JobHandler } from '@/lib/platform/jobs/define-job';
import { startTurn, turnOf } from '@/lib/platform/jobs/turn';
import { followPlan } from './follow-plan';
import { factsOf, type PlanRow, plansWithFacts } from './plan-facts';
import { nextStep, type WaveStep } from './rules';

/** Open plans looked at in one statement. */
const AT_ONCE = 200;

const DOES: readonly WaveStep['kind'][] = ['STOP', 'FINISH', 'SEND'];

/**
 * Follows the open plans that have something to do, each in a transaction of its own. Whatever changed since (an answer,
 * a withdrawal, a decision undone, the need, the call, the agency), the rule reads it as it is now. One plan that fails
 * keeps no other from its wave.
 */
export const handle: JobHandler<object> = async (_, { actor, log, signal }) => {
  const now = currentTime();
  const turn = startTurn();
  const failures: unknown[] = [];
  let isLeft = false;
  for await (const row of openPlans()) {
    if (signal.aborted) break;
    isLeft = turn.isOver();
    if (isLeft) break;
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
  return isLeft ? GO_ON : undefined;
};

/** The open plans of the moment it begins: the first due of each agency before the second of any. */
async function* openPlans(): AsyncGenerator<PlanRow> {
  const open = await database()
    .select({ id: wavePlans.id })
    .from(wavePlans)
    .where(inArray(wavePlans.status, ['RUNNING', 'PAUSED']))
    .orderBy(turnOf(wavePlans.agencyId, wavePlans.nextAt, wavePlans.id), wavePlans.nextAt, wavePlans.id);
  for (let from = 0; from < open.length; from += AT_ONCE) {
    const ids = open.slice(from, from + AT_ONCE).map(({ id }) => id);
    const rows = new Map(
      (await plansWithFacts(database(), inArray(wavePlans.id, ids))).map((row) => [row.plan.id, row]),
    );
    for (const id of ids) {
      const row = rows.get(id);
      if (row) yield row;
    }
  }
}
