import { fileTypeFromBuffer } from 'file-type';
import { AppError } from '@/lib/core/errors';
import { reencodeImage } from './decode-image';
import { isPolyglot } from './detect-polyglot';
import { inspectPdf } from './inspect-pdf';
import { type Inspected, UPLOAD_TYPES, type UploadType } from './inspect-upload';

const refuse = (reason: string) => new AppError('INVALID', `upload.${reason}`);

async function detectType(bytes: Buffer, allow: readonly UploadType[]): Promise<UploadType> {
  const detected = await fileTypeFromBuffer(bytes);
  const type = UPLOAD_TYPES.find((candidate) => candidate === detected?.ext);
  if (!type || !allow.includes(type)) throw refuse(allow.includes('pdf') ? 'wrongType' : 'wrongImageType');
  return type;
}

type Given = { readonly bytes: Uint8Array; readonly allow: readonly UploadType[] };

/** What `inspectUpload` has done in another process: it takes the time and memory that the bytes want. */
export async function inspectBytes({ bytes: given, allow }: Given): Promise<Inspected> {
  const bytes = Buffer.from(given.buffer, given.byteOffset, given.byteLength);
  const extension = await detectType(bytes, allow);
  if (isPolyglot(bytes, extension)) throw refuse('wrongType');
  if (extension !== 'pdf') return { extension, picture: await reencodeImage(bytes, extension) };
  inspectPdf(bytes);
  return { extension, picture: null };
}
