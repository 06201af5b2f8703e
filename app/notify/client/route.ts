import { answerRest } from '@/app/api/answer-rest';
import { idAs, idIn } from '@/app/api/named-in';
import { onlyPost } from '@/app/api/unknown-path';
import type { ShowcaseInput } from '@/lib/convocatories/showcase/inputs';
import { sendShowcase } from '@/lib/convocatories/showcase/send-showcase';
import { currentActor } from '@/lib/identity/session';

/**
 * The client notice: body `{ id }` of an event (or `eventId`, or `{ event: { id } }`). Its client is mailed where it sees the
 * event's talents, at the address stored with it: an address in the body is not read.
 */
export const POST = (request: Request): Promise<Response> =>
  answerRest(
    request,
    async (body) => {
      await sendShowcase(await currentActor(), { eventId: idIn(body, 'event') } as ShowcaseInput);
      return 'Notificación enviada con exito';
    },
    { sentAs: { eventId: idAs('event') } },
  );

export { onlyPost as GET, onlyPost as PUT, onlyPost as PATCH, onlyPost as DELETE, onlyPost as OPTIONS };
