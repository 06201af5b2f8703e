import { eq } from 'drizzle-orm';
import type { Db, Tx } from '@/db/client';
import {
  agencies,
  cities,
  convocateds,
  convocatories,
  currencies,
  eventDirectories,
  eventPersonals,
  events,
  placeDirectories,
  profiles,
  talents,
} from '@/db/schema';
import { mayContract } from '@/lib/agencies/may-contract';
import { CALLED_AS } from '@/lib/events/personals/called-as';

const columns = {
  convocatedId: convocateds.id,
  stateId: convocateds.stateId,
  applicationStateId: convocateds.applicationStateId,
  reply: convocateds.reply,
  replyNote: convocateds.replyNote,
  seenAt: convocateds.seenAt,
  saidYesOutsideAt: convocateds.saidYesOutsideAt,
  saidYesOutsideTo: convocateds.saidYesOutsideTo,
  disownedAt: convocateds.disownedAt,
  convocatoryId: convocatories.id,
  convocatoryState: convocatories.stateId,
  startDate: convocatories.startDate,
  endDate: convocatories.endDate,
  deadline: convocatories.deadline,
  observations: convocatories.observations,
  profileName: CALLED_AS,
  budget: eventPersonals.budget,
  /** The pay per day to which the talent said yes last. */
  acceptedBudget: convocateds.acceptedBudget,
  currencyCode: currencies.code,
  eventId: events.id,
  eventName: events.name,
  eventState: events.stateId,
  eventEnd: events.endDate,
  cancelledReason: events.cancelledReason,
  placeName: placeDirectories.name,
  placeAddress: placeDirectories.address,
  cityName: cities.name,
  timeZone: cities.timeZone,
  /** Who answers for the event. */
  quotedBy: events.createdBy,
  agencyId: agencies.id,
  agencyName: agencies.name,
  agencyState: agencies.stateId,
  agencyLogoFileId: agencies.logoFileId,
  /** Its data suffice for the contract of this event. */
  mayContract: mayContract(events.createdBy),
  talentId: talents.id,
  talentName: talents.name,
  talentLastname: talents.lastname,
  talentEmail: talents.email,
  talentPhone: talents.phone,
  talentDialingCode: talents.dialingCode,
};

/** Calls with the talent each was sent to. */
export const sentCalls = (db: Db | Tx) =>
  db
    .select(columns)
    .from(convocateds)
    .innerJoin(convocatories, eq(convocatories.id, convocateds.convocatoryId))
    .innerJoin(eventPersonals, eq(eventPersonals.id, convocatories.eventPersonalId))
    .innerJoin(profiles, eq(profiles.id, eventPersonals.profileId))
    .innerJoin(events, eq(events.id, convocateds.eventId))
    .innerJoin(currencies, eq(currencies.id, events.currencyId))
    .innerJoin(cities, eq(cities.id, events.cityId))
    .innerJoin(agencies, eq(agencies.id, convocateds.agencyId))
    .innerJoin(talents, eq(talents.id, convocateds.talentId))
    .leftJoin(eventDirectories, eq(eventDirectories.id, events.eventDirectoryId))
    .leftJoin(placeDirectories, eq(placeDirectories.id, eventDirectories.placeDirectoryId))
    .$dynamic();

/** A call with the talent it was sent to, for what is written to that talent. */
export type SentCall = Awaited<ReturnType<typeof sentCalls>>[number];

/** The call behind a place in a convocatory, for the messages that tell of it. */
export async function findCall(tx: Tx, convocatedId: string): Promise<SentCall | null> {
  const [row] = await sentCalls(tx).where(eq(convocateds.id, convocatedId));
  return row ?? null;
}
