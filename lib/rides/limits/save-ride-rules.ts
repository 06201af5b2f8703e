import { rideRules } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { getEvent } from '@/lib/events/queries';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { mayRunEventRides } from '../policy';
import { type SaveRideRulesInput, saveRideRulesInput } from './inputs';
import type { RideRules } from './rules';

/**
 * Says what rides of an event are allowed; those that were ordered stay. Throws UNAUTHENTICATED, FORBIDDEN, INVALID, and
 * NOT_FOUND alike for another agency's event.
 */
export async function saveRideRules(actor: Actor, input: SaveRideRulesInput): Promise<RideRules> {
  const { agencyId } = mayRunEventRides(actor);
  const { eventId, lateTime, budget } = parseInput(saveRideRulesInput, input);
  await getEvent(actor, eventId);
  const values = { budget: budget ?? null, lateTime };
  return transact(async (tx) => {
    const [row] = await tx
      .insert(rideRules)
      .values({ eventId, agencyId, ...values })
      .onConflictDoUpdate({ target: rideRules.eventId, set: { ...values, updatedAt: currentTime() } })
      .returning({ revision: rideRules.revision });
    await recordAudit(
      tx,
      actor,
      'ride-rules.save',
      { id: eventId, agencyId },
      { detail: { eventId, ...values } },
    );
    return { ...values, revision: row?.revision ?? 0 };
  });
}
