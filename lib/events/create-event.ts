import { eq } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { cities, eventPersonals, events } from '@/db/schema';
import type { Actor, AgencyActor } from '@/lib/core/actor';
import { calendarDays } from '@/lib/core/dates';
import { AppError, conflict } from '@/lib/core/errors';
import { EVENT } from '@/lib/core/states';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { allotCode } from '@/lib/quotations/allot-code';
import { changesOf, checkDates } from './event-changes';
import { publishEventImages } from './event-images';
import { type CreateEventData, type CreateEventInput, createEventInput } from './inputs';
import { checkWithin } from './personals/change-personals';
import { withProfileIds } from './personals/profile-ids';
import { mayManageEvents } from './policy';
import type { Event } from './queries';

/**
 * Opens an event (33) without a quotation, in pesos, with the code that comes next and the people it needs. Throws
 * INVALID, FORBIDDEN, UNAUTHENTICATED, and CONFLICT for a state or a quotation, to which an event comes in other ways.
 */
export async function createEvent(actor: Actor, input: CreateEventInput): Promise<Event> {
  const agency = mayManageEvents(actor);
  const data = parseInput(createEventInput, input);
  checkDates(data, data);
  if (data.stateId !== undefined && data.stateId !== EVENT.CREATED)
    throw conflict('errors.event.startsCreated');
  const personals = await withProfileIds(data.personals ?? []);
  return transact((tx) => insertOwnEvent(tx, agency, { ...data, personals }));
}

type NewEvent = Omit<CreateEventData, 'personals'> & {
  readonly personals: Awaited<
    ReturnType<typeof withProfileIds<NonNullable<CreateEventData['personals']>[number]>>
  >;
};
type Source = Pick<Event, 'id' | 'currencyId' | 'fxRate' | 'fxRateDate'>;

/** The same inside a transaction, in the money of the event of which it is a copy; its caller has decided. */
export async function insertOwnEvent(
  tx: Tx,
  agency: AgencyActor,
  { personals, ...data }: NewEvent,
  source?: Source,
): Promise<Event> {
  const { agencyId, userId } = agency;
  const { name, startDate, endDate, cityId } = data;
  const [city] = await tx.select({ timeZone: cities.timeZone }).from(cities).where(eq(cities.id, cityId));
  if (!city) throw new AppError('INVALID', 'errors.invalid', { cityId: 'validation.city' });
  const [bare] = await tx
    .insert(events)
    .values({
      ...{ agencyId, name, startDate, endDate, cityId },
      stateId: EVENT.CREATED,
      totalDays: calendarDays(startDate, endDate, city.timeZone),
      code: await allotCode(tx, agencyId),
      createdBy: userId,
      ...(source && {
        currencyId: source.currencyId,
        fxRate: source.fxRate,
        fxRateDate: source.fxRateDate,
      }),
    })
    .returning();
  if (!bare) throw new Error('insert returned nothing');
  const changes = await changesOf(tx, bare, data);
  await publishEventImages(tx, bare, changes);
  const [event] = await tx
    .update(events)
    .set({ ...changes, updatedAt: currentTime() })
    .where(eq(events.id, bare.id))
    .returning();
  if (!event) throw new Error('update returned nothing');
  const needs = personals.map((personal) => ({
    ...personal,
    ...{ agencyId, eventId: event.id },
    startDate: personal.startDate ?? startDate,
    endDate: personal.endDate ?? endDate,
  }));
  for (const need of needs) checkWithin(event, need);
  if (needs.length > 0) await tx.insert(eventPersonals).values(needs);
  const detail = source ? { copyOf: source.id } : undefined;
  await recordAudit(tx, agency, 'event.create', event, { to: EVENT.CREATED, detail });
  return event;
}
