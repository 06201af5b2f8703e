import { answerFailure, answerOr } from '@/app/api/answer-rest';
import { onlyPost } from '@/app/api/unknown-path';
import { uploadImage } from '@/lib/agencies/images/upload-image';
import { requireSignedIn } from '@/lib/core/abilities';
import { AppError } from '@/lib/core/errors';
import { fileUrl } from '@/lib/core/photo-url';
import { spendAllowance } from '@/lib/identity/limits/spend-allowance';
import { currentActor } from '@/lib/identity/session';
import { once } from '@/lib/platform/once';
import { fromElsewhere } from '@/lib/platform/own-origin';
import { withFormFile } from '@/lib/storage/read-form-file';

/**
 * An image for the agency or one of its clients, as multipart `file`; answers `{ status, id, name, size, url }` or
 * `{ status, message }`. The id is what a `logo` of the GraphQL inputs takes. The specification's headers `name-user`
 * and `users` are not read: who uploads is who is signed in.
 */
export const POST = (request: Request): Promise<Response> =>
  answerOr(request, answerFailure, async () => {
    if (fromElsewhere(request)) throw new AppError('FORBIDDEN', 'errors.forbidden');
    const actor = await currentActor();
    requireSignedIn(actor);
    await spendAllowance(actor, 'upload');
    const { id, name, size } = await withFormFile(request, 'upload.missing', (file) =>
      once({ request, actorOf: async () => actor, body: async () => file.bytes }, () =>
        uploadImage(actor, file),
      ),
    );
    return Response.json({ status: 200, id, name, size, url: fileUrl(id, 320) });
  });

export { onlyPost as GET, onlyPost as PUT, onlyPost as PATCH, onlyPost as DELETE };
