import { builder } from '@/lib/graphql/builder';
import { serveWrite } from '@/lib/graphql/serve-write';
import { ConvocatedType } from '../graphql';
import { orderShowcase } from './order-showcase';
import { sendShowcase } from './send-showcase';
import { showEveryone, showTalents } from './show-talents';
import { ORDER_SHOWCASE, SEND_SHOWCASE, SHOW_EVERYONE, SHOW_TALENTS } from './writes';

builder.objectField(ConvocatedType, 'shownAt', (t) =>
  t.field({
    description: "Since when the client may see it in the event's showcase.",
    type: 'DateTime',
    nullable: true,
    resolve: ({ shownAt }) => shownAt,
  }),
);

serveWrite(SHOW_TALENTS, [ConvocatedType], showTalents, {
  description: 'Shows called talents to the client of the event, or takes them out of its showcase.',
});
serveWrite(SHOW_EVERYONE, [ConvocatedType], showEveryone, {
  description: 'Shows all who said yes to the client of the event, or takes all talents out of its showcase.',
});
serveWrite(ORDER_SHOWCASE, 'Int', orderShowcase, {
  description:
    'Puts shown talents of the event in that order, in the places that they have among all; answers how many.',
});
serveWrite(SEND_SHOWCASE, 'Boolean', sendShowcase, {
  description: 'Mails the client of the event where it sees whom the agency shows it.',
});
