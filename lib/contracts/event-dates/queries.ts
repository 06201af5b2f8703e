import { and, count, eq, ne } from 'drizzle-orm';
import { contracts, convocateds } from '@/db/schema';
import { inForce } from '@/lib/convocatories/contract-in-force';
import { maySeeConvocatories } from '@/lib/convocatories/policy';
import type { Actor } from '@/lib/core/actor';
import { APPLICATION, CONVOCATED } from '@/lib/core/states';
import { database } from '@/lib/platform/database';

/** Numbers of contracts signed for an event and of talents who said yes to it. */
export type Bound = { readonly signed: number; readonly agreed: number };

/**
 * Counts the talents whom new dates of an event concern, also those that the agency is not shown. Zero for another
 * agency's event.
 */
export async function countBound(actor: Actor, eventId: string): Promise<Bound> {
  const { agencyId } = maySeeConvocatories(actor);
  const [[signed], [agreed]] = await Promise.all([
    database()
      .select({ count: count() })
      .from(contracts)
      .where(and(eq(contracts.agencyId, agencyId), eq(contracts.eventId, eventId), inForce)),
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
