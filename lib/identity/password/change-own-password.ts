import { and, eq } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { talents, users } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { conflict } from '@/lib/core/errors';
import { notify } from '@/lib/notifications/notify';
import { recordAudit } from '@/lib/platform/audit';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { revokePersonLinks } from '../link-tokens/revoke-links';
import { confirmPassword } from './confirm-password';
import { type ChangeOwnPasswordInput, changeOwnPasswordInput } from './inputs';
import { passwordChanged } from './notices';
import { mayChangeOwnPassword } from './policy';
import { type Person, subjectOf } from './rules';
import { hashNewPassword, writePassword } from './write-password';

type Context = { readonly ip: string | null };

/**
 * Changes one's own password, for which the present one is asked again; a wrong one counts as an attempt to log in.
 * All other sessions end and this one goes on (of the mobile app none does), and links for a new password are
 * revoked. `ip` is the address that the request came from. Throws UNAUTHENTICATED, FORBIDDEN, INVALID, RATE_LIMITED,
 * and CONFLICT when the password was changed elsewhere at the same time.
 */
export async function changeOwnPassword(
  actor: Actor,
  input: ChangeOwnPasswordInput,
  context: Context,
): Promise<void> {
  const change = await confirmChange(actor, input, context);
  await transact((tx) => writeOwnPassword(tx, actor, change));
}

/** A change of one's own password whose present one was said: the hash that one fits, to which the write holds, and the new one. */
export type ConfirmedChange = {
  readonly person: Person;
  readonly sessionId?: string;
  readonly presentHash: string;
  readonly newHash: string;
};

/** The part of a change that counts an attempt and hashes, and so stays outside its transaction. Throws as above. */
export async function confirmChange(
  actor: Actor,
  input: ChangeOwnPasswordInput,
  { ip }: Context,
): Promise<ConfirmedChange> {
  const subject = mayChangeOwnPassword(actor);
  const { presentPassword, password } = parseInput(changeOwnPasswordInput, input);
  const presentHash = await confirmPassword(subject.person, presentPassword, ip, 'presentPassword');
  return { ...subject, presentHash, newHash: await hashNewPassword(subject.person, password) };
}

/** The part that writes, for a transaction that may write more. Throws CONFLICT as above. */
export async function writeOwnPassword(tx: Tx, actor: Actor, change: ConfirmedChange): Promise<void> {
  const { person, sessionId, presentHash, newHash } = change;
  await lockPassword(tx, person, presentHash);
  await writePassword(tx, person, newHash, sessionId);
  await revokePersonLinks(tx, subjectOf(person), ['ACTIVATION', 'PASSWORD_RESET', 'TALENT_LOGIN']);
  await recordAudit(tx, actor, `${person.type === 'talent' ? 'talent' : 'user'}.change-password`, {
    id: person.id,
    agencyId: null,
  });
  await notify(tx, passwordChanged, { agencyId: null, ...subjectOf(person) }, person);
}

/** Locks the person's row with the password that was confirmed; of two changes at once the second is refused. */
async function lockPassword(tx: Tx, { type, id }: Person, presentHash: string): Promise<void> {
  const table = type === 'talent' ? talents : users;
  const [row] = await tx
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.id, id), eq(table.passwordHash, presentHash)))
    .for('update');
  if (!row) throw conflict('errors.conflict');
}
