import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { talentInvitations } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { AppError } from '@/lib/core/errors';
import { TALENT } from '@/lib/core/states';
import { countAttempt } from '@/lib/identity/limits/count-attempt';
import { spendAllowance } from '@/lib/identity/limits/spend-allowance';
import { revokeInvitationLinks } from '@/lib/identity/link-tokens/revoke-links';
import { notify } from '@/lib/notifications/notify';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { invalidBy } from '@/lib/platform/database-errors';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { recordConsents } from '../consents/record-consents';
import { checkBirthdate } from '../details/patch-talent';
import { talentColumns } from '../details/rules';
import { askGuardian, writeGuardian } from '../guardians/keep-guardian';
import { findJoiningAgency } from '../invitations/queries';
import { type JoiningDoor, joiningDoor } from '../policy';
import { REFUSED_BY } from '../refused-by';
import { missingToRegister } from './check-registration';
import { type CreateTalentData, type CreateTalentInput, createTalentInput } from './inputs';
import { insertTalent } from './insert-talent';
import { talentWelcomed } from './notices';

export type JoiningContext = {
  readonly ip: string | null;
  /** The active agency at whose page a talent registers alone, and which then has brought it. */
  readonly atAgencyId?: string | undefined;
};

const AUDITED = {
  SELF: 'talent.register',
  INVITATION: 'talent.invite',
  ADMINISTRATOR: 'talent.create',
} as const satisfies Record<JoiningDoor['name'], string>;

/**
 * A talent comes in (16), and is mailed the link with which it sets a password. By three doors: anybody registers
 * alone, with birth date, phone, a profile and the consents that are needed; an owner or producer invites somebody,
 * whom the agency then has brought, as it has who registers by its invitation or at its page; the administrator
 * creates one. Whoever registers alone under 18 names the
 * guardian, who is asked by mail. Answers the new id. Throws INVALID per field of the wire (also for an e-mail or a
 * document that is somebody's already), RATE_LIMITED, and FORBIDDEN to whom none of the doors is for.
 */
export async function createTalent(
  actor: Actor,
  input: CreateTalentInput,
  { ip, atAgencyId }: JoiningContext,
): Promise<string> {
  const door = joiningDoor(actor);
  const data = parseInput(createTalentInput, input);
  const missing = door.name === 'SELF' ? missingToRegister(data) : {};
  if (Object.keys(missing).length > 0) throw new AppError('INVALID', 'errors.invalid', missing);
  checkBirthdate(talentColumns(data), TALENT.REGISTERED);
  if (door.name === 'SELF') await countAttempt('registration', { address: data.email, ip });
  else await spendAllowance(actor, 'mail');
  return transact(async (tx) => {
    const agencyId = await bringer(tx, door, atAgencyId);
    const row = await insertTalent(tx, data, agencyId);
    if (door.name === 'SELF') {
      const purposes = data.consents ?? [];
      await recordConsents(tx, { talentId: row.id, purposes, givenBy: 'TALENT', ip });
    }
    if (door.name === 'SELF' && door.invitation) await takeInvitation(tx, door.invitation.id, row.id);
    if (data.guardian) await nameGuardian(tx, row, data.guardian);
    await recordAudit(tx, actor, AUDITED[door.name], { id: row.id, agencyId }, { to: TALENT.REGISTERED });
    await notify(tx, talentWelcomed, { agencyId, talentId: row.id, email: row.email }, { talentId: row.id });
    return row.id;
  }).catch((error) => {
    throw invalidBy(error, REFUSED_BY);
  });
}

/** The agency that has brought who comes in by a door; null for none. Throws GONE for a page of no active agency. */
async function bringer(tx: Tx, door: JoiningDoor, atAgencyId?: string): Promise<string | null> {
  if (door.name === 'INVITATION') return door.agency.agencyId;
  if (door.name === 'ADMINISTRATOR') return null;
  if (door.invitation) return door.invitation.agencyId;
  if (!atAgencyId) return null;
  const agency = await findJoiningAgency(tx, atAgencyId);
  if (!agency) throw new AppError('GONE', 'errors.link.ended');
  return agency.id;
}

/** Notes who registered by an invitation, and ends its links. Throws GONE when it was used or taken back meanwhile. */
async function takeInvitation(tx: Tx, invitationId: string, talentId: string): Promise<void> {
  const now = currentTime();
  const [row] = await tx
    .update(talentInvitations)
    .set({ registeredAt: now, talentId, updatedAt: now })
    .where(
      and(
        eq(talentInvitations.id, invitationId),
        isNull(talentInvitations.registeredAt),
        isNull(talentInvitations.withdrawnAt),
        gt(talentInvitations.expiresAt, now),
      ),
    )
    .returning({ id: talentInvitations.id });
  if (!row) throw new AppError('GONE', 'errors.link.ended');
  await revokeInvitationLinks(tx, invitationId);
}

async function nameGuardian(
  tx: Tx,
  talent: { readonly id: string; readonly email: string },
  guardian: NonNullable<CreateTalentData['guardian']>,
): Promise<void> {
  await writeGuardian(tx, talent, guardian).catch((error) => {
    if (!(error instanceof AppError)) throw error;
    const fields = Object.entries(error.fields).map(([field, key]) => [`guardian.${field}`, key] as const);
    throw new AppError(error.code, error.messageKey, Object.fromEntries(fields));
  });
  await askGuardian(tx, talent.id, guardian.email);
}
