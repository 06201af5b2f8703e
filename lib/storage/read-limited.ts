import { AppError } from '@/lib/core/errors';
import { MAX_UPLOAD_BYTES } from '@/lib/core/upload-limit';

/**
 * Collects a stream (a request's body, a form's file) without ever holding more than the limit. Throws INVALID
 * `upload.tooLarge` as soon as it is passed, and stops reading.
 */
export async function readLimited(
  stream: AsyncIterable<Uint8Array>,
  maxBytes: number = MAX_UPLOAD_BYTES,
): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let total = 0;
  for await (const chunk of stream) {
    total += chunk.byteLength;
    if (total > maxBytes) throw new AppError('INVALID', 'upload.tooLarge');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
