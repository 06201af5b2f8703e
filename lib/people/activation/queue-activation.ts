import type { Tx } from '@/db/client';
import type { PasswordOwner } from '@/lib/identity/password/queries';
import { notify } from '@/lib/notifications/notify';
import { activationOf } from '../notices';

/** Mails the link of activation anew, to the stored address; those mailed before open until one is used: anybody may ask. */
export async function queueActivation(tx: Tx, owner: PasswordOwner): Promise<void> {
  const { email, agencyId } = owner;
  const userId = owner.person.id;
  await notify(tx, activationOf(owner), { agencyId, userId, email }, { userId });
}
