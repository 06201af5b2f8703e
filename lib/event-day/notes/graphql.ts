import { builder } from '@/lib/graphql/builder';
import { deleteNote } from './delete-note';
import { saveNote } from './save-note';

const DeskNoteInputType = builder.inputType('DeskNoteInput', {
  description: 'A note of the desk of an event, with the id that the device gave it.',
  fields: (t) => ({
    id: t.id({ required: true }),
    eventId: t.id({ required: true }),
    convocatedId: t.id({ description: 'Of whom it tells; left out for one of the event.' }),
    day: t.string({ required: true }),
    text: t.string({ required: true }),
    pressedAt: t.field({ type: 'DateTime', required: true }),
  }),
});

builder.mutationFields((t) => ({
  saveDeskNote: t.id({
    description:
      'Keeps a note of the desk. One sent twice is kept once. Photos are posted to /mesa/{eventId}/fotos.',
    args: { input: t.arg({ type: DeskNoteInputType, required: true }) },
    resolve: (_, { input: { convocatedId, ...input } }, { actor }) =>
      saveNote(actor, { ...input, convocatedId: convocatedId ?? null }),
  }),
  deleteDeskNote: t.id({
    description: 'Deletes a note of the desk and its photos.',
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, args, { actor }) => deleteNote(actor, args),
  }),
}));
