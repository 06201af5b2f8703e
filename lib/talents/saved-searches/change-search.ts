import { and, eq, ne, or, type SQL } from 'drizzle-orm';
import { savedSearches, searchAlerts } from '@/db/schema';
import { hasAbility } from '@/lib/core/abilities';
import type { Actor } from '@/lib/core/actor';
import { notFound } from '@/lib/core/errors';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { invalidBy } from '@/lib/platform/database-errors';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { maySeeTalents } from '../policy';
import { type ChangeSearchInput, changeSearchInput, type SavedSearchInput, savedSearchInput } from './inputs';
import { ofAgency } from './queries';
import { NAME_TAKEN } from './save-search';

/**
 * Renames one's own search, replaces its filters, shares it or keeps it for oneself again: then the others' alerts end.
 * With other filters an alert tells of who changes from then on. Answers its id. Throws INVALID per field, NOT_FOUND alike
 * for another's, UNAUTHENTICATED, FORBIDDEN.
 */
export async function changeSearch(actor: Actor, input: ChangeSearchInput): Promise<string> {
  const reader = maySeeTalents(actor);
  const { id, ...given } = parseInput(changeSearchInput, input);
  const now = currentTime();
  try {
    return await transact(async (tx) => {
      const [row] = await tx
        .update(savedSearches)
        .set({ ...given, updatedAt: now })
        .where(and(eq(savedSearches.id, id), ofAgency(reader), eq(savedSearches.userId, reader.userId)))
        .returning();
      if (!row) throw notFound('errors.savedSearch.notFound');
      const ofOthers = and(eq(searchAlerts.searchId, id), ne(searchAlerts.userId, reader.userId));
      if (given.shared === false) await tx.delete(searchAlerts).where(ofOthers);
      if (given.filters) {
        await tx.update(searchAlerts).set({ seenUntil: now }).where(eq(searchAlerts.searchId, id));
      }
      await recordAudit(tx, actor, 'saved-search.change', row);
      return id;
    });
  } catch (error) {
    throw invalidBy(error, NAME_TAKEN);
  }
}

/**
 * Deletes one's own search, and an owner one that somebody of the agency shares; its alerts end. Answers its id. Throws
 * NOT_FOUND alike for another's, UNAUTHENTICATED, FORBIDDEN.
 */
export async function deleteSearch(actor: Actor, input: SavedSearchInput): Promise<string> {
  const reader = maySeeTalents(actor);
  const { id } = parseInput(savedSearchInput, input);
  const keepsTeam = reader.kind === 'agencyUser' && hasAbility(reader.role, 'keepTeam');
  const own: SQL = eq(savedSearches.userId, reader.userId);
  return transact(async (tx) => {
    const [row] = await tx
      .delete(savedSearches)
      .where(
        and(
          eq(savedSearches.id, id),
          ofAgency(reader),
          keepsTeam ? or(own, eq(savedSearches.shared, true)) : own,
        ),
      )
      .returning();
    if (!row) throw notFound('errors.savedSearch.notFound');
    await recordAudit(tx, actor, 'saved-search.delete', row);
    return id;
  });
}
