import { and, eq, gt, isNotNull, isNull } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { agencyInvitations, agencyUsers, users } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { AppError, conflict } from '@/lib/core/errors';
import { awaitsActivation, USER } from '@/lib/core/states';
import { consumeLink, inTurnOfLink } from '@/lib/identity/link-tokens/consume-link';
import { revokeInvitationLinks } from '@/lib/identity/link-tokens/revoke-links';
import { confirmPassword } from '@/lib/identity/password/confirm-password';
import { type SetPasswordInput, setPasswordInput } from '@/lib/identity/password/inputs';
import { refuseGuessable } from '@/lib/identity/password/refuse-guessable';
import { hashPassword } from '@/lib/identity/passwords';
import { loginProblem } from '@/lib/identity/rules';
import { notify } from '@/lib/notifications/notify';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { presentPasswordInput } from '../inputs';
import { lockTeam } from '../lock-team';
import { memberJoined } from '../notices';
import { type InvitationHolder, mayAcceptInvitation } from './policy';
import { findInvited, findOpenInvitation, type Invitation, type InvitedPerson } from './queries';
import { obstacleToJoin } from './rules';

type Context = { readonly ip: string | null };

/** Known by a password they gave: the hash it fits, to which the write holds. */
type Known = { readonly person: InvitedPerson; readonly presentHash: string };
/** Person who chooses a password: somebody new, or an account that never had one. */
type Newcomer = { readonly person: InvitedPerson | null; readonly newHash: string };

/**
 * Takes an invitation, once however many try at once: who is new gets an account with the given password, who has
 * one without an agency says the one they have. Answers the e-mail to sign in with. Throws FORBIDDEN, INVALID
 * (`password`), RATE_LIMITED, CONFLICT when the person is in a team by now or suspended, GONE when the invitation
 * ended meanwhile.
 */
export async function acceptInvitation(
  actor: Actor,
  input: SetPasswordInput,
  context: Context,
): Promise<string> {
  const holder = mayAcceptInvitation(actor);
  return inTurnOfLink(holder, () => accept(actor, holder, input, context));
}

async function accept(
  actor: Actor,
  holder: InvitationHolder,
  input: SetPasswordInput,
  { ip }: Context,
): Promise<string> {
  const { invitationId } = holder.subject;
  const { found, person } = await readOpen(invitationId);
  if (loginProblem(USER.ACTIVE, found.agencyState)) throw conflict('invitation.obstacle.AGENCY');
  const joining = person?.hasPassword
    ? await recognise(person, input, ip)
    : { person, newHash: await hashChosen(found, input) };
  return transact(async (tx) => {
    await lockTeam(tx, actor, found.agencyId);
    await consumeLink(tx, holder);
    const invitation = await takeInvitation(tx, invitationId);
    const userId = await ('newHash' in joining
      ? makeAccount(tx, invitation, joining)
      : welcomeBack(tx, joining));
    refuseObstacle(await findInvited(tx, invitation.agencyId, invitation.email));
    await takePlace(tx, invitation, userId);
    await recordState(tx, actor, userId, joining.person);
    await revokeInvitationLinks(tx, invitationId);
    await recordAudit(
      tx,
      actor,
      'member.join',
      { id: userId, agencyId: invitation.agencyId },
      { to: invitation.role, detail: { invitationId } },
    );
    await notify(tx, memberJoined, { agencyId: invitation.agencyId }, { invitationId });
    return invitation.email;
  });
}

