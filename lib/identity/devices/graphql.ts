import { builder } from '@/lib/graphql/builder';
import { markOwnMessage } from './mark-own-message';
import { subscribeBrowser } from './subscribe-browser';
import { unsubscribeBrowser } from './unsubscribe-browser';

builder.mutationFields((t) => ({
  subscribeBrowser: t.boolean({
    description: 'Lets a browser of oneself take push messages (the parts of its PushSubscription).',
    args: {
      endpoint: t.arg.string({ required: true }),
      p256dh: t.arg.string({ required: true }),
      auth: t.arg.string({ required: true }),
    },
    resolve: (_, args, { actor }) => subscribeBrowser(actor, args),
  }),
  unsubscribeBrowser: t.boolean({
    description: 'False when it took none.',
    args: { endpoint: t.arg.string({ required: true }) },
    resolve: (_, { endpoint }, { actor }) => unsubscribeBrowser(actor, endpoint),
  }),
  markMessage: t.boolean({
    description:
      'Says that a push message came to one’s device, or was opened there; false when it is known.',
    args: { id: t.arg.id({ required: true }), opened: t.arg.boolean({ required: true }) },
    resolve: (_, args, { actor }) => markOwnMessage(actor, args),
  }),
}));
