import { asc, desc, eq } from 'drizzle-orm';
import { academicTrainings, skillAreas, skills, talentExperiences, talentSkills } from '@/db/schema';
import { database } from '@/lib/platform/database';
import { distinctTitles } from './rules';

const LANGUAGES = 1;
const TRAINING = 8;

/** What a talent has done and learnt, as the tabs of its profile show it (specification 2.9). */
export type TalentBackground = {
  experiences: { id: string; area: string | null; description: string }[];
  /** Skills of every area but languages and academic training. */
  skills: { id: string; name: string; area: string; level: string | null }[];
  /** Academic titles: institution and title. */
  titles: { id: string; institution: string | null; title: string }[];
  languages: { id: string; name: string; level: string | null }[];
};

/** Three statements; the caller decided who may read. */
export async function findTalentBackground(talentId: string): Promise<TalentBackground> {
  const [experiences, known, trainings] = await Promise.all([
    database()
      .select({
        id: talentExperiences.id,
        areaName: talentExperiences.areaName,
        area: skillAreas.name,
        description: talentExperiences.description,
      })
      .from(talentExperiences)
      .leftJoin(skillAreas, eq(skillAreas.id, talentExperiences.areaId))
      .where(eq(talentExperiences.talentId, talentId))
      .orderBy(desc(talentExperiences.startDate), asc(talentExperiences.id)),
    database()
      .select({
        id: talentSkills.id,
        areaId: talentSkills.areaId,
        area: skillAreas.name,
        ownName: talentSkills.name,
        skill: skills.name,
        level: talentSkills.level,
        observations: talentSkills.observations,
      })
      .from(talentSkills)
      .innerJoin(skillAreas, eq(skillAreas.id, talentSkills.areaId))
      .leftJoin(skills, eq(skills.id, talentSkills.skillId))
      .where(eq(talentSkills.talentId, talentId))
      .orderBy(asc(talentSkills.areaId), asc(talentSkills.id)),
    database()
      .select()
      .from(academicTrainings)
      .where(eq(academicTrainings.talentId, talentId))
      .orderBy(asc(academicTrainings.id)),
  ]);
  const named = known.map((row) => ({ ...row, name: row.ownName ?? row.skill ?? row.area }));
  return {
    experiences: experiences.map((row) => ({
      id: row.id,
      area: row.areaName ?? row.area,
      description: row.description,
    })),
    skills: named.filter((row) => row.areaId !== LANGUAGES && row.areaId !== TRAINING),
    titles: distinctTitles([
      ...named
        .filter((row) => row.areaId === TRAINING)
        .map((row) => ({ id: row.id, institution: row.observations, title: row.name })),
      ...trainings.map((row) => ({
        id: row.id,
        institution: row.place,
        title: row.description ?? row.place,
      })),
    ]),
    languages: named.filter((row) => row.areaId === LANGUAGES),
  };
}
