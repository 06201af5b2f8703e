import * as z from 'zod/mini';
import { WEBHOOK_EVENT_NAMES } from '@/db/values/webhooks';

const events = z.array(z.enum(WEBHOOK_EVENT_NAMES)).check(z.minLength(1, 'errors.webhook.noEvents'));
const url = z
  .string()
  .check(z.trim(), z.minLength(1, 'validation.required'), z.maxLength(500, 'errors.webhook.url'));

export const createWebhookInput = z.object({ url, events });
export type CreateWebhookInput = z.input<typeof createWebhookInput>;

export const webhookInput = z.object({ id: z.uuid('errors.webhook.notFound') });
export type WebhookInput = z.input<typeof webhookInput>;

export const pauseWebhookInput = z.object({ id: z.uuid('errors.webhook.notFound'), paused: z.boolean() });
export type PauseWebhookInput = z.input<typeof pauseWebhookInput>;
