import { and, eq } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { inboxScopes, users } from '@/db/schema';
import type { Messages } from './define-notice';

/** Whether the person of an agency to whom a mail is addressed wants no mail of each paper, but the digest of the day. */
export async function readsDigestAlone(tx: Tx, message: Messages[keyof Messages]): Promise<boolean> {
  if (!('body' in message && 'to' in message)) return false;
  const address = typeof message.to === 'string' ? message.to : message.to.address;
  const [row] = await tx
    .select({ papersByMail: inboxScopes.papersByMail })
    .from(inboxScopes)
    .innerJoin(users, eq(users.id, inboxScopes.userId))
    .where(and(eq(users.email, address), eq(inboxScopes.papersByMail, false)))
    .limit(1);
  return row !== undefined;
}
