import { and, eq, notInArray } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { talentProfiles } from '@/db/schema';
import { AppError } from '@/lib/core/errors';
import type { ProfileEntry, ProfilePlan } from './rules';

/** The profiles of a talent, whose row the caller has locked. */
export const readProfiles = (tx: Tx, talentId: string): Promise<ProfileEntry[]> =>
  tx
    .select({ id: talentProfiles.id, profileId: talentProfiles.profileId, main: talentProfiles.main })
    .from(talentProfiles)
    .where(eq(talentProfiles.talentId, talentId));

/**
 * Makes a talent's profiles those of a plan. Throws INVALID with the plan's problem beside `field`. The caller has
 * locked the talent's row, so that two changes at once cannot both pass the limits.
 */
export async function writeProfiles(
  tx: Tx,
  talentId: string,
  plan: ProfilePlan,
  field: string,
): Promise<readonly ProfileEntry[]> {
  if ('problem' in plan) throw new AppError('INVALID', plan.problem, { [field]: plan.problem });
  const { profiles } = plan;
  const before = await readProfiles(tx, talentId);
  const same = ({ id, profileId, main }: ProfileEntry) =>
    before.some((row) => row.id === id && row.profileId === profileId && row.main === main);
  const kept = profiles.filter(same).map(({ id }) => id);
  // Deleted first: neither a profile twice nor two main ones may stand there even for a moment.
  await tx
    .delete(talentProfiles)
    .where(
      and(
        eq(talentProfiles.talentId, talentId),
        kept.length > 0 ? notInArray(talentProfiles.id, kept) : undefined,
      ),
    );
  const rest = profiles.filter((entry) => !same(entry));
  if (rest.length > 0) await tx.insert(talentProfiles).values(rest.map((entry) => ({ ...entry, talentId })));
  return profiles;
}

/** Of which talent a profile is; null for an id that is nobody's. */
export async function findTalentOfProfile(tx: Tx, profileTalentId: string): Promise<string | null> {
  const [row] = await tx
    .select({ talentId: talentProfiles.talentId })
    .from(talentProfiles)
    .where(eq(talentProfiles.id, profileTalentId));
  return row?.talentId ?? null;
}
