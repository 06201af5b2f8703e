import { builder } from '@/lib/graphql/builder';
import { orderReserves } from './order-reserves';

builder.mutationFields((t) => ({
  orderReserves: t.int({
    description:
      'Puts reserves in the order in which they are to be promoted; answers how many stand in line.',
    args: {
      eventId: t.arg.id({ required: true }),
      convocatedIds: t.arg.idList({ required: true }),
    },
    resolve: (_, input, { actor }) => orderReserves(actor, input),
  }),
}));
