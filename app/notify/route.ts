import { answerRest } from '@/app/api/answer-rest';
import { idAs, idIn } from '@/app/api/named-in';
import { onlyPost } from '@/app/api/unknown-path';
import { remindTalent } from '@/lib/convocatories/calling/remind-talent';
import type { PlaceInput } from '@/lib/convocatories/inputs';
import { currentActor } from '@/lib/identity/session';

/**
 * The notification: body `{ id }` of a called talent's place (or `convocatedId`, or `{ convocated: { id } }`). The talent is
 * told again what waits for it there, its call or its contract, by the channels that it chose: nothing else of the body is
 * read.
 */
export const POST = (request: Request): Promise<Response> =>
  answerRest(
    request,
    async (body) => {
      await remindTalent(await currentActor(), { id: idIn(body, 'convocated') } as PlaceInput);
      return 'Notificación enviada con exito';
    },
    { sentAs: { id: idAs('convocated') } },
  );

export { onlyPost as GET, onlyPost as PUT, onlyPost as PATCH, onlyPost as DELETE, onlyPost as OPTIONS };
