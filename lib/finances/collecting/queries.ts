import { eq } from 'drizzle-orm';
import type { Db, Tx } from '@/db/client';
import { collectionSettings } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { database } from '@/lib/platform/database';
import { maySeeFinances } from '../policy';
import { USUAL_REMINDER_DAYS } from './rules';

export type CollectionSettings = {
  /** Days after the due date, ascending; negative before it. */
  readonly reminderDays: readonly number[];
  /** How clients pay, in the agency's words; null where it has said nothing. */
  readonly paymentInstructions: string | null;
  /** 0 before it has said anything. */
  readonly revision: number;
};

/** How the own agency collects. One statement. Throws UNAUTHENTICATED, FORBIDDEN. */
export const getCollectionSettings = async (actor: Actor): Promise<CollectionSettings> =>
  readCollectionSettings(database(), maySeeFinances(actor).agencyId);

/** The same of an agency; the caller has decided. */
export async function readCollectionSettings(db: Db | Tx, agencyId: string): Promise<CollectionSettings> {
  const [said] = await db
    .select({
      reminderDays: collectionSettings.reminderDays,
      paymentInstructions: collectionSettings.paymentInstructions,
      revision: collectionSettings.revision,
    })
    .from(collectionSettings)
    .where(eq(collectionSettings.agencyId, agencyId));
  return said ?? { reminderDays: USUAL_REMINDER_DAYS, paymentInstructions: null, revision: 0 };
}
