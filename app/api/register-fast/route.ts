import { onlyPost } from '@/app/api/unknown-path';
import { currentActor } from '@/lib/identity/session';
import { requestIp } from '@/lib/platform/request-ip';
import { announceRegistration } from '@/lib/registration/announce-registration';
import type { AnnounceInput } from '@/lib/registration/inputs';
import { answerRest } from '../answer-rest';

/**
 * The quick-registration notice: body `{ person, producer: { id }, agency }`, of which only the producer's id is
 * read. Support is told what is stored of that producer and its agency, once however often it is asked for.
 */
export const POST = (request: Request): Promise<Response> =>
  answerRest(request, async (body) => {
    // What is wrong with it, the domain's own schema says.
    const input = body as AnnounceInput;
    await announceRegistration(await currentActor(), input, { ip: requestIp(request.headers) });
    return 'Registro notificado con exito';
  });

export { onlyPost as GET, onlyPost as PUT, onlyPost as PATCH, onlyPost as DELETE, onlyPost as OPTIONS };
