import { builder } from '@/lib/graphql/builder';
import {
  createWebhook,
  pauseWebhook,
  removeWebhook,
  renewWebhookSecret,
  resendDelivery,
  testWebhook,
} from './change-webhook';
import type { CreateWebhookInput } from './inputs';

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