/** The invitation and its person as of one moment: read one after the other, somebody let in between looks like a member. */
const readOpen = (id: string) =>
  database().transaction(
    async (tx) => {
      const found = await findOpenInvitation(tx, id, currentTime());
      if (!found) throw new AppError('GONE', 'errors.link.ended');
      return { found, person: await findInvited(tx, found.agencyId, found.email) };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );

function refuseObstacle(person: InvitedPerson | null): void {
  const obstacle = obstacleToJoin(person);
  if (obstacle) throw conflict(`invitation.obstacle.${obstacle}`);
}

async function recognise(person: InvitedPerson, input: SetPasswordInput, ip: string | null): Promise<Known> {
  refuseObstacle(person);
  const { password } = parseInput(presentPasswordInput, input);
  const presentHash = await confirmPassword({ type: 'agency', id: person.userId }, password, ip, 'password');
  return { person, presentHash };
}

async function hashChosen({ email, agencyName }: Invitation, input: SetPasswordInput): Promise<string> {
  const { password } = parseInput(setPasswordInput, input);
  await refuseGuessable(password, email, [agencyName]);
  return hashPassword(password);
}

async function takeInvitation(tx: Tx, id: string) {
  const now = currentTime();
  const [row] = await tx
    .update(agencyInvitations)
    .set({ acceptedAt: now, updatedAt: now })
    .where(
      and(
        eq(agencyInvitations.id, id),
        isNull(agencyInvitations.acceptedAt),
        isNull(agencyInvitations.revokedAt),
        gt(agencyInvitations.expiresAt, now),
      ),
    )
    .returning();
  if (!row) throw new AppError('GONE', 'errors.link.ended');
  return row;
}

/** Locks the person's row until the end, so that of two agencies that let them in at once one sees the other. */
async function welcomeBack(tx: Tx, { person, presentHash }: Known): Promise<string> {
  const [row] = await tx
    .update(users)
    .set({ ...confirmed(person), updatedAt: currentTime() })
    .where(and(eq(users.id, person.userId), eq(users.passwordHash, presentHash)))
    .returning({ id: users.id });
  if (!row) throw conflict('errors.conflict');
  return row.id;
}

/** The link came by e-mail, so the address is confirmed; a suspension stays. */
const confirmed = ({ stateId }: InvitedPerson) => (awaitsActivation(stateId) ? { stateId: USER.ACTIVE } : {});

/** Tells the trail of an account that is new, or active from now on. */
async function recordState(tx: Tx, actor: Actor, id: string, person: InvitedPerson | null): Promise<void> {
  const account = { id, agencyId: null };
  const to = USER.ACTIVE;
  if (!person) await recordAudit(tx, actor, 'user.create', account, { to });
  else if (awaitsActivation(person.stateId))
    await recordAudit(tx, actor, 'user.activate', account, { from: person.stateId, to });
}

/** A new account, or a first password for one that never had any. */
async function makeAccount(
  tx: Tx,
  { email, name, lastname }: Pick<Invitation, 'email' | 'name' | 'lastname'>,
  { person, newHash: passwordHash }: Newcomer,
): Promise<string> {
  const [row] = person
    ? await tx
        .update(users)
        .set({ ...confirmed(person), passwordHash, updatedAt: currentTime() })
        .where(and(eq(users.id, person.userId), isNull(users.passwordHash)))
        .returning({ id: users.id })
    : await tx
        .insert(users)
        .values({ email, name, lastname, passwordHash, stateId: USER.ACTIVE })
        .onConflictDoNothing()
        .returning({ id: users.id });
  if (!row) throw conflict('errors.conflict');
  return row.id;
}

type Accepted = Awaited<ReturnType<typeof takeInvitation>>;

/** A place in the agency; who had one before takes it again in the role of the invitation. */
async function takePlace(tx: Tx, { agencyId, role }: Accepted, userId: string): Promise<void> {
  const [row] = await tx
    .insert(agencyUsers)
    .values({ agencyId, userId, role })
    .onConflictDoUpdate({
      target: [agencyUsers.agencyId, agencyUsers.userId],
      set: { role, deactivatedAt: null, updatedAt: currentTime() },
      setWhere: isNotNull(agencyUsers.deactivatedAt),
    })
    .returning({ id: agencyUsers.id });
  if (!row) throw conflict('invitation.obstacle.MEMBER');
}
