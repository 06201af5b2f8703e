import { builder } from '@/lib/graphql/builder';
import { serveWrite } from '@/lib/graphql/serve-write';
import { previewReminder, type ReminderPreview, sendDebtReminder } from './remind-debts';
import { SEND_DEBT_REMINDER } from './writes';

const FactType = builder.objectRef<readonly [string, string]>('ReminderFact').implement({
  fields: (t) => ({
    label: t.string({ resolve: ([label]) => label }),
    value: t.string({ resolve: ([, value]) => value }),
  }),
});

const PreviewType = builder.objectRef<ReminderPreview>('DebtReminderPreview').implement({
  description: 'What a reminder of a debt would say.',
  fields: (t) => ({
    to: t.exposeString('to'),
    subject: t.exposeString('subject'),
    text: t.exposeString('text'),
    facts: t.field({ type: [FactType], resolve: ({ facts }) => [...facts] }),
  }),
});

builder.queryFields((t) => ({
  debtReminder: t.field({
    type: PreviewType,
    description: 'Before it is sent by hand.',
    args: { eventId: t.arg.id({ required: true }) },
    resolve: (_, args, { actor }) => previewReminder(actor, args),
  }),
}));

serveWrite(SEND_DEBT_REMINDER, 'String', sendDebtReminder, {
  description: 'Reminds the client by mail. The address it goes to.',
});
