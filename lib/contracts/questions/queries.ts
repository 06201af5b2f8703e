import { and, asc, eq } from 'drizzle-orm';
import type { Db, Tx } from '@/db/client';
import { contractQuestions } from '@/db/schema';
import type { ContractParty } from '@/db/values/contract-signing';
import type { Actor } from '@/lib/core/actor';
import { database } from '@/lib/platform/database';
import { maySignContract } from '../policy';

export type ContractQuestion = {
  readonly id: string;
  readonly author: ContractParty;
  readonly text: string;
  readonly createdAt: Date;
};

/** As many as a thread may have. */
export const LONGEST_THREAD = 60;

/** Lists what a talent asked about its contract for an event, and what was answered, in that order. */
export const listQuestions = (
  db: Db | Tx,
  { eventId, talentId }: { readonly eventId: string; readonly talentId: string },
): Promise<ContractQuestion[]> =>
  db
    .select({
      id: contractQuestions.id,
      author: contractQuestions.author,
      text: contractQuestions.text,
      createdAt: contractQuestions.createdAt,
    })
    .from(contractQuestions)
    .where(and(eq(contractQuestions.eventId, eventId), eq(contractQuestions.talentId, talentId)))
    .orderBy(asc(contractQuestions.createdAt), asc(contractQuestions.id))
    .limit(LONGEST_THREAD);

/** Lists the same for the talent itself. Throws FORBIDDEN. */
export const listOwnQuestions = async (actor: Actor): Promise<ContractQuestion[]> =>
  listQuestions(database(), maySignContract(actor).subject);
