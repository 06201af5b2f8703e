import { eq, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '@/db/client';
import { academicTrainings, skillAreas, skills, talentSkills, talents } from '@/db/schema';
import { isoDateInZone } from '@/lib/core/dates';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import { anyOf } from '@/lib/platform/any-of';
import type { Criteria, Traits } from './rules';

const LANGUAGES = 1;
const TRAINING = 8;

/** In SQL: what a talent says to know, in whatever case and accents. `wanted` is a text. */
export const knowsLanguage = (wanted: SQL): SQL =>
  sql`${talents.searchTerms} @> array[${`skill:${LANGUAGES}:`}::text || search_fold(btrim(${wanted}))]`;

/** The same of any area. */
export const knowsSkill = (wanted: SQL): SQL =>
  sql`${talents.searchTerms} && array(
    select 'skill:' || ${skillAreas.id} || ':' || search_fold(btrim(${wanted})) from ${skillAreas})`;

/** The same of a title, an institution or what was studied there. */
export const hasTraining = (wanted: SQL): SQL => {
  const like = sql`'%' || regexp_replace(search_fold(btrim(${wanted})), '([%_\\\\])', '\\\\\\1', 'g') || '%'`;
  return sql`(exists (select from ${talentSkills} left join ${skills} on ${eq(skills.id, talentSkills.skillId)}
      where ${talentSkills.talentId} = ${talents.id} and ${talentSkills.areaId} = ${sql.raw(String(TRAINING))}
        and search_fold(concat_ws(' ', ${talentSkills.name}, ${skills.name}, ${talentSkills.observations})) like ${like})
    or exists (select from ${academicTrainings} where ${academicTrainings.talentId} = ${talents.id}
        and search_fold(concat_ws(' ', ${academicTrainings.place}, ${academicTrainings.description})) like ${like}))`;
};

/** Of several skills, as a JSON array, those that a talent does not say to know. */
export const lackedSkills = (wanted: SQL): SQL<string[]> =>
  sql<string[]>`array(select wanted.name from jsonb_array_elements_text(${wanted}) as wanted(name)
    where not ${knowsSkill(sql`wanted.name`)})`;

/** The day on which ages are counted for a call, where Elenco is. */
export const firstDayOf = ({ startDate }: { readonly startDate: Date }): string =>
  isoDateInZone(startDate, DEFAULT_TIME_ZONE);

const KNOWS_ALL: Traits = { language: true, lackedSkills: [], training: true };

/**
 * What talents say to know of what a call asks for, by talent; everything where it asks for nothing. One statement, none
 * for a call that asks for nothing.
 */
export async function findTraits(
  db: Db | Tx,
  { language, skills: wanted, academicTraining }: Pick<Criteria, 'language' | 'skills' | 'academicTraining'>,
  talentIds: readonly string[],
): Promise<(talentId: string) => Traits> {
  if (talentIds.length === 0 || (!language && wanted.length === 0 && !academicTraining))
    return () => KNOWS_ALL;
  const rows = await db
    .select({
      id: talents.id,
      language: language ? sql<boolean>`${knowsLanguage(sql`${language}::text`)}` : sql<boolean>`true`,
      lackedSkills: lackedSkills(sql`${JSON.stringify(wanted)}::jsonb`),
      training: academicTraining
        ? sql<boolean>`${hasTraining(sql`${academicTraining}::text`)}`
        : sql<boolean>`true`,
    })
    .from(talents)
    .where(anyOf(talents.id, talentIds));
  const found = new Map(rows.map(({ id, ...traits }) => [id, traits]));
  return (id) => found.get(id) ?? KNOWS_ALL;
}
