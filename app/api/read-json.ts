import { AppError } from '@/lib/core/errors';
import { JSON_BYTES, readBody } from '@/lib/platform/read-body';

/** The JSON body of a request. Throws TOO_LARGE for a longer one than the limit, INVALID for no JSON. */
export async function readJson(request: Request, maxBytes: number = JSON_BYTES): Promise<unknown> {
  const bytes = await readBody(request, maxBytes);
  try {
    return JSON.parse(bytes.toString());
  } catch {
    throw new AppError('INVALID', 'errors.invalid');
  }
}
