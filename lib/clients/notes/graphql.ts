import { builder } from '@/lib/graphql/builder';
import { ClientType } from '../graphql';
import { addClientNote, removeClientNote } from './write-notes';

builder.mutationFields((t) => ({
  addClientNote: t.field({
    type: ClientType,
    args: { clientId: t.arg.id({ required: true }), text: t.arg.string({ required: true }) },
    resolve: (_, args, { actor }) => addClientNote(actor, args),
  }),
  removeClientNote: t.field({
    type: ClientType,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, args, { actor }) => removeClientNote(actor, args),
  }),
}));
