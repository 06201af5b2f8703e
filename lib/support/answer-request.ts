import { and, eq, inArray } from 'drizzle-orm';
import { supportRequests } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { conflict, notFound } from '@/lib/core/errors';
import { notify } from '@/lib/notifications/notify';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import {
  type AnswerSupportInput,
  answerSupportInput,
  type SupportRequestInput,
  supportRequestInput,
} from './inputs';
import { requestAnswered } from './notices';
import { mayAnswerSupport } from './policy';

/** Says that one is at a request. Answers its id. Throws CONFLICT when somebody else is or it was answered, NOT_FOUND, FORBIDDEN. */
export async function takeRequest(actor: Actor, input: SupportRequestInput): Promise<string> {
  const { userId } = mayAnswerSupport(actor);
  const { id } = parseInput(supportRequestInput, input);
  return transact(async (tx) => {
    const now = currentTime();
    const [row] = await tx
      .update(supportRequests)
      .set({ state: 'TAKEN', takenAt: now, takenBy: userId, updatedAt: now })
      .where(and(eq(supportRequests.id, id), eq(supportRequests.state, 'WAITING')))
      .returning();
    if (!row) throw await whyNot(id);
    await recordAudit(
      tx,
      actor,
      'support-request.take',
      { id, agencyId: row.agencyId },
      { from: 'WAITING', to: 'TAKEN' },
    );
    return id;
  });
}

/** Notes what was answered and mails it to who asked, for good. Answers the id. Throws CONFLICT for one answered, NOT_FOUND, INVALID, FORBIDDEN. */
export async function answerRequest(actor: Actor, input: AnswerSupportInput): Promise<string> {
  const { userId } = mayAnswerSupport(actor);
  const { id, answer } = parseInput(answerSupportInput, input);
  return transact(async (tx) => {
    const now = currentTime();
    const open = and(eq(supportRequests.id, id), inArray(supportRequests.state, ['WAITING', 'TAKEN']));
    const [before] = await tx.select().from(supportRequests).where(open).for('no key update');
    if (!before) throw await whyNot(id);
    const { agencyId } = before;
    await tx
      .update(supportRequests)
      .set({ state: 'ANSWERED', answer, answeredAt: now, answeredBy: userId, updatedAt: now })
      .where(eq(supportRequests.id, id));
    const moved = { from: before.state, to: 'ANSWERED' } as const;
    await recordAudit(tx, actor, 'support-request.answer', { id, agencyId }, moved);
    await notify(tx, requestAnswered, { agencyId }, { requestId: id });
    return id;
  });
}

/** Gone, answered, or somebody else is at it. */
async function whyNot(id: string): Promise<Error> {
  const [row] = await database()
    .select({ state: supportRequests.state })
    .from(supportRequests)
    .where(eq(supportRequests.id, id));
  if (!row) return notFound('errors.help.notFound');
  return conflict(row.state === 'ANSWERED' ? 'errors.help.answered' : 'errors.help.taken');
}
