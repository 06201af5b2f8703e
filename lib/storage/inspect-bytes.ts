import { fileTypeFromBuffer } from 'file-type';
import { AppError } from '@/lib/core/errors';
import { reencodeImage } from './decode-image';
import { isPolyglot } from './detect-polyglot';
import { inspectPdf } from './inspect-pdf';
import { type Inspected, UPLOAD_TYPES, type UploadType } from './inspect-upload';
import { startsAsPdf } from './trim-pdf';

const refuse = (reason: string) => new AppError('INVALID', `upload.${reason}`);

const otherType = (allow: readonly UploadType[]): AppError =>
  refuse(allow.includes('pdf') ? 'wrongType' : 'wrongImageType');

async function detectType(bytes: Buffer, allow: readonly UploadType[]): Promise<UploadType> {
  const detected = await fileTypeFromBuffer(bytes);
  const known = UPLOAD_TYPES.find((candidate) => candidate === detected?.ext);
  const type = known ?? (startsAsPdf(bytes) ? 'pdf' : undefined);
  if (!type || !allow.includes(type)) throw otherType(allow);
  return type;
}

type Given = { readonly bytes: Uint8Array; readonly allow: readonly UploadType[] };

/** What `inspectUpload` has done in another process: it takes the time and memory that the bytes want. */
export async function inspectBytes({ bytes: given, allow }: Given): Promise<Inspected> {
  const bytes = Buffer.from(given.buffer, given.byteOffset, given.byteLength);
  const extension = await detectType(bytes, allow);
  if (isPolyglot(bytes, extension)) throw otherType(allow);
  if (extension !== 'pdf') return { extension, picture: await reencodeImage(bytes, extension), kept: null };
  const pdf = await inspectPdf(bytes);
  return { extension, picture: null, kept: [pdf.byteOffset - bytes.byteOffset, pdf.length] };
}
