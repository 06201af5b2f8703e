import { builder } from '@/lib/graphql/builder';
import { ConvocatedType } from '../graphql';
import { orderShowcase } from './order-showcase';
import { showEveryone, showTalents } from './show-talents';

builder.objectField(ConvocatedType, 'shownAt', (t) =>
  t.field({
    description: "Since when the client may see it in the event's showcase.",
    type: 'DateTime',
    nullable: true,
    resolve: ({ shownAt }) => shownAt,
  }),
);

builder.mutationFields((t) => ({
  showTalents: t.field({
    description: 'Shows called talents to the client of the event, or takes them out of its showcase.',
    type: [ConvocatedType],
    args: {
      eventId: t.arg.id({ required: true }),
      convocatedIds: t.arg.idList({ required: true }),
      shown: t.arg.boolean({ required: true }),
    },
    resolve: (_, input, { actor }) => showTalents(actor, input),
  }),
  showEveryone: t.field({
    description:
      'Shows all who said yes to the client of the event, or takes all talents out of its showcase.',
    type: [ConvocatedType],
    args: { eventId: t.arg.id({ required: true }), shown: t.arg.boolean({ required: true }) },
    resolve: (_, input, { actor }) => showEveryone(actor, input),
  }),
  orderShowcase: t.field({
    description:
      'Puts shown talents of the event in that order, in the places that they have among all; answers how many.',
    type: 'Int',
    args: {
      eventId: t.arg.id({ required: true }),
      convocatedIds: t.arg.idList({ required: true }),
    },
    resolve: (_, input, { actor }) => orderShowcase(actor, input),
  }),
}));
