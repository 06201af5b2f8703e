import '@/lib/root/imports';
import { receiveUpload } from '@/app/api/receive-upload';
import { onlyPost } from '@/app/api/unknown-path';
import { currentActor } from '@/lib/identity/session';
import { keepPicture } from '@/lib/imports/pictures/keep-picture';
import { mayImportTalents } from '@/lib/talents/policy';

type Context = { params: Promise<{ id: string }> };

/**
 * A photo of who came in by a row of the import, as multipart `file` with its `row`, `path` and `type`; answers `{ id }`,
 * or `{ message }`.
 */
export const POST = (request: Request, { params }: Context): Promise<Response> =>
  receiveUpload(request, {
    allowed: async () => {
      const actor = await currentActor();
      mayImportTalents(actor);
      return actor;
    },
    missing: 'upload.missing',
    allowance: 'picture',
    keep: async (actor, file) => {
      const { id } = await params;
      const [row, path, type] = [file.field('row'), file.field('path'), file.field('type')];
      return { status: 200, id: await keepPicture(actor, file, { id, row, path, type }) };
    },
  });

export { onlyPost as DELETE, onlyPost as GET, onlyPost as OPTIONS, onlyPost as PATCH, onlyPost as PUT };
