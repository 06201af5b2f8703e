import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { dataRequests } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { conflict, notFound } from '@/lib/core/errors';
import { notify } from '@/lib/notifications/notify';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { today } from '@/lib/talents/shown';
import { mayKeepRequests } from '../policy';
import {
  type AnswerRequestInput,
  answerRequestInput,
  type ExtendRequestInput,
  extendRequestInput,
} from './inputs';
import { requestAnswered, requestExtended } from './notices';
import { extendedDueDay, mayExtend } from './rules';

const open = (id: string) => and(eq(dataRequests.id, id), isNull(dataRequests.answeredAt));

/** Answers a request by mail, for good. Answers its id. Throws CONFLICT for one answered, NOT_FOUND, INVALID, FORBIDDEN. */
export async function answerRequest(actor: Actor, input: AnswerRequestInput): Promise<string> {
  const { userId } = mayKeepRequests(actor);
  const { id, answer } = parseInput(answerRequestInput, input);
  return transact(async (tx) => {
    const now = currentTime();
    const [row] = await tx
      .update(dataRequests)
      .set({ answer, answeredAt: now, answeredBy: userId, updatedAt: now })
      .where(open(id))
      .returning();
    if (!row) throw await whyNot(tx, id);
    await recordAudit(tx, actor, 'data-request.answer', { id, agencyId: null });
    await notify(
      tx,
      requestAnswered,
      { agencyId: null, talentId: row.talentId, email: row.email },
      { requestId: id },
    );
    return id;
  });
}

/**
 * Gives a request its longer term, once and while the first one runs, and tells the person why and until when. Throws
 * CONFLICT where that is over, NOT_FOUND, INVALID, FORBIDDEN.
 */
export async function extendRequest(actor: Actor, input: ExtendRequestInput): Promise<string> {
  mayKeepRequests(actor);
  const { id, reason } = parseInput(extendRequestInput, input);
  return transact(async (tx) => {
    const [row] = await tx.select().from(dataRequests).where(open(id)).for('no key update');
    if (!row) throw await whyNot(tx, id);
    if (!mayExtend(row, today())) throw conflict('errors.habeasData.notExtendable');
    const now = currentTime();
    const dueOn = extendedDueDay(row.kind, row.firstDueOn);
    await tx
      .update(dataRequests)
      .set({ dueOn, extensionReason: reason, extendedAt: now, updatedAt: now })
      .where(eq(dataRequests.id, id));
    await recordAudit(
      tx,
      actor,
      'data-request.extend',
      { id, agencyId: null },
      { from: row.dueOn, to: dueOn },
    );
    await notify(
      tx,
      requestExtended,
      { agencyId: null, talentId: row.talentId, email: row.email },
      { requestId: id },
    );
    return id;
  });
}

/** Gone, or answered by somebody else meanwhile. */
async function whyNot(tx: Tx, id: string): Promise<Error> {
  const [row] = await tx.select({ id: dataRequests.id }).from(dataRequests).where(eq(dataRequests.id, id));
  return row ? conflict('errors.habeasData.answered') : notFound('errors.habeasData.notFound');
}
