import { answerFailure } from '@/app/api/answer-rest';
import { uploadImage } from '@/lib/agencies/images/upload-image';
import { AppError } from '@/lib/core/errors';
import { fileUrl } from '@/lib/core/photo-url';
import { currentActor } from '@/lib/identity/session';
import { fromElsewhere } from '@/lib/platform/own-origin';
import { readFormFile } from '@/lib/storage/read-form-file';

/**
 * An image for the agency or one of its clients, as multipart `file`; answers `{ status, id, name, size, url }` or
 * `{ status, message }`. The id is what a `logo` of the GraphQL inputs takes. The specification's headers `name-user`
 * and `users` are not read: who uploads is who is signed in.
 */
export async function POST(request: Request): Promise<Response> {
  try {
    if (fromElsewhere(request)) throw new AppError('FORBIDDEN', 'errors.forbidden');
    const actor = await currentActor();
    if (actor.kind === 'anonymous') throw new AppError('UNAUTHENTICATED', 'errors.unauthenticated');
    const { id, name, size } = await uploadImage(actor, await readFormFile(request, 'upload.missing'));
    return Response.json({ status: 200, id, name, size, url: fileUrl(id, 320) });
  } catch (error) {
    return answerFailure(request, error);
  }
}
