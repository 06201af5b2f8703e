import { onlyPost } from '@/app/api/unknown-path';
import { currentActor } from '@/lib/identity/session';
import { askForCall } from '@/lib/support/ask-for-call';
import type { CallRequestInput } from '@/lib/support/inputs';
import { answerRest } from '../answer-rest';
import { fieldsOf } from '../named-in';

/**
 * The support call request (specification part 1, section 3): agency name, `event` (null for none) and `user` with its
 * phone. Who asks, and for which agency, is who is signed in: of the body the event and the phone alone are read.
 */
export const POST = (request: Request): Promise<Response> =>
  answerRest(
    request,
    async (body) => {
      const actor = await currentActor();
      await askForCall(actor, askedIn(body) as CallRequestInput);
      return 'Solicitud enviada con exito';
    },
    { sentAs: { eventId: ['event.id', 'eventId', 'event'], phone: ['user.phone', 'phone'] } },
  );

function askedIn(body: unknown) {
  const { user, event, eventId, phone } = fieldsOf(body);
  const named = typeof event === 'string' ? event : (fieldsOf(event).id ?? eventId);
  return { eventId: named ?? null, phone: fieldsOf(user).phone ?? phone };
}

export { onlyPost as GET, onlyPost as PUT, onlyPost as PATCH, onlyPost as DELETE, onlyPost as OPTIONS };
