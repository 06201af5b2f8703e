import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '@/db/client';
import { convocateds, profiles, talentPhotos, talents } from '@/db/schema';
import { fullName } from '@/lib/core/full-name';
import { groupBy } from '@/lib/core/group-by';
import type { ListPage } from '@/lib/core/list-page';
import { forEach, pick } from '@/lib/core/pick';
import { AGENCY, CONVOCATED, PHOTO } from '@/lib/core/states';
import { OF_WOMEN, SHOWCASE_FIELDS } from '@/lib/core/talent-fields';
import { anyOf } from '@/lib/platform/any-of';
import { preparedRead } from '@/lib/platform/prepared-read';
import { adultsBornBy } from '@/lib/talents/rules';
import { mayBeShown, today } from '@/lib/talents/shown';
import { presentable } from '../event-talents/standing';
import { inShowcaseOrder, PLACING, placedTalents, type Version } from './placed';
import { choosePhotos, inChosenOrder } from './rules';

/** A profile that the client bought, as those shown for it have it. */
export type ShownRole = {
  code: string;
  name: string;
  /** Women and men are shown for it. */
  bothGenders: boolean;
  /** How many are shown under the talent's heading in all. */
  count: number;
};

/** Everything that anybody with an event's address sees of a talent. */
export type ShowcaseTalent = Pick<
  typeof talents.$inferSelect,
  'id' | 'name' | 'gender' | 'unitMeasure' | (typeof SHOWCASE_FIELDS)[number]
> & {
  /** Profile that the client bought and this talent was called for. */
  role: ShownRole;
  /** Under which the agency shows it; null for its profile. */
  heading: string | null;
  /** What the agency tells of it. */
  note: string | null;
  /** The agency confirmed it for the event. */
  confirmed: boolean;
  description: string | null;
  /** File id of the portrait, only when it is approved. */
  photo: string | null;
  /** At most three approved pictures, chosen by the agency or as the specification says. */
  photos: string[];
};

/** Who is shown at an event, from the row asked for on: only ids, places and counts are read of the others. */
function shownAt(db: Db, version: Version, ofOwnAlone: boolean) {
  const placed = placedTalents(
    db,
    version,
    and(
      eq(convocateds.eventId, sql.placeholder('eventId')),
      sql`${PLACING[version].position} is not null`,
      presentable,
      mayBeShown(sql.placeholder('adultsBornBy')),
      ofOwnAlone ? sql`${talents.broughtByAgencyId} = ${convocateds.agencyId}` : undefined,
    ),
  );
  const shown = db.$with('shown').as(
    db
      .select({
        id: placed.talentId,
        stateId: placed.stateId,
        profileId: placed.profileId,
        heading: placed.heading,
        note: placed.note,
        photoIds: placed.photoIds,
        bothGenders: placed.bothGenders,
        inGroup: placed.inGroup,
        total: placed.total,
        /** From 1, among all. */
        place: sql<number>`(row_number() over (order by ${inShowcaseOrder(placed)}))::int`.as('place'),
      })
      .from(placed),
  );
  const placeOf = (name: string) =>
    sql`(select place from shown where talent_id = ${sql.placeholder(name)}::uuid)`;
  const start = sql`coalesce(
    ${placeOf('after')}, greatest(${placeOf('before')} - 1 - ${sql.placeholder('limit')}::int, 0), 0)`;
  return db
    .with(placed, shown)
    .select({
      id: talents.id,
      name: talents.name,
      lastname: talents.lastname,
      gender: talents.gender,
      photoFileId: talents.photoFileId,
      photoStateId: talents.photoStateId,
      ...pick(talents, SHOWCASE_FIELDS),
      unitMeasure: talents.unitMeasure,
      description: talents.generalDescription,
      stateId: shown.stateId,
      roleCode: profiles.code,
      roleName: profiles.name,
      heading: shown.heading,
      note: shown.note,
      photoIds: shown.photoIds,
      bothGenders: shown.bothGenders,
      inGroup: shown.inGroup,
      total: shown.total,
      place: shown.place,
    })
    .from(shown)
    .innerJoin(talents, eq(talents.id, shown.id))
    .innerJoin(profiles, eq(profiles.id, shown.profileId))
    .where(
      sql`case when ${sql.placeholder('talentId')}::uuid is null
        then ${shown.place} > ${start} and ${shown.place} <= ${start} + ${sql.placeholder('limit')}::int
        else ${shown.id} = ${sql.placeholder('talentId')}::uuid end`,
    )
    .orderBy(asc(shown.place));
}

