import { answerRest } from '@/app/api/answer-rest';
import { idAs, idIn, WORDS_AS, wordsIn } from '@/app/api/named-in';
import { onlyPost } from '@/app/api/unknown-path';
import { currentActor } from '@/lib/identity/session';
import type { WriteToConfirmedInput } from '@/lib/letters/inputs';
import { writeToConfirmed } from '@/lib/letters/write-to-confirmed';

/**
 * The push notification: body `{ id, title, message }`, the id an event's (or `eventId`, or `{ event: { id } }`), the words
 * also within `notification`. It goes to everybody confirmed there (1813), by push where a device takes it and by mail:
 * tokens and addresses in the body are not read. What fails unexpectedly is answered with the specification's words.
 */
export const POST = (request: Request): Promise<Response> =>
  answerRest(
    request,
    async (body) => {
      const input = { eventId: idIn(body, 'event'), ...wordsIn(body) } as WriteToConfirmedInput;
      await writeToConfirmed(await currentActor(), input);
      return 'Notificación enviada con exito';
    },
    { unexpected: 'errors.push.unexpected', sentAs: { eventId: idAs('event'), ...WORDS_AS } },
  );

export { onlyPost as GET, onlyPost as PUT, onlyPost as PATCH, onlyPost as DELETE, onlyPost as OPTIONS };
