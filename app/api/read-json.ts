import { AppError } from '@/lib/core/errors';
import { readLimited } from '@/lib/storage/read-limited';

/** Room for the specification's bodies that carry a PDF, whose upload limit is 10 MB, in base64. */
const MOST_BYTES = 15 * 1024 * 1024;

/** The JSON body of a request, never holding more than the limit. Throws INVALID for a longer one, or no JSON. */
export async function readJson(request: Request, maxBytes: number = MOST_BYTES): Promise<unknown> {
  if (!request.body) throw new AppError('INVALID', 'errors.invalid');
  const bytes = await readLimited(request.body, maxBytes);
  try {
    return JSON.parse(bytes.toString());
  } catch {
    throw new AppError('INVALID', 'errors.invalid');
  }
}
