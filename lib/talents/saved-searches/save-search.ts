import { and, eq } from 'drizzle-orm';
import { savedSearches, users } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { conflict } from '@/lib/core/errors';
import { recordAudit } from '@/lib/platform/audit';
import { invalidBy } from '@/lib/platform/database-errors';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { maySeeTalents } from '../policy';
import { MOST_SEARCHES, type SaveSearchInput, saveSearchInput } from './inputs';
import { writeAlert } from './keep-alert';
import { ofAgency } from './queries';

/** A person's names are its own, each once in an agency. */
export const NAME_TAKEN = {
  saved_searches_name: ['name', 'validation.savedSearch.nameTaken'],
} as const;

/**
 * Keeps filters of the list of talents under a name, with the alert of who saves it. Answers the search's id. Throws
 * INVALID per field (`name` also for one that the person has), CONFLICT for more than `MOST_SEARCHES`, UNAUTHENTICATED,
 * FORBIDDEN.
 */
export async function saveSearch(actor: Actor, input: SaveSearchInput): Promise<string> {
  const reader = maySeeTalents(actor);
  const { alert = null, ...values } = parseInput(saveSearchInput, input);
  const { userId } = reader;
  const agencyId = reader.kind === 'agencyUser' ? reader.agencyId : null;
  try {
    return await transact(async (tx) => {
      // Two at once are counted one after the other.
      await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
      const own = and(ofAgency(reader), eq(savedSearches.userId, userId));
      if ((await tx.$count(savedSearches, own)) >= MOST_SEARCHES)
        throw conflict('errors.savedSearch.tooMany');
      const [row] = await tx
        .insert(savedSearches)
        .values({ ...values, agencyId, userId })
        .returning({ id: savedSearches.id });
      if (!row) throw new Error('The search was not kept');
      await writeAlert(tx, { searchId: row.id, userId }, alert);
      await recordAudit(tx, actor, 'saved-search.save', { id: row.id, agencyId });
      return row.id;
    });
  } catch (error) {
    throw invalidBy(error, NAME_TAKEN);
  }
}
