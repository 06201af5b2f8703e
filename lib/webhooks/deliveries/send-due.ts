import { and, eq, sql } from 'drizzle-orm';
import { agencies, webhookDeliveries, webhooks } from '@/db/schema';
import { isoDateInZone } from '@/lib/core/dates';
import { CLOSED_AGENCY } from '@/lib/core/states';
import { currentTime } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import { decrypt } from '@/lib/platform/encryption';
import type { JobHandler } from '@/lib/platform/jobs/define-job';
import { log } from '@/lib/platform/log';
import { eventOf, GIVE_UP_MS, pauseAfter } from '../rules';
import { post } from './post';
import { signedHeaders } from './sign';

type Delivery = typeof webhookDeliveries.$inferSelect;
type Webhook = typeof webhooks.$inferSelect;

/** So many at a time, of which no other process takes one for as long as an attempt can take. */
const BATCH = 20;
const LEASE_SECONDS = 60;
/** A run of the job ends with the next one's beginning. */
const MOST_BATCHES = 20;

/** The body of a message: ids, states and times, nothing of a person. */
export function bodyOf(delivery: Delivery): string {
  const { happening, entityId, fromState, toState, eventId, happenedAt } = delivery;
  const [entity] = happening.split('.');
  return JSON.stringify({
    type: eventOf(happening),
    version: 1,
    timestamp: happenedAt.toISOString(),
    data: { entity, id: entityId, from: fromState, to: toState, eventId },
  });
}

/** Sends what is due, the oldest first. What an agency has waiting while it is suspended goes once it is not. */
export const handle: JobHandler<Record<string, never>> = async () => {
  for (let batch = 0; batch < MOST_BATCHES; batch++) {
    const taken = await takeDue();
    await Promise.all(taken.map(attempt));
    if (taken.length < BATCH) return;
  }
};

async function takeDue(): Promise<Delivery[]> {
  const now = currentTime().toISOString();
  return database()
    .update(webhookDeliveries)
    .set({ nextAttemptAt: sql`${now}::timestamptz + make_interval(secs => ${LEASE_SECONDS})` })
    .where(
      sql`${webhookDeliveries.id} in (
        select d.id from ${webhookDeliveries} d join ${webhooks} w on w.id = d.webhook_id
          join ${agencies} a on a.id = w.agency_id and a.state_id <> all(${sql.param([...CLOSED_AGENCY])})
        where d.state = 'WAITING' and d.next_attempt_at <= ${now}::timestamptz and w.paused_at is null and w.removed_at is null
        order by d.next_attempt_at limit ${BATCH} for update of d skip locked)`,
    )
    .returning();
}

/** Sends one message now and keeps what came of it. */
export async function attempt(delivery: Delivery): Promise<void> {
  const [webhook] = await database().select().from(webhooks).where(eq(webhooks.id, delivery.webhookId));
  if (!webhook) return;
  const at = currentTime();
  const body = bodyOf(delivery);
  const started = performance.now();
  let result: { statusCode: number | null; answer: string | null; failure: string | null };
  try {
    const headers = signedHeaders({ id: delivery.id, at, body }, secretsOf(webhook, at));
    const { statusCode, answer } = await post(webhook.url, headers, body);
    const isTaken = statusCode >= 200 && statusCode < 300;
    result = { statusCode, answer, failure: isTaken ? null : `HTTP ${statusCode}` };
  } catch (error) {
    const failure = error instanceof Error ? error.message.slice(0, 200) : 'unknown';
    result = { statusCode: null, answer: null, failure };
  }
  await keep(delivery, webhook, { ...result, tookMs: Math.round(performance.now() - started) });
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

async function keep(delivery: Delivery, webhook: Webhook, result: Result): Promise<void> {
  const now = currentTime();
  const attempts = delivery.attempts + 1;
  const pause = result.failure === null ? null : pauseAfter(attempts, Math.random());
  const state = result.failure === null ? 'SENT' : pause === null ? 'FAILED' : 'WAITING';
  await database()
    .update(webhookDeliveries)
    .set({
      ...result,
      state,
      attempts,
      attemptedAt: now,
      nextAttemptAt: state === 'WAITING' ? new Date(now.getTime() + (pause ?? 0)) : null,
      updatedAt: now,
    })
    .where(and(eq(webhookDeliveries.id, delivery.id), eq(webhookDeliveries.state, 'WAITING')));
  if (result.failure === null) {
    if (webhook.failingSince) {
      await database().update(webhooks).set({ failingSince: null }).where(eq(webhooks.id, webhook.id));
    }
    return;
  }
  const since = webhook.failingSince ?? now;
  const isLost = now.getTime() - since.getTime() > GIVE_UP_MS;
  if (isLost)
    log.warn({ webhookId: webhook.id, since: isoDateInZone(since, 'UTC') }, 'a webhook is given up');
  await database()
    .update(webhooks)
    .set({ failingSince: since, ...(isLost ? { pausedAt: now } : {}) })
    .where(eq(webhooks.id, webhook.id));
}
