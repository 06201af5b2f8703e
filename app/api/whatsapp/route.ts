import { answerFailure, answerOr } from '@/app/api/answer-rest';
import { onlyGetAndPost, unknownPath } from '@/app/api/unknown-path';
import { forbidden } from '@/lib/core/errors';
import { keepEvents } from '@/lib/notifications/whatsapp/webhook/keep-events';
import { challengeOf, takesWebhook } from '@/lib/notifications/whatsapp/webhook/verify-request';
import { readBody } from '@/lib/platform/read-body';
import '@/lib/root/reactions';

/** Meta's batches are of three megabytes at the most. */
const BATCH_BYTES = 3 * 1024 * 1024;

const answer = (text: string): Response =>
  new Response(text, {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
    },
  });

/** Meta asks whether this address is ours: it reads its challenge back when it names the word agreed on. */
export const GET = (request: Request): Promise<Response> => {
  if (!takesWebhook()) return unknownPath(request);
  return answerOr(request, answerFailure, async () => {
    const challenge = challengeOf(new URL(request.url).searchParams);
    if (challenge === null) throw forbidden();
    return answer(challenge);
  });
};

/**
 * What WhatsApp tells: marks of delivery, taps on buttons, what people write. It is kept and handled afterwards, so that
 * Meta has its answer at once. 404 where WhatsApp is not set up, 403 without Meta's signature.
 */
export const POST = (request: Request): Promise<Response> => {
  if (!takesWebhook()) return unknownPath(request);
  return answerOr(request, answerFailure, async () => {
    const body = await readBody(request, BATCH_BYTES);
    await keepEvents(body, request.headers.get('x-hub-signature-256'));
    return answer('OK');
  });
};

export {
  onlyGetAndPost as PUT,
  onlyGetAndPost as PATCH,
  onlyGetAndPost as DELETE,
  onlyGetAndPost as OPTIONS,
};
