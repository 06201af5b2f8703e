import type { Tx } from '@/db/client';
import { revokePersonLinks } from '@/lib/identity/link-tokens/revoke-links';
import type { PasswordOwner } from '@/lib/identity/password/queries';
import { notify } from '@/lib/notifications/notify';
import { activationOf } from '../notices';

/** Mails the link of activation anew, to the stored address; those mailed before open nothing any more. */
export async function queueActivation(tx: Tx, owner: PasswordOwner): Promise<void> {
  const { email, agencyId } = owner;
  const userId = owner.person.id;
  await revokePersonLinks(tx, { userId }, ['ACTIVATION']);
  await notify(tx, activationOf(owner), { agencyId, userId, email }, { userId });
}
