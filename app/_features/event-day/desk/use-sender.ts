'use client';

import { useCallback } from 'react';
import { useWrite } from '@/app/_features/graphql/use-write';
import { sendFile, UploadError } from '@/app/_ui/upload/send-file';
import { RECORD_ATTENDANCE } from '@/lib/event-day/attendance/writes';
import { SAVE_DESK_NOTE } from '@/lib/event-day/notes/writes';
import {
  type MadeMark,
  type MadeNote,
  type MadePhoto,
  marksIn,
  notesIn,
  photosIn,
  type Waiting,
} from '../kept/waiting';

/** What became of what was sent: kept, refused for good and why, and whether to stop for now. */
export type Outcome = {
  readonly kept: readonly string[];
  readonly refused: readonly { readonly id: string; readonly why: string }[];
  readonly stop: 'offline' | 'later' | 'signedOut' | null;
};

const KEPT_NOTHING: Outcome = { kept: [], refused: [], stop: null };

/**
 * Answers that another try would get again: the person is told. Without a session the log-in comes first, and what waits
 * goes after it.
 */
const FINAL: ReadonlySet<string> = new Set(['CONFLICT', 'FORBIDDEN', 'INVALID', 'NOT_FOUND']);
const FINAL_STATUS: ReadonlySet<number> = new Set([400, 403, 404, 409, 413, 422]);

/** Marks sent at once; a day of two hundred people goes in a few. */
const MOST_AT_ONCE = 100;

/** Sends the next of what waits: marks first, together, then notes, then photos of notes that arrived. Null when nothing can go. */
export function useSender(eventId: string, onProgress: (photoId: string, percent: number) => void) {
  const { run: recordMarks } = useWrite(RECORD_ATTENDANCE);
  const { run: saveNote } = useWrite(SAVE_DESK_NOTE);

  const sendMarks = useCallback(
    async (marks: readonly MadeMark[]): Promise<Outcome> => {
      const result = await recordMarks({ eventId, marks: marks.map(toMarkInput) });
      const ids = marks.map(({ id }) => id);
      if (!result.ok) return failed(ids, result.failure);
      const refused = result.data.flatMap(({ id, refused }) => (refused ? [{ id, why: refused }] : []));
      const lost = new Set(refused.map(({ id }) => id));
      return { kept: ids.filter((id) => !lost.has(id)), refused, stop: null };
    },
    [eventId, recordMarks],
  );

  const sendNote = useCallback(
    async (note: MadeNote): Promise<Outcome> => {
      const result = await saveNote({ ...note, eventId });
      return result.ok ? { ...KEPT_NOTHING, kept: [note.id] } : failed([note.id], result.failure);
    },
    [eventId, saveNote],
  );

  const sendPhoto = useCallback(
    async ({ id, noteId, name, picture }: MadePhoto): Promise<Outcome> => {
      try {
        await sendFile(`/mesa/${eventId}/fotos`, new File([picture], name, { type: 'image/jpeg' }), {
          fields: { id, noteId },
          onProgress: (percent) => onProgress(id, percent),
          signal: new AbortController().signal,
        });
        return { ...KEPT_NOTHING, kept: [id] };
      } catch (error) {
        if (!(error instanceof UploadError)) throw error;
        const { status, message } = error;
        if (status === null) return { ...KEPT_NOTHING, stop: 'offline' };
        if (FINAL_STATUS.has(status)) return { ...KEPT_NOTHING, refused: [{ id, why: message }] };
        return { ...KEPT_NOTHING, stop: status === 401 ? 'signedOut' : 'later' };
      }
    },
    [eventId, onProgress],
  );

  return useCallback(
    async (waiting: readonly Waiting[]): Promise<Outcome | null> => {
      const marks = marksIn(waiting).slice(0, MOST_AT_ONCE);
      if (marks.length > 0) return sendMarks(marks);
      const notes = notesIn(waiting);
      if (notes[0]) return sendNote(notes[0]);
      const [photo] = photosIn(waiting);
      return photo ? sendPhoto(photo) : null;
    },
    [sendMarks, sendNote, sendPhoto],
  );
}

function failed(ids: readonly string[], { code, message }: { code: string; message: string }): Outcome {
  if (FINAL.has(code)) return { ...KEPT_NOTHING, refused: ids.map((id) => ({ id, why: message })) };
  return { ...KEPT_NOTHING, stop: code === 'OFFLINE' ? 'offline' : 'later' };
}

const toMarkInput = ({ at, pressedAt, ...mark }: MadeMark) => ({
  ...mark,
  at: at.toISOString(),
  pressedAt: pressedAt.toISOString(),
});
