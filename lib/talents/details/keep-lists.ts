import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { academicTrainings, talentExperiences, talentSkills } from '@/db/schema';
import { emptyToNull } from '@/lib/core/contact';
import { AppError } from '@/lib/core/errors';
import { MOST_ENTRIES, type ProfileData } from './inputs';

type Lists = Pick<ProfileData, 'skillTalents' | 'academicTrainings' | 'historicalTalentExperiencies'>;

const LISTS = {
  skillTalents: talentSkills,
  academicTrainings,
  historicalTalentExperiencies: talentExperiences,
} as const;

const VALUES = {
  skillTalents: ({ areaId, skillId, name, level, observations }) => ({
    areaId,
    skillId: skillId ?? null,
    name: emptyToNull(name),
    level: emptyToNull(level),
    observations: emptyToNull(observations),
  }),
  academicTrainings: ({ place, description }) => ({ place, description: emptyToNull(description) }),
  historicalTalentExperiencies: ({ areaId, areaName, description, startDate, endDate }) => ({
    areaId: areaId ?? null,
    areaName: emptyToNull(areaName),
    description,
    startDate: startDate ?? null,
    endDate: endDate ?? null,
  }),
} as const satisfies {
  [Name in keyof Lists]-?: (entry: NonNullable<Lists[Name]>[number]) => Record<string, unknown>;
};

/**
 * Puts each list that is given in the place of the one there is: entries that name their id are changed, others added,
 * and what is not named goes: with `removed`, of what is not named only the entries of these ids. Two or three
 * statements a list. Throws INVALID for an id that is another talent's, and for more entries than a list may have.
 */
export async function keepLists(
  tx: Tx,
  talentId: string,
  lists: Lists,
  removed?: readonly string[],
): Promise<void> {
  await keepList(tx, talentId, 'skillTalents', lists.skillTalents, removed);
  await keepList(tx, talentId, 'academicTrainings', lists.academicTrainings, removed);
  await keepList(tx, talentId, 'historicalTalentExperiencies', lists.historicalTalentExperiencies, removed);
}

async function keepList<Name extends keyof Lists>(
  tx: Tx,
  talentId: string,
  name: Name,
  entries: Lists[Name],
  removed: readonly string[] | undefined,
): Promise<void> {
  if (!entries) return;
  const table = LISTS[name];
  const known = entries.flatMap(({ id }) => (id ? [id] : []));
  const gone = removed ? inArray(table.id, [...removed]) : notInArray(table.id, known);
  await tx.delete(table).where(and(eq(table.talentId, talentId), gone));
  if (entries.length === 0) return;
  const valuesOf = VALUES[name] as (entry: unknown) => Record<string, unknown>;
  const rows = entries.map((entry) => ({
    id: entry.id ?? crypto.randomUUID(),
    talentId,
    ...valuesOf(entry),
  }));
  const columns = Object.keys(valuesOf(entries[0]));
  const change = Object.fromEntries(
    columns.map((column) => [column, sql.raw(`excluded.${snake(column)}`)] as const),
  );
  const kept = await tx
    .insert(table)
    // The rows are those of this table: `valuesOf` made them.
    .values(rows as never)
    .onConflictDoUpdate({ target: table.id, set: change as never, setWhere: eq(table.talentId, talentId) })
    .returning({ id: table.id });
  if (kept.length < entries.length) {
    throw new AppError('INVALID', 'errors.invalid', { [name]: 'validation.invalid' });
  }
  if (removed && (await tx.$count(table, eq(table.talentId, talentId))) > MOST_ENTRIES[name]) {
    throw new AppError('INVALID', 'errors.invalid', { [name]: 'validation.tooMany' });
  }
}

const snake = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
