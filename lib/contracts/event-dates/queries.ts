import { and, count, eq, ne } from 'drizzle-orm';
import { contracts, convocateds } from '@/db/schema';
import { maySeeConvocatories } from '@/lib/convocatories/policy';
import type { Actor } from '@/lib/core/actor';
import { APPLICATION, CONVOCATED } from '@/lib/core/states';
import { database } from '@/lib/platform/database';

/** How many contracts are signed for an event, and how many talents said yes to it. */
export type Bound = { readonly signed: number; readonly agreed: number };

/**
 * Whom new dates of an event of the agency concern: all of them, also those whom it is not shown (any more).
 * Zero for another agency's event.
 */
export async function countBound(actor: Actor, eventId: string): Promise<Bound> {
  const { agencyId } = maySeeConvocatories(actor);
  const [[signed], [agreed]] = await Promise.all([
    database()
      .select({ count: count() })
      .from(contracts)
      .where(and(eq(contracts.agencyId, agencyId), eq(contracts.eventId, eventId))),
    database()
      .select({ count: count() })
      .from(convocateds)
      .where(
        and(
          eq(convocateds.agencyId, agencyId),
          eq(convocateds.eventId, eventId),
          eq(convocateds.applicationStateId, APPLICATION.ACCEPTED),
          ne(convocateds.stateId, CONVOCATED.DISCARDED),
        ),
      ),
  ]);
  return { signed: signed?.count ?? 0, agreed: agreed?.count ?? 0 };
}
