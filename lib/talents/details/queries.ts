import { asc, desc, eq, sql } from 'drizzle-orm';
import { correlated } from '@/db/correlated';
import {
  academicTrainings,
  skillAreas,
  skills,
  talentExperiences,
  talentPhotos,
  talentSkills,
  talents,
} from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { groupBy } from '@/lib/core/group-by';
import { pick } from '@/lib/core/pick';
import { PHOTO } from '@/lib/core/states';
import { fieldsOf } from '@/lib/core/talent-fields';
import { anyOf } from '@/lib/platform/any-of';
import { preparedRead } from '@/lib/platform/prepared-read';

/** Plain fields that lists do not show. */
const DETAILS = fieldsOf('weight', 'girth', 'size', 'colour', 'text', 'network');

/** What a profile says besides what lists show; how to reach the person stands in lib/convocatories/contacts. */
const details = {
  id: talents.id,
  ...pick(talents, DETAILS),
  unitMeasure: talents.unitMeasure,
  language: talents.language,
  createdAt: talents.createdAt,
  observation: talents.observation,
  pushToken: correlated<string | null>`(select p.token from push_tokens p where p.talent_id = ${talents.id}
    order by p.created_at desc, p.id desc limit 1)`,
  exclusiveAgencyId: talents.exclusiveAgencyId,
};

const ids = sql.placeholder('ids');

const detailsOf = preparedRead((db) => db.select(details).from(talents).where(anyOf(talents.id, ids)));

export type TalentDetails = Awaited<ReturnType<typeof detailsOf>>[number];

/** Details by talent. The parents of the fields have decided who may see the talent. */
export async function findTalentDetails(talentIds: readonly string[]): Promise<Map<string, TalentDetails>> {
  return new Map((await detailsOf({ ids: talentIds })).map((row) => [row.id, row]));
}

const skillsOf = preparedRead((db) =>
  db
    .select({
      id: talentSkills.id,
      talentId: talentSkills.talentId,
      name: sql<string | null>`coalesce(${talentSkills.name}, ${skills.name})`,
      skillId: talentSkills.skillId,
      areaId: skillAreas.id,
      area: skillAreas.name,
      level: talentSkills.level,
      observations: talentSkills.observations,
    })
    .from(talentSkills)
    .innerJoin(skillAreas, eq(skillAreas.id, talentSkills.areaId))
    .leftJoin(skills, eq(skills.id, talentSkills.skillId))
    .where(anyOf(talentSkills.talentId, ids))
    .orderBy(asc(talentSkills.areaId), asc(talentSkills.id)),
);

export type TalentSkill = Omit<Awaited<ReturnType<typeof skillsOf>>[number], 'talentId'>;

const trainingsOf = preparedRead((db) =>
  db
    .select()
    .from(academicTrainings)
    .where(anyOf(academicTrainings.talentId, ids))
    .orderBy(asc(academicTrainings.id)),
);

export type Training = Awaited<ReturnType<typeof trainingsOf>>[number];

const experiencesOf = preparedRead((db) =>
  db
    .select({
      id: talentExperiences.id,
      talentId: talentExperiences.talentId,
      areaId: talentExperiences.areaId,
      area: sql<string | null>`coalesce(${talentExperiences.areaName}, ${skillAreas.name})`,
      description: talentExperiences.description,
      startDate: talentExperiences.startDate,
      endDate: talentExperiences.endDate,
    })
    .from(talentExperiences)
    .leftJoin(skillAreas, eq(skillAreas.id, talentExperiences.areaId))
    .where(anyOf(talentExperiences.talentId, ids))
    .orderBy(desc(talentExperiences.startDate), asc(talentExperiences.id)),
);

export type Experience = Awaited<ReturnType<typeof experiencesOf>>[number];

const photosOf = preparedRead((db) =>
  db
    .select({
      id: talentPhotos.id,
      talentId: talentPhotos.talentId,
      fileId: talentPhotos.fileId,
      stateId: talentPhotos.stateId,
      type: talentPhotos.type,
      observation: talentPhotos.observation,
      position: talentPhotos.position,
      placeholder: talentPhotos.placeholder,
    })
    .from(talentPhotos)
    .where(anyOf(talentPhotos.talentId, ids))
    .orderBy(asc(talentPhotos.stateId), asc(talentPhotos.position), asc(talentPhotos.id)),
);

export type ShownPhoto = Awaited<ReturnType<typeof photosOf>>[number];

const byTalent = <Row extends { readonly talentId: string }>(rows: readonly Row[]) =>
  groupBy(
    rows,
    ({ talentId }) => talentId,
    (row) => row,
  );

export const findTalentSkills = async (talentIds: readonly string[]) =>
  byTalent(await skillsOf({ ids: talentIds }));
export const findTrainings = async (talentIds: readonly string[]) =>
  byTalent(await trainingsOf({ ids: talentIds }));
export const findExperiences = async (talentIds: readonly string[]) =>
  byTalent(await experiencesOf({ ids: talentIds }));

/**
 * Photos by talent, sorted by state and position. The talent itself and the administrator see all, everybody else those
 * that are approved (specification 1, section 4.1).
 */
export async function findShownPhotos(
  actor: Actor,
  talentIds: readonly string[],
): Promise<Map<string, ShownPhoto[]>> {
  const rows = await photosOf({ ids: talentIds });
  return byTalent(
    rows.filter(({ talentId, stateId }) => stateId === PHOTO.APPROVED || seesAllOf(actor, talentId)),
  );
}

/** True for the administrator, and for the talent itself: nothing of its profile is hidden from them. */
export const seesAllOf = (actor: Actor, talentId: string): boolean =>
  actor.kind === 'administrator' || (actor.kind === 'talent' && actor.talentId === talentId);
