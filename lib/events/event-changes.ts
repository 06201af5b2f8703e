import { and, asc, eq, ne } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { clients, eventDirectories, finalClients } from '@/db/schema';
import { emptyToNull } from '@/lib/core/contact';
import { AppError, conflict } from '@/lib/core/errors';
import { CLIENT } from '@/lib/core/states';
import { currentTime } from '@/lib/platform/clock';
import { advanceColumns } from './advance/columns';
import { imageColumns } from './event-images';
import type { CreateEventInput, UpdateEventInput } from './inputs';
import { movePlace } from './places/move-place';
import type { Event } from './queries';
import { fixedByQuotation } from './rules';

export type EventColumns = Partial<Event>;
type Data = Omit<UpdateEventInput, 'id'> | CreateEventInput;

const PLAIN = ['name', 'cityId', 'totalDays', 'totalEvent', 'finalClientColumn'] as const;
const TEXTS = ['description', 'additionalProfiles', 'urlKey'] as const;

const invalid = (field: string, key: string) => new AppError('INVALID', 'errors.invalid', { [field]: key });

/**
 * The columns in which an event is to differ from what it is: a form sends every field, the audit trail records only the
 * changed ones. Throws CONFLICT for what its quotation decides, INVALID for a client, brand or occasion that is not the
 * agency's.
 */
export async function changesOf(tx: Tx, before: Event, data: Data): Promise<EventColumns> {
  const changes: EventColumns = { ...imageColumns(before, data) };
  const { startDate, endDate, clientId } = data;
  const fixed = fixedByQuotation(before, data);
  if (fixed) throw conflict(fixed);
  for (const key of PLAIN) {
    const value = data[key];
    if (value !== undefined && value !== before[key]) Object.assign(changes, { [key]: value });
  }
  if (startDate && +startDate !== +before.startDate) changes.startDate = startDate;
  if (endDate && +endDate !== +before.endDate) changes.endDate = endDate;
  for (const key of TEXTS) {
    const text = data[key] === undefined ? before[key] : emptyToNull(data[key]);
    if (text !== before[key]) changes[key] = text;
  }
  Object.assign(changes, advanceColumns(before, data));
  if (clientId !== undefined && clientId !== before.clientId) {
    changes.clientId = clientId;
    changes.nameClient = clientId ? await nameOfClient(tx, before.agencyId, clientId) : null;
  }
  const finalClientId = await brandOf(tx, { ...before, ...changes }, data);
  if (finalClientId !== before.finalClientId) changes.finalClientId = finalClientId;
  const eventDirectoryId = await placeOf(tx, before, changes, data);
  if (eventDirectoryId !== before.eventDirectoryId) changes.eventDirectoryId = eventDirectoryId;
  return changes;
}

/** Throws INVALID for dates out of order, and for an end that is already past. */
export function checkDates(before: Pick<Event, 'startDate' | 'endDate'>, { startDate, endDate }: Data): void {
  if ((endDate ?? before.endDate) < (startDate ?? before.startDate))
    throw invalid('endDate', 'validation.dateOrder');
  if (endDate && endDate < currentTime()) throw invalid('endDate', 'validation.past');
}

async function nameOfClient(tx: Tx, agencyId: string, id: string): Promise<string> {
  const [client] = await tx
    .select({ name: clients.name, stateId: clients.stateId })
    .from(clients)
    .where(and(eq(clients.id, id), eq(clients.agencyId, agencyId), ne(clients.stateId, CLIENT.DELETED)))
    .for('share');
  if (!client) throw invalid('clientId', 'validation.quotation.client');
  if (client.stateId === CLIENT.INACTIVE) throw invalid('clientId', 'validation.quotation.inactiveClient');
  return client.name;
}

async function placeOf(tx: Tx, before: Event, changes: EventColumns, data: Data): Promise<string | null> {
  const { eventDirectoryId } = data;
  if (eventDirectoryId && eventDirectoryId !== before.eventDirectoryId) {
    const [known] = await tx
      .select({ id: eventDirectories.id })
      .from(eventDirectories)
      .where(and(eq(eventDirectories.id, eventDirectoryId), eq(eventDirectories.agencyId, before.agencyId)))
      .for('share');
    if (!known) throw invalid('eventDirectoryId', 'validation.option');
    return known.id;
  }
  const occasion = {
    id: before.id,
    agencyId: before.agencyId,
    eventDirectoryId: before.eventDirectoryId,
    name: changes.name ?? before.name,
    startDate: changes.startDate ?? before.startDate,
    endDate: changes.endDate ?? before.endDate,
    cityId: changes.cityId ?? before.cityId,
  };
  return movePlace(tx, occasion, data);
}

/** The id of the brand that an input names, by its id or by its name; of a new name a brand is made. */
async function brandOf(tx: Tx, event: Event, data: Data): Promise<string | null> {
  const { finalClientId, finalClientName } = data;
  const own = eq(finalClients.agencyId, event.agencyId);
  if (finalClientId) {
    const [known] = await tx
      .select({ id: finalClients.id })
      .from(finalClients)
      .where(and(own, eq(finalClients.id, finalClientId)));
    if (!known) throw invalid('finalClientId', 'validation.option');
    return known.id;
  }
  if (finalClientName === undefined) return finalClientId === null ? null : event.finalClientId;
  const name = emptyToNull(finalClientName);
  if (!name) return null;
  const [known] = await tx
    .select({ id: finalClients.id })
    .from(finalClients)
    .where(and(own, eq(finalClients.name, name)))
    .orderBy(asc(finalClients.createdAt), asc(finalClients.id))
    .limit(1);
  if (known) return known.id;
  const [made] = await tx
    .insert(finalClients)
    .values({ agencyId: event.agencyId, clientId: event.clientId, name })
    .returning({ id: finalClients.id });
  if (!made) throw new Error('insert returned nothing');
  return made.id;
}
