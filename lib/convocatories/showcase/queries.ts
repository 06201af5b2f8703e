import { and, asc, eq, inArray, ne, notInArray, sql } from 'drizzle-orm';
import { agencies, clients, convocateds, finalClients, talents } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { APPLICATION, CONVOCATED } from '@/lib/core/states';
import { findEventDetail } from '@/lib/events/queries';
import { isClosed } from '@/lib/events/rules';
import { database } from '@/lib/platform/database';
import { findTalentPhotos, findTalentSummaries } from '@/lib/talents/queries';
import { choosePhotos } from './rules';

/** What anybody with an event's address sees of a talent: this list, and never more. */
export type ShowcaseTalent = {
  id: string;
  name: string;
  mainProfile: string | null;
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
 * alone, an allow-list of fields. Talents once each, without discarded (1812), refused (1816) or
 * withdrawn (1817) ones. Expired in states 36, 37 and 38.
 */
export async function getShowcase(_actor: Actor, eventId: string): Promise<Showcase> {
  const event = await findEventDetail(eventId);
  if (!event) return { state: 'NOT_FOUND' };
  if (isClosed(event.stateId)) return { state: 'EXPIRED' };
  const [brands, people] = await Promise.all([
    findBrands(event.agencyId, event.clientId, event.finalClientId),
    findShownTalents(eventId),
  ]);
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
    client: brand(row?.clientName, row?.clientLogo),
    finalClient: brand(row?.finalName, row?.finalLogo),
  };
}

async function findShownTalents(eventId: string): Promise<ShowcaseTalent[]> {
  const rows = await database()
    .selectDistinctOn([convocateds.talentId], { id: convocateds.talentId, calledAt: convocateds.createdAt })
    .from(convocateds)
    .where(
      and(
        eq(convocateds.eventId, eventId),
        ne(convocateds.stateId, CONVOCATED.DISCARDED),
        notInArray(convocateds.applicationStateId, [APPLICATION.REJECTED, APPLICATION.WITHDRAWN]),
      ),
    )
    .orderBy(asc(convocateds.talentId), asc(convocateds.createdAt));
  const ids = rows.sort((a, b) => a.calledAt.getTime() - b.calledAt.getTime()).map((row) => row.id);
  return findShowcaseTalents(ids);
}

/** The allow-list for some talents, in the order given. Four statements whatever the rows. */
async function findShowcaseTalents(ids: readonly string[]): Promise<ShowcaseTalent[]> {
  if (ids.length === 0) return [];
  const [summaries, photos, rows] = await Promise.all([
    findTalentSummaries(ids),
    findTalentPhotos(ids),
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
      .where(inArray(talents.id, [...ids])),
  ]);
  const measures = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const summary = summaries.get(id);
    const measure = measures.get(id);
    if (!summary || !measure) return [];
    const female = summary.gender === 'FEMENINO';
    const chosen = choosePhotos(photos.get(id) ?? []).map((photo) => photo.fileId);
    const portrait = summary.photoStateId === 82 ? summary.photoFileId : null;
    return [
      {
        ...measure,
        id,
        name: `${summary.name} ${summary.lastname}`,
        mainProfile: summary.profiles[0]?.name ?? null,
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
