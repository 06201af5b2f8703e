import { talents } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { anyOf } from '@/lib/platform/any-of';
import { database } from '@/lib/platform/database';
import { eachByItself, type Outcome, onceKnown } from '@/lib/platform/each-by-itself';
import { parseInput } from '@/lib/platform/parse-input';
import { mayReviewTalents } from '../policy';
import { type SuspendTalentsInput, suspendTalentsInput, type TalentsInput, talentsInput } from './inputs';
import { approveTalent, reactivateTalent, reviewTalent, suspendTalent } from './move-talent';

export type TalentOutcome = Outcome<string>;

/**
 * Lets several talents in, each as `approveTalent` does. Answers in the order of the ids. Throws INVALID,
 * UNAUTHENTICATED, FORBIDDEN, and NOT_FOUND, before any is let in, when there is no such talent.
 */
export async function approveTalents(actor: Actor, input: TalentsInput): Promise<TalentOutcome[]> {
  mayReviewTalents(actor);
  const { ids } = await known(parseInput(talentsInput, input));
  return eachByItself(ids, (id) => approveTalent(actor, { id }));
}

/** Looks at several talents again, each as `reviewTalent` does. Throws as `approveTalents`. */
export async function reviewTalents(actor: Actor, input: TalentsInput): Promise<TalentOutcome[]> {
  mayReviewTalents(actor);
  const { ids } = await known(parseInput(talentsInput, input));
  return eachByItself(ids, (id) => reviewTalent(actor, { id }));
}

/** Suspends several talents for the same reason, each as `suspendTalent` does. Throws as `approveTalents`. */
export async function suspendTalents(actor: Actor, input: SuspendTalentsInput): Promise<TalentOutcome[]> {
  mayReviewTalents(actor);
  const { ids, reason } = await known(parseInput(suspendTalentsInput, input));
  return eachByItself(ids, (id) => suspendTalent(actor, { id, reason }));
}

/** Lets several suspended talents in again, each as `reactivateTalent` does. Throws as `approveTalents`. */
export async function reactivateTalents(actor: Actor, input: TalentsInput): Promise<TalentOutcome[]> {
  mayReviewTalents(actor);
  const { ids } = await known(parseInput(talentsInput, input));
  return eachByItself(ids, (id) => reactivateTalent(actor, { id }));
}

/** The same input, once all its talents are known. */
const known = <T extends { readonly ids: readonly string[] }>(input: T): Promise<T> =>
  onceKnown(input, database().$count(talents, anyOf(talents.id, input.ids)), 'errors.talent.notFound');
