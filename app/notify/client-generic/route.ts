import { answerRest } from '@/app/api/answer-rest';
import { idAs, idIn, WORDS_AS, wordsIn } from '@/app/api/named-in';
import { onlyPost } from '@/app/api/unknown-path';
import { currentActor } from '@/lib/identity/session';
import type { WriteToClientInput } from '@/lib/letters/inputs';
import { writeToClient } from '@/lib/letters/write-to-client';

/**
 * The generic client notice: body `{ id, subject, message }`, the id a client's (or `clientId`, or `{ client: { id } }`). It
 * is mailed those words at the address stored with it: an address in the body is not read.
 */
export const POST = (request: Request): Promise<Response> =>
  answerRest(
    request,
    async (body) => {
      const input = { clientId: idIn(body, 'client'), ...wordsIn(body) } as WriteToClientInput;
      await writeToClient(await currentActor(), input);
      return 'Notificación enviada con exito';
    },
    { sentAs: { clientId: idAs('client'), ...WORDS_AS } },
  );

export { onlyPost as GET, onlyPost as PUT, onlyPost as PATCH, onlyPost as DELETE, onlyPost as OPTIONS };
