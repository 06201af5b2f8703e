import type { Tx } from '@/db/client';
import type { Actor } from '@/lib/core/actor';
import { notify } from '@/lib/notifications/notify';
import { recordAudit } from '@/lib/platform/audit';
import { passwordReset } from './notices';
import type { PasswordOwner } from './queries';
import { subjectOf } from './rules';

/**
 * Mails somebody a link for a new password, which is made when the mail is sent and lives an hour. Those mailed
 * before go on opening until one is used: anybody may ask. It goes to the stored address. The caller has decided and counted the attempt.
 */
export async function queuePasswordReset(tx: Tx, actor: Actor, owner: PasswordOwner): Promise<void> {
  const { person, email } = owner;
  await recordAudit(tx, actor, `${person.type === 'talent' ? 'talent' : 'user'}.request-password-reset`, {
    id: person.id,
    agencyId: null,
  });
  await notify(tx, passwordReset, { agencyId: null, ...subjectOf(person), email }, person);
}
