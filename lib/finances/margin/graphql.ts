import { builder } from '@/lib/graphql/builder';
import { noteLine } from './note-line';

builder.mutationFields((t) => ({
  noteEventFinances: t.string({
    description: 'Why a line differs; an empty note removes it. The note that stands.',
    args: {
      eventId: t.arg.id({ required: true }),
      line: t.arg.string({ required: true }),
      note: t.arg.string({ required: true }),
    },
    resolve: (_, args, { actor }) => noteLine(actor, args),
  }),
}));
