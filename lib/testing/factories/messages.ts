import type { Db } from '../../../db/client.ts';
import { messages } from '../../../db/schema/index.ts';
import { only } from './sequence.ts';

/** A mail of an agency that was given up; its id. */
export async function makeFailedMessage(db: Db, agencyId: string, error: string): Promise<string> {
  const rows = await db
    .insert(messages)
    .values({
      agencyId,
      kind: 'agencies.approved',
      payload: { agencyId },
      channel: 'email',
      status: 'FAILED',
      error,
    })
    .returning({ id: messages.id });
  return only(rows).id;
}
