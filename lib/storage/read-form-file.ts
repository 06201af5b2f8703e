import { AppError } from '@/lib/core/errors';
import { MAX_UPLOAD_BYTES } from './inspect-upload';
import { readLimited } from './read-limited';

/** What a multipart body weighs besides its file. */
const ENVELOPE_BYTES = 64 * 1024;

export type FormFile = {
  readonly name: string;
  readonly bytes: Buffer;
  /** Another field of the same body, or an empty text. */
  readonly field: (name: string) => string;
};

/**
 * Reads the `file` of a multipart request. Never holds more than the limit, and takes nothing that came shorter than
 * it was announced. Throws INVALID with `upload.tooLarge`, `upload.damaged`, or `missing` where there is no file.
 */
export async function readFormFile(request: Request, missing: string): Promise<FormFile> {
  const most = MAX_UPLOAD_BYTES + ENVELOPE_BYTES;
  const announced = request.headers.get('content-length');
  if (Number(announced) > most) throw new AppError('INVALID', 'upload.tooLarge');
  if (!request.body) throw new AppError('INVALID', missing);
  const body = await readLimited(request.body, most);
  if (announced && Number(announced) !== body.length) throw new AppError('INVALID', 'upload.damaged');
  const type = request.headers.get('content-type') ?? '';
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } })
    .formData()
    .catch(() => {
      throw new AppError('INVALID', missing);
    });
  const file = form.get('file');
  if (!(file instanceof File)) throw new AppError('INVALID', missing);
  const field = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  return { name: file.name, bytes: Buffer.from(await file.arrayBuffer()), field };
}
