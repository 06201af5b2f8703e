import { builder } from '@/lib/graphql/builder';
import { present } from '@/lib/graphql/present';
import { blockDays, unblockDays } from './block-days';
import { endCalendar, makeCalendar } from './calendar/change-calendar';
import { type BlockedRange, listBlockedDays } from './queries';

const BlockedDaysType = builder.objectRef<BlockedRange>('BlockedDays').implement({
  description: 'Days on which a talent takes no work, both included.',
  fields: (t) => ({
    id: t.exposeID('id'),
    firstDay: t.expose('firstDay', { type: 'Date' }),
    lastDay: t.expose('lastDay', { type: 'Date' }),
    note: t.exposeString('note', { nullable: true }),
  }),
});

builder.queryField('blockedDays', (t) =>
  t.field({
    type: [BlockedDaysType],
    description: 'Those that are not over: for the talent and the administrator.',
    args: { talentId: t.arg.id({ required: true }) },
    resolve: (_, { talentId }, { actor }) => listBlockedDays(actor, talentId),
  }),
);

builder.mutationFields((t) => {
  const talentId = t.arg.id({ required: true });
  return {
    blockDays: t.id({
      description: 'Ranges that touch become one; answers its id.',
      args: {
        talentId,
        firstDay: t.arg({ type: 'Date', required: true }),
        lastDay: t.arg({ type: 'Date', required: true }),
        note: t.arg.string(),
      },
      resolve: (_, args, { actor }) => blockDays(actor, present(args)),
    }),
    unblockDays: t.id({
      description: "Answers the range's id.",
      args: { talentId, id: t.arg.id({ required: true }) },
      resolve: (_, args, { actor }) => unblockDays(actor, args),
    }),
    makeCalendar: t.string({
      description: "The secret address of one's calendar (text/calendar). The one before it ends.",
      resolve: (_, __, { actor }) => makeCalendar(actor),
    }),
    endCalendar: t.boolean({
      description: 'False when there was none.',
      resolve: (_, __, { actor }) => endCalendar(actor),
    }),
  };
});
