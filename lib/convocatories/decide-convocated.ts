import { and, eq, notExists, sql } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { contracts, convocateds, convocatories, talentBookings, talents } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { conflict, notFound } from '@/lib/core/errors';
import { CONVOCATED } from '@/lib/core/states';
import { isClosed, stateAt } from '@/lib/events/rules';
import { queueEmail } from '@/lib/notifications/queue-email';
import { recordAudit } from '@/lib/platform/audit';
import { isExclusionViolation } from '@/lib/platform/database-errors';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { followCover, holdEvent } from './cover-event';
import { type DecideConvocatedInput, decideConvocatedInput } from './inputs';
import { talentConfirmed } from './jobs';
import { mayManageConvocatories } from './policy';
import type { Convocated } from './queries';
import { mayConfirm } from './rules';

/**
 * The agency's decision: confirm (1813), reserve (1815), discard (1812) or back to called (1811).
 * Confirming books the talent for the convocatory's dates — the database refuses a second booking
 * that overlaps, whichever agency made it — and mails the link to the contract. Whoever has signed
 * can no longer be discarded. The event is confirmed or calls again as its cover becomes complete or
 * loses somebody. Throws CONFLICT (also when the event is closed), NOT_FOUND, FORBIDDEN, INVALID.
 */
export async function decideConvocated(actor: Actor, input: DecideConvocatedInput): Promise<Convocated> {
  const agency = mayManageConvocatories(actor);
  const { id, stateId } = parseInput(decideConvocatedInput, input);
  return transact(async (tx) => {
    const own = and(eq(convocateds.id, id), eq(convocateds.agencyId, agency.agencyId));
    const eventOfPlace = tx.select({ id: convocateds.eventId }).from(convocateds).where(own);
    const event = await holdEvent(tx, sql`(${eventOfPlace})`);
    if (!event) throw notFound('errors.convocated.notFound');
    const [before] = await tx.select().from(convocateds).where(own).for('update');
    if (!before) throw notFound('errors.convocated.notFound');
    if (isClosed(stateAt(event, 0, new Date()))) throw conflict('errors.event.closed');
    if (stateId === CONVOCATED.CONFIRMED && !mayConfirm(before.applicationStateId)) {
      throw conflict('errors.convocated.refused');
    }
    if (before.stateId === stateId) return before;
    const unsigned = notExists(
      tx.select({ one: sql`1` }).from(contracts).where(eq(contracts.convocatedId, id)),
    );
    const [row] = await tx
      .update(convocateds)
      .set({ stateId, updatedAt: new Date() })
      .where(and(own, unsigned))
      .returning();
    if (!row) throw conflict('errors.convocated.signed');
    await book(tx, row);
    await recordAudit(tx, actor, {
      agencyId: agency.agencyId,
      entity: 'convocated',
      entityId: id,
      action: 'decide',
      from: before.stateId,
      to: stateId,
      detail: { eventId: row.eventId, talentId: row.talentId },
    });
    if (stateId === CONVOCATED.CONFIRMED) await tellTalent(tx, row);
    await followCover(tx, actor, event);
    return row;
  }).catch((error: unknown) => {
    throw isExclusionViolation(error) ? conflict('errors.convocated.booked') : error;
  });
}

/** A confirmed talent is booked, a reserved one held, any other free. */
async function book(tx: Tx, row: Convocated): Promise<void> {
  await tx.delete(talentBookings).where(eq(talentBookings.convocatedId, row.id));
  if (row.stateId !== CONVOCATED.CONFIRMED && row.stateId !== CONVOCATED.RESERVE) return;
  await tx.insert(talentBookings).values({
    agencyId: row.agencyId,
    talentId: row.talentId,
    convocatedId: row.id,
    kind: row.stateId === CONVOCATED.CONFIRMED ? 'CONFIRMED' : 'HOLD',
    during: sql`(select tstzrange(${convocatories.startDate}, ${convocatories.endDate}, '[]')
      from ${convocatories} where ${convocatories.id} = ${row.convocatoryId})`,
  });
}

async function tellTalent(tx: Tx, row: Convocated): Promise<void> {
  const [talent] = await tx
    .select({ email: talents.email })
    .from(talents)
    .where(eq(talents.id, row.talentId));
  await queueEmail(
    tx,
    talentConfirmed,
    { convocatedId: row.id },
    { agencyId: row.agencyId, to: talent?.email ?? null },
  );
}
