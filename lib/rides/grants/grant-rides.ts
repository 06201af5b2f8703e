import { and, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Tx } from '@/db/client';
import { convocateds, rideGrants } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { notFound } from '@/lib/core/errors';
import { CONVOCATED } from '@/lib/core/states';
import { anyOf } from '@/lib/platform/any-of';
import { recordAudits } from '@/lib/platform/audit';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { mayRunEventRides } from '../policy';

export const grantRidesInput = z.object({
  eventId: z.uuid('errors.event.notFound'),
  talentIds: z
    .array(z.uuid('errors.notFound'))
    .check(z.minLength(1, 'ride.nobodyChosen'), z.maxLength(300, 'validation.tooMany')),
  /** False takes it back; rides in course go on. */
  allowed: z.boolean(),
});
export type GrantRidesInput = z.input<typeof grantRidesInput>;

/**
 * Lets people who are confirmed at an event order their rides there, or no longer. Answers for how many that is new.
 * Throws UNAUTHENTICATED, FORBIDDEN, INVALID, and NOT_FOUND when one of them is not confirmed at an event of the agency.
 */
export async function grantRides(actor: Actor, input: GrantRidesInput): Promise<number> {
  const { agencyId, userId } = mayRunEventRides(actor);
  const { eventId, talentIds, allowed } = parseInput(grantRidesInput, input);
  return transact(async (tx) => {
    const places = await findPlaces(tx, { agencyId, eventId, talentIds });
    const changed = allowed
      ? await tx
          .insert(rideGrants)
          .values(talentIds.map((talentId) => ({ agencyId, eventId, talentId, grantedBy: userId })))
          .onConflictDoNothing()
          .returning({ talentId: rideGrants.talentId })
      : await tx
          .delete(rideGrants)
          .where(
            and(
              eq(rideGrants.agencyId, agencyId),
              eq(rideGrants.eventId, eventId),
              anyOf(rideGrants.talentId, talentIds),
            ),
          )
          .returning({ talentId: rideGrants.talentId });
    await recordAudits(
      tx,
      actor,
      allowed ? 'ride.grant' : 'ride.withhold',
      changed.map(({ talentId }) => ({
        id: places.get(talentId) ?? eventId,
        agencyId,
        detail: { eventId, talentId },
      })),
    );
    return changed.length;
  });
}

type Wanted = {
  readonly agencyId: string;
  readonly eventId: string;
  readonly talentIds: readonly string[];
};

/** The places of people confirmed at an event of the agency, by talent. Throws NOT_FOUND unless all are. */
export async function findPlaces(
  tx: Tx,
  { agencyId, eventId, talentIds }: Wanted,
): Promise<ReadonlyMap<string, string>> {
  const rows = await tx
    .select({ id: convocateds.id, talentId: convocateds.talentId })
    .from(convocateds)
    .where(
      and(
        eq(convocateds.agencyId, agencyId),
        eq(convocateds.eventId, eventId),
        eq(convocateds.stateId, CONVOCATED.CONFIRMED),
        anyOf(convocateds.talentId, talentIds),
      ),
    )
    .orderBy(convocateds.talentId)
    .for('share');
  const places = new Map(rows.map(({ id, talentId }) => [talentId, id]));
  if (talentIds.some((id) => !places.has(id))) throw notFound('errors.convocated.notFound');
  return places;
}
