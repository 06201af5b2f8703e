import type { Tx } from '@/db/client';
import { events, quotationLines, type quotations } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { EVENT } from '@/lib/core/states';
import { recordAudit } from '@/lib/platform/audit';
import { insertNeeds, takenOf } from './personals/insert-needs';
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
  await insertNeeds(tx, quotation, event.id);
  await recordAudit(
    tx,
    actor,
    'event.create',
    { id: event.id, agencyId: quotation.agencyId },
    { to: EVENT.CREATED, detail: { quotationId: quotation.id } },
  );
  return event;
}

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
