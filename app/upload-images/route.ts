import { receiveUpload } from '@/app/api/receive-upload';
import { onlyPost } from '@/app/api/unknown-path';
import { uploadImage } from '@/lib/agencies/images/upload-image';
import { requireSignedIn } from '@/lib/core/abilities';
import type { Actor } from '@/lib/core/actor';
import { fileUrl } from '@/lib/core/photo-url';
import { currentActor } from '@/lib/identity/session';
import type { FormFile } from '@/lib/storage/read-form-file';
import type { UploadPhotoInput } from '@/lib/talents/photos/inputs';
import { uploadPhoto } from '@/lib/talents/photos/upload-photo';

/**
 * An image as multipart `file`. Of an agency it is for itself or a client, and answers `{ status, id, name, size, url }`,
 * the id being what a `logo` of the GraphQL inputs takes. Of a talent, or with the field `talentId`, it is a photo of
 * the category in the field `type` (IBOOK unless said), and answers `{ status, id, name, url }` with the id of the
 * multimedia. Else `{ status, message }`. The specification's headers `name-user` and `users` are not read: who uploads
 * is who is signed in.
 */
export const POST = (request: Request): Promise<Response> =>
  receiveUpload(request, {
    allowed: async () => {
      const actor = await currentActor();
      requireSignedIn(actor);
      return actor;
    },
    missing: 'upload.missing',
    keep: async (actor, file) => ({ status: 200, ...(await keep(actor, file)) }),
  });

async function keep(actor: Actor, file: FormFile) {
  const talentId = file.field('talentId');
  if (actor.kind !== 'talent' && !talentId) {
    const { id, name, size } = await uploadImage(actor, file);
    return { id, name, size, url: fileUrl(id, 320) };
  }
  const input = { type: file.field('type') || 'IBOOK', ...(talentId ? { talentId } : {}) };
  const { id, fileId } = await uploadPhoto(actor, file, input as UploadPhotoInput);
  return { id, name: file.name, url: fileUrl(fileId, 320) };
}

export { onlyPost as GET, onlyPost as PUT, onlyPost as PATCH, onlyPost as DELETE, onlyPost as OPTIONS };
