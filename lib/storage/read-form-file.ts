import { AppError } from '@/lib/core/errors';
import { MAX_UPLOAD_BYTES } from '@/lib/core/upload-limit';
import { createGate } from '@/lib/platform/gate';

import { spoolBody } from './spool-body';

/** Size of a multipart body besides its file. */
const ENVELOPE_BYTES = 64 * 1024;

/** Limits the uploads in memory, each with its body, its file and what is made of it. The others wait on the disk. */
const upload = createGate({ atOnce: 3, waiting: 60, retryAfterSeconds: 15 });

export type FormFile = {
  readonly name: string;
  readonly bytes: Buffer;
  /** Another field of the same body, or an empty text. */
  readonly field: (name: string) => string;
};

/**
 * Takes the `file` of a multipart request and answers what `keep` makes of it. The body waits on the disk while it
 * arrives, and only a few files are in memory at a time. Takes nothing that came shorter than it was announced. Throws
 * TOO_LARGE with `upload.tooLarge`, INVALID with `upload.damaged`, or `missing` where there is no file, and UNAVAILABLE,
 * with the time after which to come again, when too many come at once.
 */
export async function withFormFile<T>(
  request: Request,
  missing: string,
  keep: (file: FormFile) => Promise<T>,
): Promise<T> {
  const most = MAX_UPLOAD_BYTES + ENVELOPE_BYTES;
  const announced = request.headers.get('content-length');
  if (Number(announced) > most) throw new AppError('TOO_LARGE', 'upload.tooLarge');
  if (!request.body) throw new AppError('INVALID', missing);
  const body = await spoolBody(request.body, most);
  try {
    if (announced && Number(announced) !== body.size) throw new AppError('INVALID', 'upload.damaged');
    const type = request.headers.get('content-type') ?? '';
    return await upload(async () => keep(await parseForm(await body.read(), type, missing)));
  } finally {
    await body.drop();
  }
}

async function parseForm(body: Buffer, type: string, missing: string): Promise<FormFile> {
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
