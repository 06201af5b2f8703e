import { and, eq } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { talents } from '@/db/schema';
import { requireFresh } from '@/lib/core/abilities';
import type { Actor } from '@/lib/core/actor';
import { AppError, forbidden } from '@/lib/core/errors';
import { fullName } from '@/lib/core/full-name';
import { pick } from '@/lib/core/pick';
import { changedIdentity } from '@/lib/core/readers/keep-identity';
import { NETWORKS } from '@/lib/core/readers/social-link';
import { TALENT } from '@/lib/core/states';
import { tellFormer } from '@/lib/identity/contact-changes/tell-former';
import { keepPushToken } from '@/lib/identity/devices/push-token';
import { revokePersonLinks } from '@/lib/identity/link-tokens/revoke-links';
import { confirmPassword } from '@/lib/identity/password/confirm-password';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import { invalidBy } from '@/lib/platform/database-errors';
import { parseChange } from '@/lib/platform/parse-change';
import { transact } from '@/lib/platform/transaction';
import { followCompleteness } from '../follow-completeness';
import { auditAgency, keptBy, lockKeptTalent } from '../kept-talents';
import { followVisibility } from '../photos/follow-visibility';
import { mayKeepTalents, type TalentKeeper } from '../policy';
import { profilesOf } from '../profiles/rules';
import { writeProfiles } from '../profiles/write-profiles';
import { REFUSED_BY } from '../refused-by';
import { isMinor } from '../rules';
import { today } from '../shown';
import { type PatchTalentData, type PatchTalentInput, patchTalentInput } from './inputs';
import { keepLists } from './keep-lists';
import { measureColumns } from './measure-columns';
import { phoneColumns } from './phone-columns';
import { birthdateProblem, type TalentColumns, talentColumns } from './rules';

type Context = { readonly ip: string | null };

/**
 * Changes what the input names of a talent: the talent its own data, the administrator anybody's, and an agency those
 * of a talent it brought until that has come in. Another telephone or e-mail asks again who it is; a talent who changes the
 * e-mail it logs in with says its password with it. Answers the talent's id. Throws INVALID per field of the wire, NOT_FOUND, RATE_LIMITED, UNAUTHENTICATED, and
 * FORBIDDEN for what is the administrator's alone.
 */
export async function patchTalent(actor: Actor, input: PatchTalentInput, context: Context): Promise<string> {
  const keeper = mayKeepTalents(actor);
  const data = await parseChange(patchTalentInput, input, async () => {
    const { name, lastname, email, phone } = talents;
    const own = and(eq(talents.id, input.id), keptBy(keeper));
    const columns = { name, lastname, email, phone, ...pick(talents, NETWORKS) };
    return (await database().select(columns).from(talents).where(own))[0];
  });
  const { id } = data;
  const columns = talentColumns(data);
  const isAdministrators = columns.exclusiveAgencyId !== undefined || columns.mayOrderRides !== undefined;
  if (isAdministrators && keeper.kind !== 'administrator') throw forbidden();
  if (data.idFcm && !isOwnApp(keeper, id)) throw forbidden();
  const confirmed = await confirmByPassword(keeper, data, context);
  return transact(async (tx) => {
    const before = await lockKeptTalent(tx, keeper, id);
    checkBirthdate(columns, before.stateId);
    const identity = changedIdentity({ ...data, documentTypeId: data.typeDocumentId }, before);
    Object.assign(columns, measureColumns(data, before), phoneColumns(data, before), identity);
    const changed = changedContact(columns, before);
    if (changed.length > 0 && !confirmed) requireFresh(actor, 'contact');
    await tellOldContact(tx, before, changed);
    // Also for lists of its own alone: its revision counts them.
    await tx
      .update(talents)
      .set({ ...columns, updatedAt: currentTime() })
      .where(eq(talents.id, id));
    if (data.idFcm !== undefined && keeper.kind === 'talent')
      await keepPushToken(tx, keeper, data.idFcm || null);
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

/** A telephone rings for who says so in its app: not for what a browser or somebody else says. */
const isOwnApp = (keeper: TalentKeeper, id: string): boolean =>
  keeper.kind === 'talent' && keeper.talentId === id && keeper.sessionId === undefined;

const refuseField = (field: string, key: string): never => {
  throw new AppError('INVALID', 'errors.invalid', { [field]: key });
};

/** Throws INVALID for a birth date that nobody can have, and for none where somebody is already shown. */
export function checkBirthdate({ birthdate }: TalentColumns, stateId: number): void {
  if (birthdate === null && stateId === TALENT.ACTIVE) refuseField('birthdate', 'validation.required');
  const problem = birthdate ? birthdateProblem(birthdate, today()) : null;
  if (problem) refuseField('birthdate', problem);
}

/**
 * Whether a talent said its present password with the change: for another e-mail it has to, for a telephone it may, as the
 * app does. Throws INVALID for a wrong or missing one, RATE_LIMITED.
 */
async function confirmByPassword(
  keeper: TalentKeeper,
  { id, email, presentPassword }: PatchTalentData,
  { ip }: Context,
): Promise<boolean> {
  if (keeper.kind !== 'talent' || keeper.talentId !== id) return false;
  if (!presentPassword) {
    if (email === undefined) return false;
    const [row] = await database().select({ email: talents.email }).from(talents).where(keptBy(keeper));
    if (row?.email.toLowerCase() === email.toLowerCase()) return false;
  }
  await confirmPassword({ type: 'talent', id }, presentPassword ?? '', ip, 'presentPassword');
  return true;
}

const CONTACT = ['phone', 'dialingCode', 'email'] as const;

type TalentRow = typeof talents.$inferSelect;

const changedContact = (columns: TalentColumns, before: TalentRow) =>
  CONTACT.filter((name) => columns[name] !== undefined && columns[name] !== before[name]);

/** Tells the mail and the telephone on file until now; a talent that had no telephone is told by mail of its first. */
async function tellOldContact(
  tx: Tx,
  { id, name, lastname, email, phone, dialingCode }: TalentRow,
  changed: readonly (typeof CONTACT)[number][],
): Promise<void> {
  const former = { agencyId: null, talentId: id, of: fullName({ name, lastname }), email };
  if (changed.includes('email')) await tellFormer(tx, { ...former, change: 'email' });
  if (changed.includes('phone') || changed.includes('dialingCode')) {
    await tellFormer(tx, { ...former, change: 'phone', phone: phone && dialingCode + phone });
  }
}

/** True for whom a guardian has to answer today. */
export const needsGuardian = (birthdate: string | null | undefined): boolean =>
  isMinor(birthdate ?? null, today());
