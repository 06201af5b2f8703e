import { serveWrite } from '@/lib/graphql/serve-write';
import { deleteNote } from './delete-note';
import { saveNote } from './save-note';
import { DELETE_DESK_NOTE, SAVE_DESK_NOTE } from './writes';

serveWrite(
  SAVE_DESK_NOTE,
  'ID',
  (actor, { convocatedId, ...input }) => saveNote(actor, { ...input, convocatedId: convocatedId ?? null }),
  {
    description:
      'Keeps a note of the desk. One sent twice is kept once. Photos are posted to /mesa/{eventId}/fotos.',
    about: {
      DeskNoteInput: 'A note of the desk of an event, with the id that the device gave it.',
      convocatedId: 'Of whom it tells; left out for one of the event.',
    },
  },
);
serveWrite(DELETE_DESK_NOTE, 'ID', deleteNote, { description: 'Deletes a note of the desk and its photos.' });
