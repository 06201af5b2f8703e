import { builder } from '@/lib/graphql/builder';
import { ClientType } from '../graphql';
import { mergeClients } from './merge-clients';

builder.mutationField('mergeClients', (t) =>
  t.field({
    type: ClientType,
    description: 'Makes one client of two that are one; answers the one that stays. It cannot be undone.',
    args: { fromId: t.arg.id({ required: true }), intoId: t.arg.id({ required: true }) },
    resolve: (_, args, { actor }) => mergeClients(actor, args),
  }),
);
