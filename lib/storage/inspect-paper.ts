import { displayName } from './file-name';
import { inspectUpload } from './inspect-upload';

export type Paper = { readonly bytes: Buffer; readonly mime: string; readonly name: string };

/** A paper that somebody hands in: a PDF or a picture, under the name that it is shown by. Throws INVALID (`upload.…`). */
export async function inspectPaper(name: string, bytes: Buffer): Promise<Paper> {
  const { extension, ...inspected } = await inspectUpload(bytes, { allow: ['pdf', 'png', 'jpg'] });
  return { bytes: inspected.bytes, mime: inspected.mime, name: displayName(name, extension) };
}
