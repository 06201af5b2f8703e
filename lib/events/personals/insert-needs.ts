import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { eventPersonals, quotationLineGenders, quotationLines, type quotations } from '@/db/schema';

type Quotation = typeof quotations.$inferSelect;

/** The lines of a quotation that its client took. */
export const takenOf = ({ id }: Pick<Quotation, 'id'>) =>
  and(eq(quotationLines.quotationId, id), eq(quotationLines.taken, true));

/**
 * Lets an event need the people of an accepted quotation: a row per line and gender, how many people of which profile,
 * for which gross pay a day. The caller has decided, and holds the event.
 */
export async function insertNeeds(tx: Tx, quotation: Quotation, eventId: string): Promise<void> {
  const lines = await tx
    .select()
    .from(quotationLines)
    .where(takenOf(quotation))
    .orderBy(asc(quotationLines.position));
  const lineIds = lines.map((line) => line.id);
  const splits = await tx
    .select()
    .from(quotationLineGenders)
    .where(inArray(quotationLineGenders.quotationLineId, lineIds))
    .orderBy(asc(quotationLineGenders.gender));
  const rows = lines.flatMap((line) =>
    splits
      .filter((split) => split.quotationLineId === line.id)
      .map((split) => ({
        agencyId: quotation.agencyId,
        eventId,
        quotationLineId: line.id,
        profileId: line.profileId,
        gender: split.gender,
        quantity: split.quantity,
        budget: line.payPerDay,
        startDate: quotation.startDate,
        endDate: quotation.endDate,
      })),
  );
  if (rows.length > 0) await tx.insert(eventPersonals).values(rows);
}
