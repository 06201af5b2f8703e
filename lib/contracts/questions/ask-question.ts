import { and, eq } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { contractQuestions, convocateds } from '@/db/schema';
import type { ContractParty } from '@/db/values/contract-signing';
import { mayManageConvocatories } from '@/lib/convocatories/policy';
import type { Actor } from '@/lib/core/actor';
import { conflict, notFound } from '@/lib/core/errors';
import { spendAllowance } from '@/lib/identity/limits/spend-allowance';
import { notify } from '@/lib/notifications/notify';
import { recordAudit } from '@/lib/platform/audit';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { questionAnswered, questionAsked } from '../notices';
import { maySignContract } from '../policy';
import {
  type AnswerQuestionInput,
  type AskQuestionInput,
  answerQuestionInput,
  askQuestionInput,
} from './inputs';
import { type ContractQuestion, LONGEST_THREAD } from './queries';

type Words = {
  readonly agencyId: string;
  readonly eventId: string;
  readonly talentId: string;
  readonly author: ContractParty;
  readonly userId: string | null;
  readonly text: string;
};

/** A talent asks its agency about its contract, before or after signing. Throws INVALID, FORBIDDEN, CONFLICT, RATE_LIMITED. */
export async function askQuestion(actor: Actor, input: AskQuestionInput): Promise<ContractQuestion> {
  const { agencyId, subject } = maySignContract(actor);
  const { text } = parseInput(askQuestionInput, input);
  await spendAllowance(actor, 'mail');
  return transact(async (tx) => {
    const row = await keepWords(tx, { ...subject, agencyId, author: 'TALENT', userId: null, text });
    const detail = { eventId: subject.eventId, talentId: subject.talentId };
    await recordAudit(tx, actor, 'contract.ask', { id: row.id, agencyId }, { detail });
    await notify(tx, questionAsked, { agencyId, eventId: subject.eventId }, { questionId: row.id });
    return row;
  });
}

/** The agency answers, or writes first. Throws INVALID, NOT_FOUND, UNAUTHENTICATED, FORBIDDEN, CONFLICT, RATE_LIMITED. */
export async function answerQuestion(actor: Actor, input: AnswerQuestionInput): Promise<ContractQuestion> {
  const { agencyId, userId } = mayManageConvocatories(actor);
  const { eventId, talentId, text } = parseInput(answerQuestionInput, input);
  await spendAllowance(actor, 'mail');
  return transact(async (tx) => {
    const row = await keepWords(tx, { agencyId, eventId, talentId, author: 'AGENCY', userId, text });
    await recordAudit(
      tx,
      actor,
      'contract.answer',
      { id: row.id, agencyId },
      { detail: { eventId, talentId } },
    );
    await notify(tx, questionAnswered, { agencyId, eventId, talentId }, { questionId: row.id });
    return row;
  });
}

/** Locks the talent's places at the event, so that a thread ends where it is long enough. */
async function keepWords(tx: Tx, words: Words): Promise<ContractQuestion> {
  const { agencyId, eventId, talentId } = words;
  const places = await tx
    .select({ id: convocateds.id })
    .from(convocateds)
    .where(
      and(
        eq(convocateds.agencyId, agencyId),
        eq(convocateds.eventId, eventId),
        eq(convocateds.talentId, talentId),
      ),
    )
    .for('update');
  if (places.length === 0) throw notFound('contract.notForTalent');
  const thread = and(eq(contractQuestions.eventId, eventId), eq(contractQuestions.talentId, talentId));
  if ((await tx.$count(contractQuestions, thread)) >= LONGEST_THREAD) throw conflict('contract.threadFull');
  const [row] = await tx.insert(contractQuestions).values(words).returning();
  if (!row) throw new Error('The question was not returned');
  return row;
}
