import type { Tx } from '@/db/client';
import type { Actor } from '@/lib/core/actor';
import { notify } from '@/lib/notifications/notify';
import { recordAudit } from '@/lib/platform/audit';
import { revokePersonLinks } from '../link-tokens/revoke-links';
import { passwordReset } from './notices';
import type { PasswordOwner } from './queries';
import { subjectOf } from './rules';

/**
 * Mails somebody a link for a new password, which is made when the mail is sent and lives an hour; those mailed
 * before open nothing any more. It goes to the stored address. The caller has decided and counted the attempt.
 */
export async function queuePasswordReset(tx: Tx, actor: Actor, owner: PasswordOwner): Promise<void> {
  const { person, email } = owner;
  await revokePersonLinks(tx, subjectOf(person), ['PASSWORD_RESET']);
  await recordAudit(tx, actor, `${person.type === 'talent' ? 'talent' : 'user'}.request-password-reset`, {
    id: person.id,
    agencyId: null,
  });
  await notify(tx, passwordReset, { agencyId: null, ...subjectOf(person), email }, person);
}
