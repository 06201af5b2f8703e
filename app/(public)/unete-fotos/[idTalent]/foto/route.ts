import { receiveUpload } from '@/app/api/receive-upload';
import { onlyPost } from '@/app/api/unknown-path';
import { currentLinkActor } from '@/lib/identity/session';
import type { UploadPhotoInput } from '@/lib/talents/photos/inputs';
import { uploadPhoto } from '@/lib/talents/photos/upload-photo';
import { mayAddPhotos } from '@/lib/talents/policy';

type Context = { params: Promise<{ idTalent: string }> };

/** A photo of who has just registered, as multipart `type` and `file`; answers `{ id, name, size }` or `{ message }`. */
export const POST = (request: Request, { params }: Context): Promise<Response> =>
  receiveUpload(request, {
    allowed: async () => {
      const actor = await currentLinkActor('JOINING_PHOTOS', { talentId: (await params).idTalent });
      mayAddPhotos(actor);
      return actor;
    },
    missing: 'upload.missing',
    keep: async (actor, file) => {
      const { id } = await uploadPhoto(actor, file, { type: file.field('type') } as UploadPhotoInput);
      return { id, name: file.name, size: file.bytes.length };
    },
  });

export { onlyPost as GET, onlyPost as PUT, onlyPost as PATCH, onlyPost as DELETE, onlyPost as OPTIONS };
