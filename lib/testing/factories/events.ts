import { eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import {
  eventDirectories,
  eventPersonals,
  events,
  placeDirectories,
  quotationLineGenders,
} from '../../../db/schema/index.ts';
import { EVENT, QUOTATION } from '../../core/states.ts';
import type { Agency } from './agencies.ts';
import { makeQuotation, type Quotation, type QuotationLine } from './quotations.ts';
import { only } from './sequence.ts';

export type Event = typeof events.$inferSelect;
export type EventPersonal = typeof eventPersonals.$inferSelect;

type EventFields = Partial<typeof events.$inferInsert> & {
  readonly agency?: Agency;
  readonly quotation?: Quotation & { lines: QuotationLine[] };
};

/** An event in calling (34), with the accepted quotation it came from and the people that one asks for. */
export async function makeEvent(
  db: Db,
  { agency, quotation: given, ...fields }: EventFields = {},
): Promise<Event & { quotationId: string; personals: EventPersonal[] }> {
  const quotation = given ?? (await makeAcceptedQuotation(db, { ...(agency ? { agency } : {}), ...fields }));
  const rows = await db
    .insert(events)
    .values({
      name: quotation.nameEvent,
      stateId: EVENT.CALLING,
      startDate: quotation.startDate,
      endDate: quotation.endDate,
      cityId: quotation.cityId,
      totalDays: Math.max(...quotation.lines.map((line) => line.days)),
      totalEvent: quotation.total,
      code: quotation.code,
      clientId: quotation.clientId,
      nameClient: quotation.nameClient,
      currencyId: quotation.currencyId,
      fxRate: quotation.fxRate,
      fxRateDate: quotation.fxRateDate,
      tercero: quotation.tercero,
      createdBy: quotation.createdBy,
      ...fields,
      agencyId: quotation.agencyId,
      quotationId: quotation.id,
    })
    .returning();
  const event = only(rows);
  return {
    ...event,
    quotationId: quotation.id,
    personals: await insertPersonals(db, event, quotation.lines),
  };
}

/** Gives an event of an agency a venue with a point on the map, in its city. */
export async function giveVenue(
  db: Db,
  { id, agencyId, cityId, startDate, endDate }: Event,
  point: { readonly lat: number; readonly lng: number },
): Promise<void> {
  const place = only(
    await db
      .insert(placeDirectories)
      .values({
        agencyId,
        name: 'Teatro',
        address: 'Carrera 7 # 71-21',
        cityId,
        latitude: point.lat,
        longitude: point.lng,
      })
      .returning(),
  );
  const occasion = only(
    await db
      .insert(eventDirectories)
      .values({ agencyId, placeDirectoryId: place.id, name: 'Función', startDate, endDate })
      .returning(),
  );
  await db.update(events).set({ eventDirectoryId: occasion.id }).where(eq(events.id, id));
}

/** The quotation has the dates and the city of the event, so that both tell the same story. */
function makeAcceptedQuotation(
  db: Db,
  { agency, agencyId, startDate, endDate, cityId }: EventFields,
): ReturnType<typeof makeQuotation> {
  return makeQuotation(db, {
    stateId: QUOTATION.ACCEPTED,
    acceptedAt: new Date(),
    ...(agency ? { agency } : {}),
    ...(agencyId ? { agencyId } : {}),
    ...(startDate ? { startDate } : {}),
    ...(endDate ? { endDate } : {}),
    ...(cityId ? { cityId } : {}),
  });
}

async function insertPersonals(
  db: Db,
  event: Event,
  lines: readonly QuotationLine[],
): Promise<EventPersonal[]> {
  const lineIds = lines.map((line) => line.id);
  const splits = await db
    .select()
    .from(quotationLineGenders)
    .where(inArray(quotationLineGenders.quotationLineId, lineIds));
  const wanted = lines.flatMap((line) =>
    splits
      .filter((split) => split.quotationLineId === line.id)
      .map(({ gender, quantity }) => ({
        agencyId: event.agencyId,
        eventId: event.id,
        quotationLineId: line.id,
        profileId: line.profileId,
        gender,
        quantity,
        budget: line.payPerDay,
        startDate: event.startDate,
        endDate: event.endDate,
      })),
  );
  return db.insert(eventPersonals).values(wanted).returning();
}
