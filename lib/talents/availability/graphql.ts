import { builder } from '@/lib/graphql/builder';
import { serveWrite } from '@/lib/graphql/serve-write';
import { blockDays, unblockDays } from './block-days';
import { endCalendar, makeCalendar } from './calendar/change-calendar';
import { type BlockedRange, listBlockedDays } from './queries';
import { BLOCK_DAYS, END_CALENDAR, MAKE_CALENDAR, UNBLOCK_DAYS } from './writes';

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

serveWrite(BLOCK_DAYS, 'ID', blockDays, { description: 'Ranges that touch become one; answers its id.' });
serveWrite(UNBLOCK_DAYS, 'ID', unblockDays, { description: "Answers the range's id." });
serveWrite(MAKE_CALENDAR, 'String', (actor, __) => makeCalendar(actor), {
  description: "The secret address of one's calendar (text/calendar). The one before it ends.",
});
serveWrite(END_CALENDAR, 'Boolean', (actor, __) => endCalendar(actor), {
  description: 'False when there was none.',
});
