import { answerFailure, answerOr } from '@/app/api/answer-rest';
import { onlyPost } from '@/app/api/unknown-path';
import { AppError } from '@/lib/core/errors';
import { spendAllowance } from '@/lib/identity/limits/spend-allowance';
import { currentLinkActor } from '@/lib/identity/session';
import { once } from '@/lib/platform/once';
import { fromElsewhere } from '@/lib/platform/own-origin';
import { withFormFile } from '@/lib/storage/read-form-file';
import type { UploadPhotoInput } from '@/lib/talents/photos/inputs';
import { uploadPhoto } from '@/lib/talents/photos/upload-photo';
import { mayAddPhotos } from '@/lib/talents/policy';

type Context = { params: Promise<{ idTalent: string }> };

/** A photo of who has just registered, as multipart `type` and `file`; answers `{ id, name, size }` or `{ message }`. */
export const POST = (request: Request, { params }: Context): Promise<Response> =>
  answerOr(request, answerFailure, async () => {
    if (fromElsewhere(request)) throw new AppError('FORBIDDEN', 'errors.forbidden');
    const { idTalent: talentId } = await params;
    const actor = await currentLinkActor('JOINING_PHOTOS', { talentId });
    // Before the body is read.
    mayAddPhotos(actor);
    await spendAllowance(actor, 'upload');
    const answer = await withFormFile(request, 'upload.missing', (file) =>
      once({ request, actorOf: async () => actor, body: async () => file.bytes }, async () => {
        const { id } = await uploadPhoto(actor, file, { type: file.field('type') } as UploadPhotoInput);
        return { id, name: file.name, size: file.bytes.length };
      }),
    );
    return Response.json(answer);
  });

export { onlyPost as GET, onlyPost as PUT, onlyPost as PATCH, onlyPost as DELETE };
