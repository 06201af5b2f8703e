import { answerRest } from '@/app/api/answer-rest';
import { idAs, idIn, WORDS_AS, wordsIn } from '@/app/api/named-in';
import { onlyPost } from '@/app/api/unknown-path';
import { currentActor } from '@/lib/identity/session';
import type { WriteToClientInput } from '@/lib/letters/inputs';
import { writeToClient } from '@/lib/letters/write-to-client';

/**
 * The personalised client notice: body `{ id, subject, message }`, the id an event's (or `eventId`, or `{ event: { id } }`).
 * Its client is mailed those words by name, about that event, at the address stored with it: an address in the body is not
 * read.
 */
export const POST = (request: Request): Promise<Response> =>
  answerRest(
    request,
    async (body) => {
      const input = { eventId: idIn(body, 'event'), ...wordsIn(body) } as WriteToClientInput;
      await writeToClient(await currentActor(), input);
      return 'Notificación enviada con exito';
    },
    { sentAs: { clientId: idAs('event'), eventId: idAs('event'), ...WORDS_AS } },
  );

export { onlyPost as GET, onlyPost as PUT, onlyPost as PATCH, onlyPost as DELETE, onlyPost as OPTIONS };
