import { onlyPost } from '@/app/api/unknown-path';
import type { RequestPasswordResetInput } from '@/lib/identity/password/inputs';
import { currentActor } from '@/lib/identity/session';
import { requestPasswordLink } from '@/lib/people/activation/request-password-link';
import { requestIp } from '@/lib/platform/request-ip';
import { answerRest } from '../answer-rest';

/**
 * The forgot-password notice: body `{ id, email, name, lastname, type }`, of which `email` and `type` (agency unless
 * talent) say who is meant. The link goes to the address stored for them; id and names are not read.
 */
export const POST = (request: Request): Promise<Response> =>
  answerRest(request, async (body) => {
    const context = { ip: requestIp(request.headers) };
    // What is wrong with it, the domain's own schema says.
    await requestPasswordLink(await currentActor(), personIn(body) as RequestPasswordResetInput, context);
    return 'Correo enviado con exito';
  });

function personIn(body: unknown): { email: unknown; type: unknown } {
  const given: Readonly<Record<string, unknown>> =
    typeof body === 'object' && body !== null ? { ...body } : {};
  return { email: given.email, type: given.type ?? 'agency' };
}

export { onlyPost as GET, onlyPost as PUT, onlyPost as PATCH, onlyPost as DELETE, onlyPost as OPTIONS };
