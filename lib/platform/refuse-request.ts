import { AppError, HTTP_STATUS } from '@/lib/core/errors';
import { REFUSED_ACTION } from '@/lib/core/refused-action';
import { translate } from '@/lib/i18n/translate';
import { areArguments } from './action-arguments';
import { logRefusal } from './log-refusal';
import { fromElsewhere, refuseForeign } from './own-origin';
import { JSON_BYTES, readBody } from './read-body';

/**
 * What is wrong with something that is posted to a page (a form, a server action): it comes from another site, it is
 * too long, or nobody could read it. Next itself would answer each of them with 500. Null where nothing is.
 */
export async function faultOfPost(request: Request): Promise<AppError | null> {
  if (fromElsewhere(request)) return refuseForeign(request);
  if (Number(request.headers.get('content-length')) > JSON_BYTES) {
    return new AppError('TOO_LARGE', 'errors.tooLarge');
  }
  try {
    return (await isReadable(request)) ? null : new AppError('INVALID', 'errors.invalid');
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
}

/**
 * A form reads as one; the arguments of a server action are a list, alone or as the first entry of a form. Throws
 * TOO_LARGE, whether or not the length was announced.
 */
async function isReadable(request: Request): Promise<boolean> {
  const isAction = request.headers.has('next-action');
  const type = request.headers.get('content-type') ?? '';
  const isForm = type.startsWith('multipart/form-data');
  if (!isForm && !isAction) return true;
  const body = await readBody(request.clone(), JSON_BYTES);
  try {
    if (!isForm) return areArguments(body.toString());
    const read = new Response(new Uint8Array(body), { headers: { 'content-type': type } });
    const form = await read.formData();
    return !isAction || areArguments(form.get('0'), [...form.keys()]);
  } catch {
    return false;
  }
}

/**
 * The answer to something refused that was posted to a page: as programs read it, and for a server action as Next hands
 * it to the form, which shows it (`messageOfFailedAction`).
 */
export function answerRefusal(error: AppError, request: Request, requestId: string): Response {
  logRefusal(error, { requestId, path: new URL(request.url).pathname });
  const status = HTTP_STATUS[error.code];
  const message = translate(error.messageKey, error.values);
  const wait = error.retryAfterSeconds === null ? {} : { 'Retry-After': String(error.retryAfterSeconds) };
  const headers = { 'Cache-Control': 'no-store', 'X-Request-Id': requestId, ...wait };
  if (!request.headers.has('next-action')) return Response.json({ status, message }, { status, headers });
  // Next passes a text on whose type says no more than this.
  const plain = { ...headers, 'Content-Type': 'text/plain' };
  return new Response(REFUSED_ACTION + message, { status, headers: plain });
}
