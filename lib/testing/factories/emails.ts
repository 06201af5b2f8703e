import type { Db } from '../../../db/client.ts';
import { emails } from '../../../db/schema/index.ts';
import { only } from './sequence.ts';

/** A mail of an agency that was given up; its id. */
export async function makeFailedMail(db: Db, agencyId: string, error: string): Promise<string> {
  const rows = await db
    .insert(emails)
    .values({ agencyId, kind: 'agencies.approved', payload: { agencyId }, status: 'FAILED', error })
    .returning({ id: emails.id });
  return only(rows).id;
}
