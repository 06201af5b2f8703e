import { and, asc, eq } from 'drizzle-orm';
import { talentPhotos } from '@/db/schema';
import { groupBy } from '@/lib/core/group-by';
import { PHOTO } from '@/lib/core/states';
import { anyOf } from '@/lib/platform/any-of';
import { database } from '@/lib/platform/database';

export type TalentPhoto = typeof talentPhotos.$inferSelect;

/** Pictures by talent, sorted by state and position; only approved ones unless told otherwise. */
export async function findTalentPhotos(
  talentIds: readonly string[],
  options: { allStates?: boolean } = {},
): Promise<Map<string, TalentPhoto[]>> {
  if (talentIds.length === 0) return new Map();
  const rows = await database()
    .select()
    .from(talentPhotos)
    .where(
      and(
        anyOf(talentPhotos.talentId, talentIds),
        options.allStates ? undefined : eq(talentPhotos.stateId, PHOTO.APPROVED),
      ),
    )
    .orderBy(asc(talentPhotos.stateId), asc(talentPhotos.position), asc(talentPhotos.id));
  return groupBy(rows, ({ talentId }) => talentId);
}
