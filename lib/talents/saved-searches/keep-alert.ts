import { and, eq } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { savedSearches, searchAlerts } from '@/db/schema';
import type { AlertFrequency } from '@/db/values/search-alerts';
import type { Actor } from '@/lib/core/actor';
import { notFound } from '@/lib/core/errors';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { maySeeTalents } from '../policy';
import { type SearchAlertInput, searchAlertInput } from './inputs';
import { openedBy } from './queries';

/**
 * Says how often the reader is told of talents who newly fit a search that it saved or that is shared with it; null ends
 * it. Answers the search's id. Throws NOT_FOUND alike for another's, UNAUTHENTICATED, FORBIDDEN.
 */
export async function keepAlert(actor: Actor, input: SearchAlertInput): Promise<string> {
  const reader = maySeeTalents(actor);
  const { searchId, frequency } = parseInput(searchAlertInput, input);
  return transact(async (tx) => {
    // Whoever stops sharing it waits, and ends this alert too.
    const [search] = await tx
      .select({ id: savedSearches.id, agencyId: savedSearches.agencyId })
      .from(savedSearches)
      .where(and(eq(savedSearches.id, searchId), openedBy(reader)))
      .for('key share');
    if (!search) throw notFound('errors.savedSearch.notFound');
    await writeAlert(tx, { searchId, userId: reader.userId }, frequency);
    await recordAudit(tx, actor, 'saved-search.alert', search, { to: frequency });
    return searchId;
  });
}

/** A new alert tells of who changes from now on; another frequency leaves what has been looked at. */
export async function writeAlert(
  tx: Tx,
  alert: { readonly searchId: string; readonly userId: string },
  frequency: AlertFrequency | null,
): Promise<void> {
  const { searchId, userId } = alert;
  if (frequency === null) {
    await tx
      .delete(searchAlerts)
      .where(and(eq(searchAlerts.searchId, searchId), eq(searchAlerts.userId, userId)));
    return;
  }
  const now = currentTime();
  await tx
    .insert(searchAlerts)
    .values({ ...alert, frequency, seenUntil: now, ranAt: now })
    .onConflictDoUpdate({
      target: [searchAlerts.searchId, searchAlerts.userId],
      set: { frequency, updatedAt: now },
    });
}
