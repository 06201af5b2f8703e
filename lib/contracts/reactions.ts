import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { contracts, events } from '@/db/schema';
import { inForce } from '@/lib/convocatories/contract-in-force';
import type { Actor } from '@/lib/core/actor';
import { conflict } from '@/lib/core/errors';
import type { Happenings } from '@/lib/platform/reactions/happenings';
import type { Reactions } from '@/lib/platform/reactions/react';

export const reactions: Reactions = {
  /** Refuses once a talent of its event, or of what it added to one, has signed: people rely on it. */
  'quotation.voided': refuseOnceSigned,
};

/** Locks the event's row, as signing does: of signing and voiding at once, one wins. */
async function refuseOnceSigned(
  tx: Tx,
  _actor: Actor,
  { quotation }: Happenings['quotation.voided'],
): Promise<void> {
  if (quotation.additionOf && !quotation.acceptedAt) return;
  const ofQuotation = eq(events.quotationId, quotation.additionOf ?? quotation.id);
  const [event] = await tx.select({ id: events.id }).from(events).where(ofQuotation).for('update');
  if (!event) return;
  const added = quotation.additionOf
    ? sql`exists (select from convocateds v join convocatories c on c.id = v.convocatory_id
        join event_personals p on p.id = c.event_personal_id join quotation_lines l on l.id = p.quotation_line_id
        where v.id = ${contracts.convocatedId} and l.quotation_id = ${quotation.id})`
    : undefined;
  const signed = await tx.$count(contracts, and(eq(contracts.eventId, event.id), inForce, added));
  if (signed > 0) throw conflict('errors.quotation.contractsSigned');
}
