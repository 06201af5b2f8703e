import { answerRest } from '@/app/api/answer-rest';
import { idIn } from '@/app/api/named-in';
import { onlyPost } from '@/app/api/unknown-path';
import { currentActor } from '@/lib/identity/session';
import { announceDataUpdate } from '@/lib/people/announce-data-update';

/**
 * The notice that a producer's data were updated: body `{ id }` (or `{ user: { id } }`, or `{ producer: { id } }`);
 * without one, of oneself. It goes to the address stored with that person: an address in the body is not read.
 */
export const POST = (request: Request): Promise<Response> =>
  answerRest(
    request,
    async (body) => {
      const id = idIn(body, 'user', 'producer');
      await announceDataUpdate(await currentActor(), (id === undefined ? {} : { id }) as { id?: string });
      return 'Notificación enviada con exito';
    },
    { sentAs: { id: ['id', 'userId', 'user.id', 'producerId', 'producer.id'] } },
  );

export { onlyPost as GET, onlyPost as PUT, onlyPost as PATCH, onlyPost as DELETE, onlyPost as OPTIONS };
