import { builder } from '@/lib/graphql/builder';
import { serveWrite } from '@/lib/graphql/serve-write';
import {
  createWebhook,
  pauseWebhook,
  removeWebhook,
  renewWebhookSecret,
  resendDelivery,
  testWebhook,
} from './change-webhook';
import type { CreateWebhookInput } from './inputs';
import {
  CREATE_WEBHOOK,
  PAUSE_WEBHOOK,
  REMOVE_WEBHOOK,
  RENEW_WEBHOOK_SECRET,
  RESEND_DELIVERY,
  TEST_WEBHOOK,
} from './writes';

const CreatedType = builder.objectRef<{ id: string; secret: string }>('CreatedWebhook').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    secret: t.exposeString('secret', { description: 'Told once.' }),
  }),
});

serveWrite(CREATE_WEBHOOK, CreatedType, (actor, args) => createWebhook(actor, args as CreateWebhookInput));
serveWrite(RENEW_WEBHOOK_SECRET, 'String', renewWebhookSecret, {
  description: 'The former secret signs too for a day.',
});
serveWrite(PAUSE_WEBHOOK, 'ID', pauseWebhook);
serveWrite(REMOVE_WEBHOOK, 'ID', removeWebhook);
serveWrite(TEST_WEBHOOK, 'ID', testWebhook, { description: 'A message that says nothing, within a minute.' });
serveWrite(RESEND_DELIVERY, 'ID', resendDelivery);
