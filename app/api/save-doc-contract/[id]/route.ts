import { answerFailure, answerOr } from '@/app/api/answer-rest';
import { onlyPost } from '@/app/api/unknown-path';
import { maySignContract } from '@/lib/contracts/policy';
import { uploadContractDocument } from '@/lib/contracts/signing/upload-document';
import { AppError } from '@/lib/core/errors';
import { spendAllowance } from '@/lib/identity/limits/spend-allowance';
import { currentActor } from '@/lib/identity/session';
import { requireTalentVisit } from '@/lib/identity/sessions/talent-visit';
import { once } from '@/lib/platform/once';
import { fromElsewhere } from '@/lib/platform/own-origin';
import { withFormFile } from '@/lib/storage/read-form-file';

type Context = { params: Promise<{ id: string }> };

/**
 * One document of a talent's contract for the event of that id, from the mobile app: multipart `kind` (docId, rut, eps
 * or arl) and `file`. Answers `{ status, id, name, size }`, the id being the kind, or `{ status, message }`.
 */
export const POST = (request: Request, { params }: Context): Promise<Response> =>
  answerOr(request, answerFailure, async () => {
    if (fromElsewhere(request)) throw new AppError('FORBIDDEN', 'errors.forbidden');
    const { id: eventId } = await params;
    const actor = await requireTalentVisit(await currentActor(), 'CONTRACT', { eventId });
    maySignContract(actor);
    await spendAllowance(actor, 'upload');
    const { kind, fileName, size } = await withFormFile(
      request,
      'contract.uploadDocument',
      ({ field, ...file }) =>
        once({ request, actorOf: async () => actor, body: async () => file.bytes }, () =>
          uploadContractDocument(actor, { ...file, kind: field('kind') }),
        ),
    );
    return Response.json({ status: 200, id: kind, name: fileName, size });
  });

export { onlyPost as GET, onlyPost as PUT, onlyPost as PATCH, onlyPost as DELETE };
