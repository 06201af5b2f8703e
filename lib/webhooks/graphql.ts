import { DELIVERY_STATES, WEBHOOK_EVENT_NAMES } from '@/db/values/webhooks';
import { builder } from '@/lib/graphql/builder';
import { pageArguments, pagedList } from '@/lib/graphql/paged-lists';
import {
  createWebhook,
  pauseWebhook,
  removeWebhook,
  renewWebhookSecret,
  resendDelivery,
  testWebhook,
} from './change-webhook';
import type { CreateWebhookInput } from './inputs';
import { getWebhook, type ListedWebhook, listWebhooks, MOST_SHOWN } from './queries';
import { eventOf } from './rules';

type Detail = Awaited<ReturnType<typeof getWebhook>>;

const StateType = builder.enumType('WebhookDeliveryState', { values: DELIVERY_STATES });

const WebhookType = builder.objectRef<ListedWebhook>('Webhook').implement({
  description: 'An address of a program that is told of what happens.',
  fields: (t) => ({
    id: t.exposeID('id'),
    url: t.exposeString('url'),
    events: t.stringList({
      description: `Of ${WEBHOOK_EVENT_NAMES.join(', ')}.`,
      resolve: ({ happenings }) => happenings.map(eventOf),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    lastSentAt: t.expose('lastSentAt', { type: 'DateTime', nullable: true }),
    failingSince: t.expose('failingSince', { type: 'DateTime', nullable: true }),
    pausedAt: t.expose('pausedAt', { type: 'DateTime', nullable: true }),
  }),
});

const DeliveryType = builder.objectRef<Detail['deliveries'][number]>('WebhookDelivery').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    event: t.string({ resolve: ({ happening }) => eventOf(happening) }),
    subject: t.exposeString('entityId', { description: 'Id of what it tells of.' }),
    happenedAt: t.expose('happenedAt', { type: 'DateTime' }),
    state: t.expose('state', { type: StateType }),
    attempts: t.exposeInt('attempts'),
    attemptedAt: t.expose('attemptedAt', { type: 'DateTime', nullable: true }),
    nextAttemptAt: t.expose('nextAttemptAt', { type: 'DateTime', nullable: true }),
    statusCode: t.exposeInt('statusCode', { nullable: true }),
    tookMs: t.exposeInt('tookMs', { nullable: true }),
    failure: t.exposeString('failure', { nullable: true }),
  }),
});

builder.queryFields((t) => ({
  webhooks: t.field({ type: [WebhookType], resolve: (_, __, { actor }) => listWebhooks(actor) }),
  webhookDeliveries: t.field({
    type: [DeliveryType],
    description: 'To one address, the newest first.',
    args: { webhookId: t.arg.id({ required: true }), ...pageArguments(MOST_SHOWN) },
    resolve: (_, { webhookId, ...asked }, context, info) =>
      pagedList(
        asked,
        context,
        info,
        MOST_SHOWN,
        async (page) => (await getWebhook(context.actor, webhookId, page)).deliveries,
      ),
  }),
}));

const CreatedType = builder.objectRef<{ id: string; secret: string }>('CreatedWebhook').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    secret: t.exposeString('secret', { description: 'Told once.' }),
  }),
});

builder.mutationFields((t) => {
  const id = t.arg.id({ required: true });
  return {
    createWebhook: t.field({
      type: CreatedType,
      args: { url: t.arg.string({ required: true }), events: t.arg.stringList({ required: true }) },
      resolve: (_, args, { actor }) => createWebhook(actor, args as CreateWebhookInput),
    }),
    renewWebhookSecret: t.string({
      description: 'The former secret signs too for a day.',
      args: { id },
      resolve: (_, args, { actor }) => renewWebhookSecret(actor, args),
    }),
    pauseWebhook: t.id({
      args: { id, paused: t.arg.boolean({ required: true }) },
      resolve: (_, args, { actor }) => pauseWebhook(actor, args),
    }),
    removeWebhook: t.id({ args: { id }, resolve: (_, args, { actor }) => removeWebhook(actor, args) }),
    testWebhook: t.id({
      description: 'A message that says nothing, within a minute.',
      args: { id },
      resolve: (_, args, { actor }) => testWebhook(actor, args),
    }),
    resendWebhookDelivery: t.id({
      args: { id },
      resolve: (_, args, { actor }) => resendDelivery(actor, args),
    }),
  };
});
