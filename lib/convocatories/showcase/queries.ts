import { and, asc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import {
  agencies,
  clients,
  convocateds,
  convocatories,
  eventPersonals,
  finalClients,
  profiles,
  talents,
} from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { AGENCY, CONVOCATED, isClosedAgency, PHOTO } from '@/lib/core/states';
import { type Event, findEventDetail } from '@/lib/events/queries';
import { isClosed } from '@/lib/events/rules';
import { anyOf } from '@/lib/platform/any-of';
import { database } from '@/lib/platform/database';
import { findTalentPhotos } from '@/lib/talents/photos/queries';
import { broughtBy, findTalentSummaries } from '@/lib/talents/queries';
import { mayBeShown } from '@/lib/talents/shown';
import { choosePhotos, isPresentable } from './rules';

/** Everything that anybody with an event's address sees of a talent. */
export type ShowcaseTalent = {
  id: string;
  name: string;
  /** Profile that the client bought and this talent was called for: code and name. */
  role: { code: string; name: string };
  /** The agency confirmed it for the event. */
  confirmed: boolean;
  gender: 'FEMENINO' | 'MASCULINO';
  height: number | null;
  bust: number | null;
  waist: number | null;
  hip: number | null;
  shirt: string | null;
  pants: string | null;
  footwear: string | null;
  unitMeasure: string;
  description: string | null;
  /** File id of the portrait, only when it is approved. */
  photo: string | null;
  /** At most three approved pictures, chosen as the specification says. */
  photos: string[];
};

export type Showcase =
  | { state: 'NOT_FOUND' }
  | { state: 'EXPIRED' }
  /** Its agency is suspended or inactive. */
  | { state: 'UNAVAILABLE' }
  | {
      state: 'OPEN';
      event: {
        id: string;
        name: string;
        code: number | null;
        startDate: Date;
        endDate: Date;
        timeZone: string;
        placeName: string | null;
        placeAddress: string | null;
        cityName: string;
        additionalProfiles: string | null;
      };
      agency: { name: string; logo: string | null };
      /** Shown only when the event has its final-client column set. */
      client: { name: string; logo: string | null } | null;
      finalClient: { name: string; logo: string | null } | null;
      talents: ShowcaseTalent[];
    };

/**
 * The public page of an event (specification part 2, "Event talent showcase"): no login, by its id
 * alone, an allow-list of fields. Talents whom the agency shows, once each, by role and in its order; never a
 * discarded (1812), refused (1816), withdrawn (1817) or suspended one. Expired in states 36, 37 and 38, and not there while
 * its agency is suspended.
 */
export async function getShowcase(_actor: Actor, eventId: string): Promise<Showcase> {
  const event = await findEventDetail(eventId);
  if (!event) return { state: 'NOT_FOUND' };
  const brands = await findBrands(event.agencyId, event.clientId, event.finalClientId);
  if (isClosedAgency(brands.agencyState)) return { state: 'UNAVAILABLE' };
  if (isClosed(event.stateId)) return { state: 'EXPIRED' };
  const people = await findShownTalents(event, brands.agencyState);
  return {
    state: 'OPEN',
    event: {
      id: event.id,
      name: event.name,
      code: event.code,
      startDate: event.startDate,
      endDate: event.endDate,
      timeZone: event.timeZone,
      placeName: event.placeName,
      placeAddress: event.placeAddress,
      cityName: event.cityName,
      additionalProfiles: event.additionalProfiles,
    },
    agency: brands.agency,
    client: event.finalClientColumn ? brands.client : null,
    finalClient: event.finalClientColumn ? brands.finalClient : null,
    talents: people,
  };
}

async function findBrands(agencyId: string, clientId: string | null, finalClientId: string | null) {
  const [row] = await database()
    .select({
      agencyName: agencies.name,
      agencyState: agencies.stateId,
      agencyLogo: agencies.logoFileId,
      clientName: clients.name,
      clientLogo: clients.logoFileId,
      finalName: finalClients.name,
      finalLogo: finalClients.logoFileId,
    })
    .from(agencies)
    .leftJoin(
      clients,
      and(eq(clients.agencyId, agencies.id), clientId ? eq(clients.id, clientId) : sql`false`),
    )
    .leftJoin(
      finalClients,
      and(
        eq(finalClients.agencyId, agencies.id),
        finalClientId ? eq(finalClients.id, finalClientId) : sql`false`,
      ),
    )
    .where(eq(agencies.id, agencyId))
    .limit(1);
  const brand = (name: string | null | undefined, logo: string | null | undefined) =>
    name ? { name, logo: logo ?? null } : null;
  return {
    agency: { name: row?.agencyName ?? '', logo: row?.agencyLogo ?? null },
    agencyState: row?.agencyState ?? AGENCY.INACTIVE,
    client: brand(row?.clientName, row?.clientLogo),
    finalClient: brand(row?.finalName, row?.finalLogo),
  };
}

/** Finds the shown talents and their roles: roles in the quotation's order, people in the agency's. */
async function findShownPlaces(eventId: string, condition?: SQL) {
  const rows = await database()
    .select({
      talentId: convocateds.talentId,
      stateId: convocateds.stateId,
      applicationStateId: convocateds.applicationStateId,
      talentStateId: talents.stateId,
      code: profiles.code,
      name: profiles.name,
    })
    .from(convocateds)
    .innerJoin(talents, eq(talents.id, convocateds.talentId))
    .innerJoin(convocatories, eq(convocatories.id, convocateds.convocatoryId))
    .innerJoin(eventPersonals, eq(eventPersonals.id, convocatories.eventPersonalId))
    .innerJoin(profiles, eq(profiles.id, eventPersonals.profileId))
    .where(and(eq(convocateds.eventId, eventId), isNotNull(convocateds.shownAt), mayBeShown(), condition))
    .orderBy(asc(profiles.id), asc(talents.gender), asc(convocateds.shownPosition), asc(convocateds.id));
  return rows.filter(isPresentable);
}

/** The allow-list for who is shown, in that order. Five statements whatever the rows. */
async function findShownTalents(event: Event, agencyState: number): Promise<ShowcaseTalent[]> {
  const places = await findShownPlaces(
    event.id,
    agencyState === AGENCY.ACTIVE ? undefined : inArray(convocateds.talentId, broughtBy(event.agencyId)),
  );
  if (places.length === 0) return [];
  const ids = places.map((place) => place.talentId);
  const [summaries, photos, rows] = await Promise.all([
    findTalentSummaries(ids),
    findTalentPhotos(ids),
    findMeasures(ids),
  ]);
  const measures = new Map(rows.map((row) => [row.id, row]));
  return places.flatMap(({ talentId: id, stateId, code, name }) => {
    const summary = summaries.get(id);
    const measure = measures.get(id);
    if (!summary || !measure) return [];
    const female = summary.gender === 'FEMENINO';
    const chosen = choosePhotos(photos.get(id) ?? []).map((photo) => photo.fileId);
    const portrait = summary.photoStateId === PHOTO.APPROVED ? summary.photoFileId : null;
    return [
      {
        ...measure,
        id,
        name: `${summary.name} ${summary.lastname}`,
        role: { code, name },
        confirmed: stateId === CONVOCATED.CONFIRMED,
        gender: summary.gender,
        height: summary.height,
        bust: female ? measure.bust : null,
        waist: female ? measure.waist : null,
        hip: female ? measure.hip : null,
        photo: portrait ?? chosen[0] ?? null,
        photos: chosen,
      },
    ];
  });
}

const findMeasures = (ids: readonly string[]) =>
  database()
    .select({
      id: talents.id,
      bust: talents.bust,
      waist: talents.waist,
      hip: talents.hip,
      shirt: talents.shirt,
      pants: talents.pants,
      footwear: talents.footwear,
      unitMeasure: talents.unitMeasure,
      description: talents.generalDescription,
    })
    .from(talents)
    .where(anyOf(talents.id, ids));
