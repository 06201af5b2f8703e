import { and, eq, gt, sql } from 'drizzle-orm';
import { messages } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { AppError, conflict, notFound } from '@/lib/core/errors';
import { isUuid } from '@/lib/core/ids';
import { spendAllowance } from '@/lib/identity/limits/spend-allowance';
import { queueMessage } from '@/lib/notifications/jobs';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { transact } from '@/lib/platform/transaction';
import { mayRetryOwn } from '../policy';
import { resend } from '../retry-failure';
import { isRepeatable } from './rules';

/** Between two of the same message. */
const PAUSE_MS = 5 * 60_000;

/**
 * Sends one of the agency's own messages again, by its channel: one that failed as it stands, one that left as another
 * row, composed anew and silent where it is not so any more. Answers the id of the row that goes. Throws RATE_LIMITED
 * within five minutes of the same one and beyond the allowance, CONFLICT while it waits and for what somebody sent by hand, NOT_FOUND, UNAUTHENTICATED,
 * FORBIDDEN.
 */
export async function resendMessage(actor: Actor, id: string): Promise<string> {
  const { agencyId } = mayRetryOwn(actor);
  if (!isUuid(id)) throw notFound();
  await spendAllowance(actor, 'mail');
  return transact(async (tx) => {
    // Held, so that two at once see each other's.
    const [row] = await tx
      .select()
      .from(messages)
      .where(and(eq(messages.id, id), eq(messages.agencyId, agencyId)))
      .for('update');
    if (!row) throw notFound();
    if (row.sentBy) throw conflict('errors.message.byHand');
    if (row.status === 'FAILED') {
      await resend(tx, actor, id, eq(messages.agencyId, agencyId));
      return id;
    }
    if (!isRepeatable(row.status)) throw conflict('errors.message.waits');
    const { kind, payload, channel, talentId, userId, clientId, eventId, toAddress } = row;
    const [recent] = await tx
      .select({ id: messages.id })
      .from(messages)
      .where(
        and(
          eq(messages.agencyId, agencyId),
          gt(messages.createdAt, new Date(currentTime().getTime() - PAUSE_MS)),
          eq(messages.kind, kind),
          eq(messages.channel, channel),
          sql`${messages.payload} = ${JSON.stringify(payload)}::jsonb`,
        ),
      )
      .limit(1);
    if (recent)
      throw new AppError(
        'RATE_LIMITED',
        'errors.message.justSent',
        {},
        { retryAfterSeconds: PAUSE_MS / 1000 },
      );
    const copy = { kind, payload, channel, agencyId, talentId, userId, clientId, eventId, toAddress };
    const [queued] = await tx.insert(messages).values(copy).returning({ id: messages.id });
    if (!queued) throw new Error('The list of messages did not return its row');
    await queueMessage(tx, { id: queued.id, channel });
    await recordAudit(
      tx,
      actor,
      'message.resend',
      { id: queued.id, agencyId },
      { from: row.status, to: 'QUEUED', detail: { kind, channel, ...(eventId ? { eventId } : {}) } },
    );
    return queued.id;
  });
}
