import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import {
  cities,
  claims,
  contracts,
  convocateds,
  convocatories,
  talentBookings,
  talentPhotos,
  talents,
} from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { notFound } from '@/lib/core/errors';
import { PHOTO } from '@/lib/core/states';
import { database } from '@/lib/platform/database';
import {
  findNetworks,
  findTalentBackground,
  type Network,
  type TalentBackground,
} from '@/lib/talents/background/queries';
import { findTalentPhotos, findTalentProfiles, shownTo } from '@/lib/talents/queries';
import { maySeeConvocatories } from '../policy';

const portrait = sql<string | null>`coalesce(
  case when ${talents.photoStateId} = ${PHOTO.APPROVED} then ${talents.photoFileId} end,
  (select ${talentPhotos.fileId} from ${talentPhotos}
    where ${talentPhotos.talentId} = ${talents.id} and ${talentPhotos.stateId} = ${PHOTO.APPROVED}
    order by ${talentPhotos.type} desc, ${talentPhotos.position} limit 1))`;

/** Another place of the talent, of whichever agency, is confirmed on the dates of the call. */
const bookedElsewhere = sql<boolean>`exists (
  select 1 from ${talentBookings}
  join ${convocatories} on ${convocatories.id} = ${convocateds.convocatoryId}
  where ${talentBookings.talentId} = ${convocateds.talentId}
    and ${talentBookings.convocatedId} <> ${convocateds.id}
    and ${talentBookings.kind} = 'CONFIRMED'
    and ${talentBookings.during} && tstzrange(${convocatories.startDate}, ${convocatories.endDate}, '[]'))`;

const columns = {
  convocatedId: convocateds.id,
  convocatoryId: convocateds.convocatoryId,
  stateId: convocateds.stateId,
  applicationStateId: convocateds.applicationStateId,
  reply: convocateds.reply,
  replyNote: convocateds.replyNote,
  repliedAt: convocateds.repliedAt,
  seenAt: convocateds.seenAt,
  saidYesOutsideAt: convocateds.saidYesOutsideAt,
  disownedAt: convocateds.disownedAt,
  bookedElsewhere,
  calledAt: convocateds.createdAt,
  shownAt: convocateds.shownAt,
  shownPosition: convocateds.shownPosition,
  talentStateId: talents.stateId,
  talentId: talents.id,
  name: talents.name,
  lastname: talents.lastname,
  gender: talents.gender,
  birthdate: talents.birthdate,
  height: talents.height,
  cityName: cities.name,
  /** File id of an approved picture. */
  photo: portrait,
  contractCode: contracts.code,
  signedAt: contracts.signedAt,
  contractFileId: contracts.pdfFileId,
  claimSentAt: claims.createdAt,
  claimStatus: claims.status,
  claimFileId: claims.pdfFileId,
};

const places = () =>
  database()
    .select(columns)
    .from(convocateds)
    .innerJoin(talents, eq(talents.id, convocateds.talentId))
    .leftJoin(cities, eq(cities.id, talents.residenceCityId))
    .leftJoin(contracts, eq(contracts.convocatedId, convocateds.id))
    .leftJoin(claims, eq(claims.convocatedId, convocateds.id))
    .orderBy(asc(convocateds.createdAt), asc(convocateds.id))
    .$dynamic();

/** A talent's place in one convocatory of an event, as the agency follows it. */
export type EventTalent = Awaited<ReturnType<typeof places>>[number];

const ofEvent = (agencyId: string, eventId: string): SQL | undefined =>
  and(eq(convocateds.agencyId, agencyId), eq(convocateds.eventId, eventId));

/** Lists everybody called for an event of the agency, in the order they were called; one statement. */
export async function listEventTalents(actor: Actor, eventId: string): Promise<EventTalent[]> {
  const agency = maySeeConvocatories(actor);
  return places().where(and(ofEvent(agency.agencyId, eventId), shownTo(agency, convocateds.talentId)));
}

/** A talent within an event, as the agency that called it reads it: never a phone, an address or an account. */
export type EventTalentProfile = {
  readonly places: readonly EventTalent[];
  readonly profiles: readonly string[];
  readonly measures: {
    readonly bust: number | null;
    readonly waist: number | null;
    readonly hip: number | null;
    readonly shirt: string | null;
    readonly pants: string | null;
    readonly footwear: string | null;
    readonly hairColour: string | null;
    readonly eyeColour: string | null;
  };
  readonly description: string | null;
  readonly networks: Partial<Record<Network, string>>;
  readonly background: TalentBackground;
  /** Approved pictures alone. */
  readonly book: readonly string[];
  readonly gallery: readonly string[];
};

/** Throws NOT_FOUND for a talent that was not called for that event, or an event of another agency. */
export async function getEventTalent(
  actor: Actor,
  eventId: string,
  talentId: string,
): Promise<EventTalentProfile> {
  const agency = maySeeConvocatories(actor);
  const own = and(
    ofEvent(agency.agencyId, eventId),
    eq(convocateds.talentId, talentId),
    shownTo(agency, convocateds.talentId),
  );
  const [calls, measures, profiles, photos, background, networks] = await Promise.all([
    places().where(own),
    findMeasures(talentId),
    findTalentProfiles([talentId]),
    findTalentPhotos([talentId]),
    findTalentBackground(talentId),
    findNetworks(talentId),
  ]);
  if (calls.length === 0 || !measures) throw notFound('errors.talent.notFound');
  const { generalDescription, ...body } = measures;
  const approved = photos.get(talentId) ?? [];
  const ofType = (type: 'IBOOK' | 'GALLERY') =>
    approved.filter((photo) => photo.type === type).map((photo) => photo.fileId);
  return {
    places: calls,
    profiles: (profiles.get(talentId) ?? []).map((profile) => profile.name),
    measures: body,
    description: generalDescription,
    networks,
    background,
    book: ofType('IBOOK'),
    gallery: ofType('GALLERY'),
  };
}

async function findMeasures(talentId: string) {
  const [row] = await database()
    .select({
      bust: talents.bust,
      waist: talents.waist,
      hip: talents.hip,
      shirt: talents.shirt,
      pants: talents.pants,
      footwear: talents.footwear,
      hairColour: talents.hairColour,
      eyeColour: talents.eyeColour,
      generalDescription: talents.generalDescription,
    })
    .from(talents)
    .where(eq(talents.id, talentId));
  return row ?? null;
}
