import { receiveUpload } from '@/app/api/receive-upload';
import { onlyPost } from '@/app/api/unknown-path';
import { keepPhoto } from '@/lib/event-day/notes/keep-photo';
import { mayRunEventDay } from '@/lib/event-day/policy';
import { currentActor } from '@/lib/identity/session';

/** A photo of a note of the desk, as multipart `file` with the device's `id` and the `noteId`. Answers `{ id }`. */
export const POST = (request: Request): Promise<Response> =>
  receiveUpload(request, {
    allowed: async () => {
      const actor = await currentActor();
      mayRunEventDay(actor);
      return actor;
    },
    missing: 'upload.missing',
    keep: async (actor, file) => ({
      id: await keepPhoto(actor, file, { id: file.field('id'), noteId: file.field('noteId') }),
    }),
  });

export { onlyPost as GET, onlyPost as PUT, onlyPost as PATCH, onlyPost as DELETE, onlyPost as OPTIONS };
