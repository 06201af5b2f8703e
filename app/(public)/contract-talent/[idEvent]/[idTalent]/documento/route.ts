import { answerFailure } from '@/app/api/answer-rest';
import { uploadContractDocument } from '@/lib/contracts/upload-document';
import { AppError } from '@/lib/core/errors';
import { currentLinkActor } from '@/lib/identity/session';
import { fromElsewhere } from '@/lib/platform/own-origin';
import { readFormFile } from '@/lib/storage/read-form-file';

type Context = { params: Promise<{ idEvent: string; idTalent: string }> };

/** One document of the contract, as multipart `kind` and `file`; answers `{ id, name, size }` or `{ message }`. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  try {
    if (fromElsewhere(request)) throw new AppError('FORBIDDEN', 'errors.forbidden');
    const { idEvent: eventId, idTalent: talentId } = await params;
    const actor = await currentLinkActor('CONTRACT', { eventId, talentId });
    if (actor.kind === 'anonymous') throw new AppError('FORBIDDEN', 'errors.link.invalid');
    const { field, ...file } = await readFormFile(request, 'contract.uploadDocument');
    const { kind, fileName, size } = await uploadContractDocument(actor, { ...file, kind: field('kind') });
    return Response.json({ id: kind, name: fileName, size });
  } catch (error) {
    return answerFailure(request, error);
  }
}
