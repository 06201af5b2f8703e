import { randomBytes } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { webhookDeliveries, webhooks } from '@/db/schema';
import { TEST_EVENT, WEBHOOK_EVENTS } from '@/db/values/webhooks';
import { requireFresh } from '@/lib/core/abilities';
import type { Actor } from '@/lib/core/actor';
import { AppError, conflict, notFound } from '@/lib/core/errors';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { encrypt } from '@/lib/platform/encryption';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { problemOfUrl } from './address';
import { queueSending } from './deliveries/jobs';
import { SECRET_PREFIX } from './deliveries/sign';
import {
  type CreateWebhookInput,
  createWebhookInput,
  type PauseWebhookInput,
  pauseWebhookInput,
  type WebhookInput,
  webhookInput,
} from './inputs';
import { mayKeepWebhooks } from './policy';
import { FORMER_SECRET_MS, MOST_WEBHOOKS } from './rules';

const newSecret = (): string => SECRET_PREFIX + randomBytes(32).toString('base64');

const ownOf = (id: string, agencyId: string) =>
  and(eq(webhooks.id, id), eq(webhooks.agencyId, agencyId), isNull(webhooks.removedAt));

/**
 * Adds an address that is told of what happens, and answers its secret, which is not told again. Throws UNAUTHENTICATED,
 * FORBIDDEN, INVALID for an address that is none of the internet, and CONFLICT beyond MOST_WEBHOOKS.
 */
export async function createWebhook(
  actor: Actor,
  input: CreateWebhookInput,
): Promise<{ id: string; secret: string }> {
  const { agencyId, userId } = mayKeepWebhooks(actor);
  requireFresh(actor, 'webhooks');
  const { url, events } = parseInput(createWebhookInput, input);
  const problem = problemOfUrl(url);
  if (problem) throw new AppError('INVALID', 'errors.invalid', { url: problem });
  const secret = newSecret();
  const id = crypto.randomUUID();
  return transact(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`webhooks ${agencyId}`}, 0))`);
    const living = and(eq(webhooks.agencyId, agencyId), isNull(webhooks.removedAt));
    if ((await tx.$count(webhooks, living)) >= MOST_WEBHOOKS) throw conflict('errors.webhook.tooMany');
    await tx.insert(webhooks).values({
      ...{ id, agencyId, url },
      createdBy: userId,
      happenings: [...new Set(events)].flatMap((name) => WEBHOOK_EVENTS[name]),
      secretEncrypted: encrypt(secret, id),
    });
    await recordAudit(tx, actor, 'webhook.create', { id, agencyId }, { detail: { events } });
    return { id, secret };
  });
}

/** Gives an address another secret and answers it; the former one signs too for a day. Throws as `removeWebhook`. */
export async function renewWebhookSecret(actor: Actor, input: WebhookInput): Promise<string> {
  const { agencyId } = mayKeepWebhooks(actor);
  requireFresh(actor, 'webhooks');
  const { id } = parseInput(webhookInput, input);
  const secret = newSecret();
  const now = currentTime();
  await transact(async (tx) => {
    const [row] = await tx
      .update(webhooks)
      .set({
        formerSecretEncrypted: webhooks.secretEncrypted,
        formerUntil: new Date(now.getTime() + FORMER_SECRET_MS),
        secretEncrypted: encrypt(secret, id),
        updatedAt: now,
      })
      .where(ownOf(id, agencyId))
      .returning({ id: webhooks.id });
    if (!row) throw notFound('errors.webhook.notFound');
    await recordAudit(tx, actor, 'webhook.renew-secret', { id, agencyId });
  });
  return secret;
}

/** Lets an address rest, or go on with what waits for it. Throws as `removeWebhook`. */
export async function pauseWebhook(actor: Actor, input: PauseWebhookInput): Promise<string> {
  const { agencyId } = mayKeepWebhooks(actor);
  requireFresh(actor, 'webhooks');
  const { id, paused } = parseInput(pauseWebhookInput, input);
  const now = currentTime();
  return transact(async (tx) => {
    const [row] = await tx
      .update(webhooks)
      .set({
        pausedAt: paused ? now : null,
        failingSince: null,
        failuresInRow: 0,
        restsUntil: null,
        updatedAt: now,
      })
      .where(ownOf(id, agencyId))
      .returning({ id: webhooks.id });
    if (!row) throw notFound('errors.webhook.notFound');
    await recordAudit(tx, actor, paused ? 'webhook.pause' : 'webhook.resume', { id, agencyId });
    if (!paused) await queueSending(tx, agencyId);
    return id;
  });
}

/** Takes an address away: nothing more is sent to it. Throws UNAUTHENTICATED, FORBIDDEN, and NOT_FOUND alike for another agency's. */
export async function removeWebhook(actor: Actor, input: WebhookInput): Promise<string> {
  const { agencyId } = mayKeepWebhooks(actor);
  requireFresh(actor, 'webhooks');
  const { id } = parseInput(webhookInput, input);
  return transact(async (tx) => {
    const [row] = await tx
      .update(webhooks)
      .set({ removedAt: currentTime(), updatedAt: currentTime() })
      .where(ownOf(id, agencyId))
      .returning({ id: webhooks.id });
    if (!row) throw notFound('errors.webhook.notFound');
    await recordAudit(tx, actor, 'webhook.remove', { id, agencyId });
    return id;
  });
}

/** Sends an address a message that says nothing, within a minute. Throws as `removeWebhook`. */
export async function testWebhook(actor: Actor, input: WebhookInput): Promise<string> {
  const { agencyId } = mayKeepWebhooks(actor);
  const { id } = parseInput(webhookInput, input);
  return transact(async (tx) => {
    const [row] = await tx.select({ id: webhooks.id }).from(webhooks).where(ownOf(id, agencyId)).for('share');
    if (!row) throw notFound('errors.webhook.notFound');
    const now = currentTime();
    await tx.update(webhooks).set({ restsUntil: null }).where(eq(webhooks.id, id));
    const [sent] = await tx
      .insert(webhookDeliveries)
      .values({
        ...{ agencyId, webhookId: id, happening: TEST_EVENT, entityId: id },
        happenedAt: now,
        nextAttemptAt: now,
      })
      .returning({ id: webhookDeliveries.id });
    if (!sent) throw new Error('insert returned nothing');
    await recordAudit(tx, actor, 'webhook.test', { id, agencyId });
    await queueSending(tx, agencyId);
    return sent.id;
  });
}

/** Sends a message once more, whatever became of it, within a minute. Throws as `removeWebhook`. */
export async function resendDelivery(actor: Actor, input: WebhookInput): Promise<string> {
  const { agencyId } = mayKeepWebhooks(actor);
  const { id } = parseInput(webhookInput, input);
  return transact(async (tx) => {
    const now = currentTime();
    const [row] = await tx
      .update(webhookDeliveries)
      .set({ state: 'WAITING', attempts: 0, refusals: 0, nextAttemptAt: now, updatedAt: now })
      .where(and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.agencyId, agencyId)))
      .returning({ webhookId: webhookDeliveries.webhookId });
    if (!row) throw notFound('errors.webhook.notFound');
    await tx.update(webhooks).set({ restsUntil: null }).where(eq(webhooks.id, row.webhookId));
    await recordAudit(
      tx,
      actor,
      'webhook.resend',
      { id: row.webhookId, agencyId },
      { detail: { delivery: id } },
    );
    await queueSending(tx, agencyId);
    return id;
  });
}
