import { and, eq, notInArray, sql } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { academicTrainings, talentExperiences, talentSkills } from '@/db/schema';
import { emptyToNull } from '@/lib/core/contact';
import { AppError } from '@/lib/core/errors';
import type { ProfileData } from './inputs';

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
 * and what is not named goes. Two statements a list. Throws INVALID for an id that is another talent's.
 */
export async function keepLists(tx: Tx, talentId: string, lists: Lists): Promise<void> {
  await keepList(tx, talentId, 'skillTalents', lists.skillTalents);
  await keepList(tx, talentId, 'academicTrainings', lists.academicTrainings);
  await keepList(tx, talentId, 'historicalTalentExperiencies', lists.historicalTalentExperiencies);
}

async function keepList<Name extends keyof Lists>(
  tx: Tx,
  talentId: string,
  name: Name,
  entries: Lists[Name],
): Promise<void> {
  if (!entries) return;
  const table = LISTS[name];
  const known = entries.flatMap(({ id }) => (id ? [id] : []));
  await tx
    .delete(table)
    .where(and(eq(table.talentId, talentId), known.length > 0 ? notInArray(table.id, known) : undefined));
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
}

const snake = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
