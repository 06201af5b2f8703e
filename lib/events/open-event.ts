import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { eventPersonals, events, quotationLineGenders, quotationLines, type quotations } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { EVENT } from '@/lib/core/states';
import { recordAudit } from '@/lib/platform/audit';
import { findOrAddPlace } from './places/find-or-add-place';
import { openDirectory } from './places/open-directory';
import type { Event } from './queries';

type Quotation = typeof quotations.$inferSelect;

/**
 * Creates the event (33) of a quotation that was accepted in this transaction, with the people it needs. The caller
 * has decided that the actor may.
 */
export async function openEvent(tx: Tx, actor: Actor, quotation: Quotation, eventId: string): Promise<Event> {
  const event = await insertEvent(tx, quotation, eventId);
  await insertPersonals(tx, quotation, event);
  await recordAudit(
    tx,
    actor,
    'event.create',
    { id: event.id, agencyId: quotation.agencyId },
    { to: EVENT.CREATED, detail: { quotationId: quotation.id } },
  );
  return event;
}

/** The lines that its client took. */
const takenOf = ({ id }: Quotation) =>
  and(eq(quotationLines.quotationId, id), eq(quotationLines.taken, true));

async function insertEvent(tx: Tx, quotation: Quotation, id: string): Promise<Event> {
  const { agencyId, cityId, place, address, startDate, endDate } = quotation;
  const placeDirectoryId = place
    ? await findOrAddPlace(tx, { agencyId, cityId, name: place, address })
    : null;
  const name = quotation.nameEvent;
  const eventDirectoryId = await openDirectory(tx, { agencyId, placeDirectoryId, name, startDate, endDate });
  const lines = await tx.select({ days: quotationLines.days }).from(quotationLines).where(takenOf(quotation));
  const [event] = await tx
    .insert(events)
    .values({
      id,
      agencyId,
      name,
      description: quotation.observation,
      stateId: EVENT.CREATED,
      startDate,
      endDate,
      cityId,
      quotationId: quotation.id,
      code: quotation.code,
      clientId: quotation.clientId,
      nameClient: quotation.nameClient,
      currencyId: quotation.currencyId,
      fxRate: quotation.fxRate,
      fxRateDate: quotation.fxRateDate,
      tercero: quotation.tercero,
      createdBy: quotation.createdBy,
      eventDirectoryId,
      totalDays: Math.max(1, ...lines.map((line) => line.days)),
      totalEvent: quotation.total,
    })
    .returning();
  if (!event) throw new Error('insert returned nothing');
  return event;
}

/** One row per line and gender: how many people of which profile, for which gross pay a day. */
async function insertPersonals(tx: Tx, quotation: Quotation, event: Event): Promise<void> {
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
        eventId: event.id,
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
