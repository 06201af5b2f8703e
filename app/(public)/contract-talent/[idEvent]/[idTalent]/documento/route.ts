import { answerFailure } from '@/app/api/answer-rest';
import { type ContractUpload, uploadContractDocument } from '@/lib/contracts/upload-document';
import { AppError } from '@/lib/core/errors';
import { currentLinkActor } from '@/lib/identity/session';
import { fromElsewhere } from '@/lib/platform/own-origin';
import { MAX_UPLOAD_BYTES } from '@/lib/storage/inspect-upload';
import { readLimited } from '@/lib/storage/read-limited';

type Context = { params: Promise<{ idEvent: string; idTalent: string }> };

/** What a multipart body weighs besides its file. */
const ENVELOPE_BYTES = 64 * 1024;

/** One document of the contract, as multipart `kind` and `file`; answers `{ id, name, size }` or `{ message }`. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  try {
    if (fromElsewhere(request)) throw new AppError('FORBIDDEN', 'errors.forbidden');
    const { idEvent: eventId, idTalent: talentId } = await params;
    const actor = await currentLinkActor('CONTRACT', { eventId, talentId });
    if (actor.kind === 'anonymous') throw new AppError('FORBIDDEN', 'errors.link.invalid');
    const { kind, fileName, size } = await uploadContractDocument(actor, await readUpload(request));
    return Response.json({ id: kind, name: fileName, size });
  } catch (error) {
    return answerFailure(request, error);
  }
}

/** Never holds more than the limit, and takes nothing that came shorter than it was announced. */
async function readUpload(request: Request): Promise<ContractUpload> {
  const most = MAX_UPLOAD_BYTES + ENVELOPE_BYTES;
  const announced = request.headers.get('content-length');
  if (Number(announced) > most) throw new AppError('INVALID', 'upload.tooLarge');
  if (!request.body) throw new AppError('INVALID', 'contract.uploadDocument');
  const body = await readLimited(request.body, most);
  if (announced && Number(announced) !== body.length) throw new AppError('INVALID', 'upload.damaged');
  const type = request.headers.get('content-type') ?? '';
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } })
    .formData()
    .catch(() => {
      throw new AppError('INVALID', 'contract.uploadDocument');
    });
  const file = form.get('file');
  if (!(file instanceof File)) throw new AppError('INVALID', 'contract.uploadDocument');
  const bytes = Buffer.from(await file.arrayBuffer());
  return { kind: String(form.get('kind') ?? ''), name: file.name, bytes };
}
