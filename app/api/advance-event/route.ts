import { onlyPost } from '@/app/api/unknown-path';
import { askAdvance, sendAdvanceNotice } from '@/lib/events/advance/ask-advance';
import type { AskAdvanceInput } from '@/lib/events/advance/inputs';
import { currentActor } from '@/lib/identity/session';
import { answerRest } from '../answer-rest';

/**
 * The advance notice: body `{ id }` (or `eventId`, or `{ event: { id } }`) mails the client again what it is asked for;
 * with `valueAdvance` (minor units) or `percent` (hundredths), `dueOn` and `instructions`, that is asked for. It goes to
 * the address stored with the client: an address in the body is not read.
 */
export const POST = (request: Request): Promise<Response> =>
  answerRest(request, async (body) => {
    const actor = await currentActor();
    const eventId = idIn(body);
    const asked = askedIn(body);
    if (asked) await askAdvance(actor, { ...asked, eventId } as AskAdvanceInput);
    else await sendAdvanceNotice(actor, { eventId });
    return 'Notificación enviada con exito';
  });

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function idIn(body: unknown): string {
  if (!isRecord(body)) return '';
  if (typeof body.id === 'string') return body.id;
  if (typeof body.eventId === 'string') return body.eventId;
  return 'event' in body ? idIn(body.event) : '';
}

function askedIn(body: unknown) {
  if (!isRecord(body) || (body.valueAdvance == null && body.percent == null)) return null;
  const { valueAdvance: amount, percent, dueOn, instructions } = body;
  return { amount, percent, dueOn, instructions };
}

export { onlyPost as GET, onlyPost as PUT, onlyPost as PATCH, onlyPost as DELETE };
