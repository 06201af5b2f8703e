import type { Actor } from '@/lib/core/actor';
import { notFound } from '@/lib/core/errors';
import { recordAudit } from '@/lib/platform/audit';
import { invalidBy } from '@/lib/platform/database-errors';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { followCompleteness } from '../follow-completeness';
import { auditAgency, lockKeptTalent } from '../kept-talents';
import { mayKeepTalents } from '../policy';
import { REFUSED_BY } from '../refused-by';
import {
  type CreateProfileInput,
  createProfileInput,
  type DeleteProfileInput,
  deleteProfileInput,
  type UpdateProfileInput,
  updateProfileInput,
} from './inputs';
import { type ProfileChange, planProfiles } from './rules';
import { findTalentOfProfile, readProfiles, writeProfiles } from './write-profiles';

/**
 * Adds a profile to a talent; a new main one makes the former a secondary one. Answers the talent's id. Throws
 * INVALID (a profile twice, or a tenth secondary one), NOT_FOUND, UNAUTHENTICATED, FORBIDDEN.
 */
export async function createProfile(actor: Actor, input: CreateProfileInput): Promise<string> {
  const { talentId, profileUserTalentId, main } = parseInput(createProfileInput, input);
  const own = actor.kind === 'talent' ? actor.talentId : undefined;
  const change = {
    does: 'add',
    id: crypto.randomUUID(),
    profileId: profileUserTalentId,
    main: main ?? false,
  } as const;
  return changeProfiles(actor, talentId ?? own ?? null, change);
}

/** Changes which profile an entry names, or makes it the main one. Throws as above. */
export async function updateProfile(actor: Actor, input: UpdateProfileInput): Promise<string> {
  const { id, profileUserTalentId, main } = parseInput(updateProfileInput, input);
  return changeProfiles(actor, null, { does: 'change', id, profileId: profileUserTalentId, main });
}

/** Takes a secondary profile away; the main one only gives way to another. Throws as above. */
export async function deleteProfile(actor: Actor, input: DeleteProfileInput): Promise<string> {
  const { id } = parseInput(deleteProfileInput, input);
  return changeProfiles(actor, null, { does: 'remove', id });
}

async function changeProfiles(actor: Actor, talent: string | null, change: ProfileChange): Promise<string> {
  const keeper = mayKeepTalents(actor);
  return transact(async (tx) => {
    const talentId = talent ?? (await findTalentOfProfile(tx, change.id));
    const missing = talent ? 'errors.talent.notFound' : 'errors.talent.profileNotFound';
    if (!talentId) throw notFound(missing);
    await lockKeptTalent(tx, keeper, talentId, missing);
    const before = await readProfiles(tx, talentId);
    // Gone between the look above and the lock.
    if (change.does !== 'add' && !before.some(({ id }) => id === change.id)) throw notFound(missing);
    await writeProfiles(tx, talentId, planProfiles(before, change), 'profileUserTalentId');
    await recordAudit(
      tx,
      actor,
      'talent.change-profiles',
      { id: talentId, agencyId: auditAgency(keeper) },
      { detail: { does: change.does, ...('profileId' in change ? { profileId: change.profileId } : {}) } },
    );
    await followCompleteness(tx, actor, talentId);
    return talentId;
  }).catch((error) => {
    throw invalidBy(error, {
      ...REFUSED_BY,
      talent_profiles_profile_id_profiles_id_fk: ['profileUserTalentId', 'validation.option'],
    });
  });
}
