import { AppError } from '@/lib/core/errors';
import { countUnreadable } from '@/lib/identity/limits/count-unreadable';
import { JSON_BYTES, readBody } from '@/lib/platform/read-body';

/**
 * The JSON body of a request. Throws TOO_LARGE for a longer one than the limit, INVALID for no JSON, and RATE_LIMITED
 * when its network sent too many of those.
 */
export const readJson = (request: Request, maxBytes: number = JSON_BYTES): Promise<unknown> =>
  readText(request, maxBytes, (text) => JSON.parse(text));

/** What `read` makes of the text of a body, and throws when it cannot. Throws as above. */
export async function readText<T>(request: Request, maxBytes: number, read: (text: string) => T): Promise<T> {
  const text = (await readBody(request, maxBytes)).toString();
  try {
    return read(text);
  } catch {
    throw await countUnreadable(new AppError('INVALID', 'errors.invalid'), request.headers);
  }
}
