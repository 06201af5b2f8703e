import type { Actor } from '@/lib/core/actor';
import { spendAllowance } from './spend-allowance';

/**
 * Counts a search for words, which reads every row that somebody may see, before it is made; a list that is only
 * filtered costs nothing. Throws RATE_LIMITED and UNAVAILABLE. Who may not search at all is for the search to refuse.
 */
export async function countSearch(actor: Actor, words: string | null | undefined): Promise<void> {
  if (actor.kind !== 'agencyUser' && actor.kind !== 'administrator') return;
  if (words?.trim()) await spendAllowance(actor, 'search');
}
