import { and, desc, eq } from 'drizzle-orm';
import { messages } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { clientContact } from '@/lib/events/advance/client-contact';
import { database } from '@/lib/platform/database';
import { showcaseSent } from '../notices';
import { mayManageConvocatories } from '../policy';

/** Where the client of an event is mailed its showcase, and the last time that it was. */
export type ShowcaseMail = {
  /** The address stored with the client; null for one without. */
  readonly address: string | null;
  readonly last: {
    readonly at: Date;
    readonly address: string | null;
    readonly failed: boolean;
  } | null;
};

/** Reads it for who may send it; of another agency's event there is nothing. Two statements. Throws UNAUTHENTICATED, FORBIDDEN. */
export async function findShowcaseMail(actor: Actor, eventId: string): Promise<ShowcaseMail> {
  const { agencyId } = mayManageConvocatories(actor);
  const [[last], { email }] = await Promise.all([
    database()
      .select({ at: messages.createdAt, address: messages.toAddress, status: messages.status })
      .from(messages)
      .where(
        and(
          eq(messages.agencyId, agencyId),
          eq(messages.eventId, eventId),
          eq(messages.kind, showcaseSent.kind),
        ),
      )
      .orderBy(desc(messages.createdAt), desc(messages.id))
      .limit(1),
    clientContact(database(), eventId, agencyId),
  ]);
  return {
    address: email,
    last: last ? { at: last.at, address: last.address, failed: last.status === 'FAILED' } : null,
  };
}
