import { answerFailure, answerOr } from '@/app/api/answer-rest';
import { maySignContract } from '@/lib/contracts/policy';
import { uploadContractDocument } from '@/lib/contracts/signing/upload-document';
import { AppError } from '@/lib/core/errors';
import { spendAllowance } from '@/lib/identity/limits/spend-allowance';
import { currentLinkActor } from '@/lib/identity/session';
import { once } from '@/lib/platform/once';
import { fromElsewhere } from '@/lib/platform/own-origin';
import { withFormFile } from '@/lib/storage/read-form-file';

type Context = { params: Promise<{ idEvent: string; idTalent: string }> };

/** One document of the contract, as multipart `kind` and `file`; answers `{ id, name, size }` or `{ message }`. */
export const POST = (request: Request, { params }: Context): Promise<Response> =>
  answerOr(request, answerFailure, async () => {
    if (fromElsewhere(request)) throw new AppError('FORBIDDEN', 'errors.forbidden');
    const { idEvent: eventId, idTalent: talentId } = await params;
    const actor = await currentLinkActor('CONTRACT', { eventId, talentId });
    // Before the body is read: ten megabytes are taken from nobody else.
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
    return Response.json({ id: kind, name: fileName, size });
  });
