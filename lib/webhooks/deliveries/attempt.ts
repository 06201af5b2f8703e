import { and, eq } from 'drizzle-orm';
import { webhookDeliveries, webhooks } from '@/db/schema';
import { isoDateInZone } from '@/lib/core/dates';
import { currentTime } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import { decrypt } from '@/lib/platform/encryption';
import { log } from '@/lib/platform/log';
import { eventOf, GIVE_UP_MS, isAway, pauseAfter, restAfter } from '../rules';
import type { Delivery, Taken, Webhook } from './next-message';
import { post } from './post';
import { signedHeaders } from './sign';

/** The body of a message: ids, states and times, nothing of a person. */
export function bodyOf(delivery: Delivery): string {
  const { happening, entityId, fromState, toState, eventId, happenedAt, position } = delivery;
  const [entity] = happening.split('.');
  return JSON.stringify({
    type: eventOf(happening),
    version: 1,
    timestamp: happenedAt.toISOString(),
    sequence: position,
    data: { entity, id: entityId, from: fromState, to: toState, eventId },
  });
}

/** Sends one message now and keeps what came of it. */
export async function attempt({ delivery, webhook }: Taken): Promise<void> {
  const at = currentTime();
  const body = bodyOf(delivery);
  const started = performance.now();
  let result: Omit<Result, 'tookMs'>;
  try {
    const headers = signedHeaders({ id: delivery.id, at, body }, secretsOf(webhook, at));
    const { statusCode, answer } = await post(webhook.url, headers, body);
    const isTaken = statusCode >= 200 && statusCode < 300;
    result = { statusCode, answer, failure: isTaken ? null : `HTTP ${statusCode}` };
  } catch (error) {
    const failure = error instanceof Error ? error.message.slice(0, 200) : 'unknown';
    result = { statusCode: null, answer: null, failure };
  }
  await keep({ delivery, webhook }, { ...result, tookMs: Math.round(performance.now() - started) });
}

function secretsOf(webhook: Webhook, at: Date): string[] {
  const { id, secretEncrypted, formerSecretEncrypted, formerUntil } = webhook;
  const former = formerSecretEncrypted && formerUntil && formerUntil > at ? [formerSecretEncrypted] : [];
  return [secretEncrypted, ...former].map((sealed) => decrypt(sealed, id));
}

type Result = {
  readonly statusCode: number | null;
  readonly answer: string | null;
  readonly failure: string | null;
  readonly tookMs: number;
};

/** When the message is due again; null where it is not: it arrived, or was refused too often. */
function dueAgain({ delivery, webhook }: Taken, result: Result, now: Date): Date | null {
  if (result.failure === null) return null;
  const pause = isAway(result.statusCode)
    ? restAfter(webhook.failuresInRow + 1)
    : pauseAfter(delivery.refusals + 1, Math.random());
  return pause === null ? null : new Date(now.getTime() + pause);
}

async function keep(taken: Taken, result: Result): Promise<void> {
  const { delivery, webhook } = taken;
  const now = currentTime();
  const nextAttemptAt = dueAgain(taken, result, now);
  const refused = result.failure !== null && !isAway(result.statusCode);
  const state = result.failure === null ? 'SENT' : nextAttemptAt ? 'WAITING' : 'FAILED';
  await database()
    .update(webhookDeliveries)
    .set({
      ...result,
      state,
      attempts: delivery.attempts + 1,
      refusals: delivery.refusals + (refused ? 1 : 0),
      attemptedAt: now,
      nextAttemptAt,
      updatedAt: now,
    })
    .where(and(eq(webhookDeliveries.id, delivery.id), eq(webhookDeliveries.state, 'WAITING')));
  await keepAddress(webhook, result, nextAttemptAt, now);
}

/** Gives the address free, and lets one that is away rest. */
async function keepAddress(
  webhook: Webhook,
  { failure, statusCode }: Result,
  nextAttemptAt: Date | null,
  now: Date,
): Promise<void> {
  const away = failure !== null && isAway(statusCode);
  const since = failure === null ? null : (webhook.failingSince ?? now);
  const isLost = since !== null && now.getTime() - since.getTime() > GIVE_UP_MS;
  if (since && isLost)
    log.warn({ webhookId: webhook.id, since: isoDateInZone(since, 'UTC') }, 'a webhook is given up');
  await database()
    .update(webhooks)
    .set({
      busyUntil: null,
      failingSince: since,
      failuresInRow: away ? webhook.failuresInRow + 1 : 0,
      restsUntil: away ? nextAttemptAt : null,
      ...(isLost ? { pausedAt: now } : {}),
    })
    .where(eq(webhooks.id, webhook.id));
}
