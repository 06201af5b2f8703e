import { onlyPost } from '@/app/api/unknown-path';
import { askAdvance, sendAdvanceNotice } from '@/lib/events/advance/ask-advance';
import type { AskAdvanceInput, OfEventInput } from '@/lib/events/advance/inputs';
import { currentActor } from '@/lib/identity/session';
import { answerRest } from '../answer-rest';
import { idAs, idIn } from '../named-in';

/**
 * The advance notice: body `{ id }` (or `eventId`, or `{ event: { id } }`) mails the client again what it is asked for;
 * with `valueAdvance` (minor units) or `percent` (hundredths), `dueOn` and `instructions`, that is asked for. It goes to
 * the address stored with the client: an address in the body is not read.
 */
export const POST = (request: Request): Promise<Response> =>
  answerRest(
    request,
    async (body) => {
      const actor = await currentActor();
      const ofEvent = { eventId: idIn(body, 'event') } as OfEventInput;
      const asked = askedIn(body);
      if (asked) await askAdvance(actor, { ...asked, ...ofEvent } as AskAdvanceInput);
      else await sendAdvanceNotice(actor, ofEvent);
      return 'Notificación enviada con exito';
    },
    { sentAs: { eventId: idAs('event'), amount: ['valueAdvance'] } },
  );

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function askedIn(body: unknown) {
  if (!isRecord(body) || (body.valueAdvance == null && body.percent == null)) return null;
  const { valueAdvance: amount, percent, dueOn, instructions } = body;
  return { amount, percent, dueOn, instructions };
}

export { onlyPost as GET, onlyPost as PUT, onlyPost as PATCH, onlyPost as DELETE, onlyPost as OPTIONS };
