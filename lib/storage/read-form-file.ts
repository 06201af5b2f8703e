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

/** A form of ours has six parts at the most. */
const MOST_PARTS = 40;
const LONGEST_HEADERS = 8 * 1024;
const BOUNDARY = /^multipart\/form-data\s*;.*?boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i;

/** A text of a form is shorter than this; a longer part is a file, or nothing that is asked for. */
const LONGEST_TEXT = 64 * 1024;
const HEAD_END = '\r\n\r\n';

type SplitForm = {
  readonly type: string;
  /** The same form with its long parts emptied: others read it in no time. */
  readonly small: Buffer;
  readonly contents: readonly Buffer[];
};

/** A form of few parts with short headers, taken apart where its parts begin; null for any other body. */
function splitForm(body: Buffer, sentType: string): SplitForm | null {
  const [, quoted, bare] = BOUNDARY.exec(sentType) ?? [];
  const boundary = quoted ?? bare;
  if (boundary === undefined) return null;
  const first = Buffer.from(`--${boundary}`, 'latin1');
  const mark = Buffer.from(`\r\n--${boundary}`, 'latin1');
  if (!body.subarray(0, first.length).equals(first)) return null;
  const contents: Buffer[] = [];
  const small: Buffer[] = [];
  for (let at = first.length; body.subarray(at, at + 2).toString('latin1') !== '--'; ) {
    const head = body.subarray(at, at + LONGEST_HEADERS).indexOf(HEAD_END);
    const end = body.indexOf(mark, at);
    if (head === -1 || end < at + head + HEAD_END.length || contents.length === MOST_PARTS) return null;
    const content = body.subarray(at + head + HEAD_END.length, end);
    contents.push(content);
    small.push(first, body.subarray(at, at + head + HEAD_END.length));
    if (content.length <= LONGEST_TEXT) small.push(content);
    small.push(Buffer.from('\r\n'));
    at = end + mark.length;
  }
  small.push(first, Buffer.from('--\r\n'));
  return { type: `multipart/form-data; boundary="${boundary}"`, small: Buffer.concat(small), contents };
}

async function parseForm(body: Buffer, sentType: string, missing: string): Promise<FormFile> {
  const refusal = () => new AppError('INVALID', missing);
  const split = splitForm(body, sentType);
  if (!split) throw refusal();
  const form = await new Response(new Uint8Array(split.small), { headers: { 'content-type': split.type } })
    .formData()
    .catch(() => {
      throw refusal();
    });
  const entries = [...form.entries()];
  const at = entries.findIndex(([name, value]) => name === 'file' && value instanceof File);
  const file = entries[at]?.[1];
  const bytes = split.contents[at];
  if (!(file instanceof File) || !bytes || entries.length !== split.contents.length) throw refusal();
  const field = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  return { name: file.name, bytes, field };
}
