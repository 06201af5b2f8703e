import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { quotations } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { QUOTATION } from '@/lib/core/states';
import type { Quotation } from '../queries';
import { markVoided } from './mark-voided';

/**
 * Takes back what was added to the event of a quotation that is taken back, or could still be. The caller has decided
 * that the actor may, and ends the event.
 */
export async function voidAdditions(tx: Tx, actor: Actor, first: Quotation, reason: string): Promise<void> {
  const { id, agencyId } = first;
  const added = await tx
    .select({ id: quotations.id })
    .from(quotations)
    .where(
      and(
        eq(quotations.additionOf, id),
        inArray(quotations.stateId, [QUOTATION.SENT, QUOTATION.ACCEPTED]),
        isNull(quotations.supersededAt),
      ),
    );
  for (const addition of added) await markVoided(tx, actor, { id: addition.id, agencyId, reason });
}
