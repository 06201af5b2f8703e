import { eq } from 'drizzle-orm';
import { talents } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { AppError, forbidden } from '@/lib/core/errors';
import { TALENT } from '@/lib/core/states';
import { revokePersonLinks } from '@/lib/identity/link-tokens/revoke-links';
import { confirmPassword } from '@/lib/identity/password/confirm-password';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import { invalidBy } from '@/lib/platform/database-errors';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { auditAgency, keptBy, lockKeptTalent } from '../kept-talents';
import { followVisibility } from '../photos/follow-visibility';
import { mayKeepTalents, type TalentKeeper } from '../policy';
import { profilesOf } from '../profiles/rules';
import { writeProfiles } from '../profiles/write-profiles';
import { isMinor } from '../rules';
import { today } from '../shown';
import { followCompleteness } from '../states/follow-completeness';
import { type PatchTalentData, type PatchTalentInput, patchTalentInput } from './inputs';
import { keepLists } from './keep-lists';
import { birthdateProblem, REFUSED_BY, type TalentColumns, talentColumns } from './rules';

type Context = { readonly ip: string | null };

/**
 * Changes what the input names of a talent: the talent its own data, the administrator anybody's, and an agency those
 * of a talent it brought until that has come in. A talent who changes the e-mail it logs in with says its password
 * again. Answers the talent's id. Throws INVALID per field of the wire, NOT_FOUND, RATE_LIMITED, UNAUTHENTICATED, and
 * FORBIDDEN for what is the administrator's alone.
 */
export async function patchTalent(actor: Actor, input: PatchTalentInput, context: Context): Promise<string> {
  const keeper = mayKeepTalents(actor);
  const data = parseInput(patchTalentInput, input);
  const { id } = data;
  const columns = talentColumns(data);
  const isAdministrators = columns.exclusiveAgencyId !== undefined || columns.mayOrderRides !== undefined;
  if (isAdministrators && keeper.kind !== 'administrator') throw forbidden();
  if (columns.email !== undefined) await confirmNewEmail(keeper, data, context);
  return transact(async (tx) => {
    const before = await lockKeptTalent(tx, keeper, id);
    checkBirthdate(columns, before.stateId);
    // Also for lists of its own alone: its revision counts them.
    await tx
      .update(talents)
      .set({ ...columns, updatedAt: currentTime() })
      .where(eq(talents.id, id));
    await keepLists(tx, id, data, data.removedEntries);
    if (data.profileTalents) {
      if (data.profileTalents.length === 0) refuseField('profileTalents', 'errors.talent.mainProfileMissing');
      const plan = profilesOf(data.profileTalents, () => crypto.randomUUID());
      await writeProfiles(tx, id, plan, 'profileTalents');
    }
    if (columns.email !== undefined && columns.email !== before.email) {
      await revokePersonLinks(tx, { talentId: id }, ['ACTIVATION', 'PASSWORD_RESET', 'TALENT_LOGIN']);
    }
    if (columns.birthdate !== undefined) await followVisibility(tx, [id]);
    const fields = Object.keys(data).filter((name) => name !== 'id' && name !== 'presentPassword');
    const of = { id, agencyId: auditAgency(keeper) };
    await recordAudit(tx, actor, 'talent.update', of, { detail: { fields } });
    await followCompleteness(tx, actor, id);
    return id;
  }).catch((error) => {
    throw invalidBy(error, REFUSED_BY);
  });
}

const refuseField = (field: string, key: string): never => {
  throw new AppError('INVALID', 'errors.invalid', { [field]: key });
};

/** Throws INVALID for a birth date that nobody can have, and for none where somebody is already shown. */
export function checkBirthdate({ birthdate }: TalentColumns, stateId: number): void {
  if (birthdate === null && stateId === TALENT.ACTIVE) refuseField('birthdate', 'validation.required');
  const problem = birthdate ? birthdateProblem(birthdate, today()) : null;
  if (problem) refuseField('birthdate', problem);
}

/** Of a talent who is signed in the present password; nothing of the others, and of an e-mail that stays as it is. */
async function confirmNewEmail(keeper: TalentKeeper, data: PatchTalentData, { ip }: Context): Promise<void> {
  if (keeper.kind !== 'talent') return;
  const { id, email, presentPassword = '' } = data;
  const [row] = await database().select({ email: talents.email }).from(talents).where(keptBy(keeper));
  if (keeper.talentId !== id || row?.email.toLowerCase() === email) return;
  await confirmPassword({ type: 'talent', id }, presentPassword, ip, 'presentPassword');
}

/** True for whom a guardian has to answer today. */
export const needsGuardian = (birthdate: string | null | undefined): boolean =>
  isMinor(birthdate ?? null, today());