const SHOWN = {
  PUBLISHED: {
    any: preparedRead((db) => shownAt(db, 'PUBLISHED', false)),
    own: preparedRead((db) => shownAt(db, 'PUBLISHED', true)),
  },
  DRAFT: {
    any: preparedRead((db) => shownAt(db, 'DRAFT', false)),
    own: preparedRead((db) => shownAt(db, 'DRAFT', true)),
  },
} as const;

const approvedPhotos = preparedRead((db) => {
  const ranked = db.$with('ranked').as(
    db
      .select({
        id: talentPhotos.id,
        talentId: talentPhotos.talentId,
        type: talentPhotos.type,
        fileId: talentPhotos.fileId,
        place: sql<number>`row_number() over (partition by ${talentPhotos.talentId}, ${talentPhotos.type}
          order by ${talentPhotos.position}, ${talentPhotos.id})`.as('place'),
      })
      .from(talentPhotos)
      .where(
        and(anyOf(talentPhotos.talentId, sql.placeholder('ids')), eq(talentPhotos.stateId, PHOTO.APPROVED)),
      ),
  );
  return db
    .with(ranked)
    .select({ id: ranked.id, talentId: ranked.talentId, type: ranked.type, fileId: ranked.fileId })
    .from(ranked)
    .where(sql`${ranked.place} <= 3 or ${ranked.id} = any(${sql.placeholder('chosen')}::uuid[])`)
    .orderBy(ranked.place);
});

type Asked = Pick<ListPage, 'after' | 'before'> & {
  readonly limit: number;
  readonly talentId?: string;
  readonly version?: Version;
};

/**
 * Some of whom an event shows, or the one talent asked for, with their places among all. An agency that is not active
 * shows those whom it brought itself. Two statements.
 */
export async function findShown(
  agencyState: number,
  eventId: string,
  { limit, after, before, talentId, version = 'PUBLISHED' }: Asked,
): Promise<{ total: number; place: number; talent: ShowcaseTalent }[]> {
  const read = SHOWN[version][agencyState === AGENCY.ACTIVE ? 'any' : 'own'];
  const rows = await read({
    eventId,
    limit,
    after: after ?? null,
    before: before ?? null,
    talentId: talentId ?? null,
    adultsBornBy: adultsBornBy(today()),
  });
  if (rows.length === 0) return [];
  const photos = groupBy(
    await approvedPhotos({
      ids: rows.map(({ id }) => id),
      chosen: rows.flatMap(({ photoIds }) => photoIds),
    }),
    (photo) => photo.talentId,
  );
  return rows.map(
    ({ name, lastname, stateId, photoFileId, photoStateId, photoIds, total, place, ...row }) => {
      const { roleCode, roleName, bothGenders, inGroup, ...talent } = row;
      const approved = photos.get(talent.id) ?? [];
      const wanted = inChosenOrder(approved, photoIds);
      const chosen = (wanted.length > 0 ? wanted : choosePhotos(approved)).map(({ fileId }) => fileId);
      const portrait = wanted.length === 0 && photoStateId === PHOTO.APPROVED ? photoFileId : null;
      return {
        total,
        place,
        talent: {
          ...talent,
          name: fullName({ name, lastname }),
          role: { code: roleCode, name: roleName, bothGenders, count: inGroup },
          confirmed: stateId === CONVOCATED.CONFIRMED,
          ...(talent.gender === 'FEMENINO' ? {} : forEach(OF_WOMEN, () => null)),
          photo: portrait ?? chosen[0] ?? null,
          photos: chosen,
        },
      };
    },
  );
}
