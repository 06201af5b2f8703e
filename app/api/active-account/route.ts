import { onlyPost } from '@/app/api/unknown-path';
import { currentActor } from '@/lib/identity/session';
import type { RequestActivationInput } from '@/lib/people/activation/inputs';
import { requestActivation } from '@/lib/people/activation/request-activation';
import { requestIp } from '@/lib/platform/request-ip';
import { answerRest } from '../answer-rest';

const ANSWERS = { SENT: 'Correo enviado con exito', ACTIVE: 'La cuenta ya está activa' } as const;

/**
 * The activate-account notice: body with the producer's `email`, the names of producer and agency and the legal
 * nature. The e-mail says who is meant; the link of activation goes to the address stored for them, and what it says
 * is read from their rows.
 */
export const POST = (request: Request): Promise<Response> =>
  answerRest(
    request,
    async (body) => {
      const context = { ip: requestIp(request.headers) };
      // What is wrong with it, the domain's own schema says.
      const input = { email: emailIn(body) } as RequestActivationInput;
      return ANSWERS[await requestActivation(await currentActor(), input, context)];
    },
    { sentAs: { email: ['email', 'emailProducer', 'producer.email'] } },
  );

/** The specification does not show under which name the body holds it. */
function emailIn(body: unknown): unknown {
  const { email, emailProducer, producer } = fieldsOf(body);
  return email ?? emailProducer ?? fieldsOf(producer).email;
}

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

export { onlyPost as GET, onlyPost as PUT, onlyPost as PATCH, onlyPost as DELETE, onlyPost as OPTIONS };
