import { AppError } from '@/lib/core/errors';
import { countUnreadable } from '@/lib/identity/limits/count-unreadable';
import { JSON_BYTES, readBody } from '@/lib/platform/read-body';

/**
 * The JSON body of a request. Throws UNSUPPORTED_TYPE for one that does not call itself so, TOO_LARGE for a longer one
 * than the limit, INVALID for no JSON, and RATE_LIMITED when its network sent too many of those.
 */
export async function readJson(request: Request, maxBytes: number = JSON_BYTES): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i.test(type)) {
    throw new AppError('UNSUPPORTED_TYPE', 'errors.notJson');
  }
  return readText(request, maxBytes, (text) => JSON.parse(text));
}

/** What `read` makes of the text of a body, and throws when it cannot. Throws as above. */
export async function readText<T>(request: Request, maxBytes: number, read: (text: string) => T): Promise<T> {
  const text = (await readBody(request, maxBytes)).toString();
  try {
    return read(text);
  } catch {
    throw await countUnreadable(new AppError('INVALID', 'errors.unreadable'), request.headers);
  }
}
