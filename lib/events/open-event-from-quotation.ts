import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { eventPersonals, events, quotationLineGenders, quotationLines, type quotations } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { EVENT } from '@/lib/core/states';
import { recordAudit } from '@/lib/platform/audit';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { findAnswers } from '@/lib/quotations/answers/queries';
import { markAccepted } from '@/lib/quotations/mark-accepted';
import { notAnswerable } from '@/lib/quotations/not-answerable';
import { getQuotation } from '@/lib/quotations/queries';
import { type OpenEventInput, openEventInput } from './inputs';
import { keepPlace } from './keep-place';
import { openDirectory } from './open-directory';
import { mayManageEvents } from './policy';
import type { Event } from './queries';

type Quotation = typeof quotations.$inferSelect;

/**
 * What a press on "accept" came to: the event was opened by it, the client had said yes by its link, or somebody of
 * the agency had noted it.
 */
export const ACCEPTANCE_OUTCOMES = ['OPENED', 'CLIENT_HAD_ACCEPTED', 'WAS_ACCEPTED'] as const;
export type AcceptanceOutcome = (typeof ACCEPTANCE_OUTCOMES)[number];
export type OpenedEvent = Event & { readonly outcome: AcceptanceOutcome };

/**
 * The client said yes: the quotation is accepted (62 → 63) and its event is created (33) with the
 * people it needs, in one transaction. However often it is asked at once, there is one event, and
 * everybody gets it and hears whether it was there before. Throws NOT_FOUND as `getQuotation` does, and CONFLICT with
 * what became of the quotation when it is neither sent nor accepted.
 */
export async function openEventFromQuotation(actor: Actor, input: OpenEventInput): Promise<OpenedEvent> {
  const agency = mayManageEvents(actor);
  const { quotationId } = parseInput(openEventInput, input);
  await getQuotation(actor, quotationId);
  return transact(async (tx) => {
    const quotation = await markAccepted(tx, actor, agency.agencyId, quotationId);
    if (quotation) return { ...(await openEvent(tx, actor, quotation)), outcome: 'OPENED' };
    const event = await existingEvent(tx, agency.agencyId, quotationId);
    const answers = await findAnswers(tx, quotationId);
    const byClient = answers.some(({ answer }) => answer === 'ACCEPTED');
    return { ...event, outcome: byClient ? 'CLIENT_HAD_ACCEPTED' : 'WAS_ACCEPTED' };
  });
}

/**
 * Creates the event (33) of a quotation that was accepted in this transaction, with the people it needs. The caller
 * has decided that the actor may.
 */
export async function openEvent(tx: Tx, actor: Actor, quotation: Quotation): Promise<Event> {
  const event = await insertEvent(tx, quotation);
  await insertPersonals(tx, quotation, event);
  await recordAudit(tx, actor, {
    agencyId: quotation.agencyId,
    entity: 'event',
    entityId: event.id,
    action: 'create',
    to: EVENT.CREATED,
    detail: { quotationId: quotation.id },
  });
  return event;
}

/** The event that a quotation became; throws CONFLICT while it has none. The caller has decided as above. */
export async function existingEvent(tx: Tx, agencyId: string, quotationId: string): Promise<Event> {
  const [event] = await tx
    .select()
    .from(events)
    .where(and(eq(events.quotationId, quotationId), eq(events.agencyId, agencyId)))
    .limit(1);
  if (!event) throw await notAnswerable(tx, quotationId);
  return event;
}

async function insertEvent(tx: Tx, quotation: Quotation): Promise<Event> {
  const { agencyId, cityId, place, address, startDate, endDate } = quotation;
  const placeDirectoryId = place ? await keepPlace(tx, { agencyId, cityId, name: place, address }) : null;
  const name = quotation.nameEvent;
  const eventDirectoryId = await openDirectory(tx, { agencyId, placeDirectoryId, name, startDate, endDate });
  const lines = await tx
    .select({ days: quotationLines.quantityDays })
    .from(quotationLines)
    .where(eq(quotationLines.quotationId, quotation.id));
  const [event] = await tx
    .insert(events)
    .values({
      agencyId,
      name,
      description: quotation.observation,
      stateId: EVENT.CREATED,
      startDate,
      endDate,
      cityId,
      quotationId: quotation.id,
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
    .where(eq(quotationLines.quotationId, quotation.id))
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
