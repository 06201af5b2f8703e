import { and, asc, eq, gt } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { clients, eventPersonals } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { AppError } from '@/lib/core/errors';
import { CLIENT } from '@/lib/core/states';
import { currentTime } from '@/lib/platform/clock';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { insertOwnEvent } from './create-event';
import { type CopyEventInput, copyEventInput } from './inputs';
import { mayManageEvents } from './policy';
import { type Event, getEvent } from './queries';

/**
 * Opens an event like another one on other days: its client, brand, venue, pictures, words and the people it needs, not
 * its quotation, calls and talents, nor a client that is inactive or removed by now. Throws INVALID, FORBIDDEN, UNAUTHENTICATED, NOT_FOUND alike for another agency's.
 */
export async function copyEvent(actor: Actor, input: CopyEventInput): Promise<Event> {
  const agency = mayManageEvents(actor);
  const { id, name, startDate } = parseInput(copyEventInput, input);
  const source = await getEvent(actor, id);
  const later = startDate.getTime() - source.startDate.getTime();
  const moved = (date: Date) => new Date(date.getTime() + later);
  const endDate = moved(source.endDate);
  if (endDate < currentTime())
    throw new AppError('INVALID', 'errors.invalid', { startDate: 'validation.past' });
  return transact(async (tx) => {
    const personals = await tx
      .select({
        profileId: eventPersonals.profileId,
        gender: eventPersonals.gender,
        quantity: eventPersonals.quantity,
        budget: eventPersonals.budget,
        startDate: eventPersonals.startDate,
        endDate: eventPersonals.endDate,
      })
      .from(eventPersonals)
      .where(and(eq(eventPersonals.eventId, id), gt(eventPersonals.quantity, 0)))
      .orderBy(asc(eventPersonals.createdAt), asc(eventPersonals.id));
    return insertOwnEvent(
      tx,
      agency,
      {
        ...{ name, startDate, endDate },
        cityId: source.cityId,
        description: source.description,
        urlKey: source.urlKey,
        additionalProfiles: source.additionalProfiles,
        logo: source.logoFileId,
        coverPage: source.coverFileId,
        clientId: await activeClient(tx, source),
        finalClientId: source.finalClientId,
        finalClientColumn: source.finalClientColumn,
        totalDays: source.totalDays,
        placeName: source.placeName,
        placeAddress: source.placeAddress,
        personals: personals.map((need) => ({
          ...need,
          startDate: moved(need.startDate),
          endDate: moved(need.endDate),
        })),
      },
      source,
    );
  });
}

async function activeClient(tx: Tx, { agencyId, clientId }: Event): Promise<string | null> {
  if (!clientId) return null;
  const [active] = await tx
    .select({ id: clients.id })
    .from(clients)
    .where(and(eq(clients.id, clientId), eq(clients.agencyId, agencyId), eq(clients.stateId, CLIENT.ACTIVE)));
  return active?.id ?? null;
}
