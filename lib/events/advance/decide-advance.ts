import { eq } from 'drizzle-orm';
import { events } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { conflict } from '@/lib/core/errors';
import { notify } from '@/lib/notifications/notify';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { holdEvent } from '../hold-event';
import { advanceReceived, advanceRefused } from '../notices';
import type { Event } from '../queries';
import { clientContact } from './client-contact';
import { type OfEventInput, ofEventInput, type RefuseAdvanceInput, refuseAdvanceInput } from './inputs';
import { mayKeepMoney } from './policy';
import { type AdvanceState, advanceState } from './rules';

type Decision = 'event.confirm-advance' | 'event.refuse-advance' | 'event.undo-advance';

/** Writes a decision where the advance is in one of `from`; else CONFLICT with `otherwise`. */
const decide = (
  actor: Actor,
  eventId: string,
  decision: Decision,
  from: readonly (AdvanceState | null)[],
  otherwise: string,
  changesOf: (event: Event) => Partial<Event>,
): Promise<Event> => {
  const { agencyId } = mayKeepMoney(actor);
  return transact(async (tx) => {
    const event = await holdEvent(tx, agencyId, eventId);
    const state = advanceState(event);
    if (!from.includes(state)) throw conflict(otherwise);
    const [row] = await tx
      .update(events)
      .set({ ...changesOf(event), updatedAt: currentTime() })
      .where(eq(events.id, eventId))
      .returning();
    if (!row) throw new Error('update returned nothing');
    await recordAudit(tx, actor, decision, row, { from: state, to: advanceState(row) });
    if (decision !== 'event.undo-advance') {
      const { email, clientId } = await clientContact(tx, eventId);
      const notice = decision === 'event.confirm-advance' ? advanceReceived : advanceRefused;
      if (email) await notify(tx, notice, { agencyId, eventId, clientId, email }, { eventId });
    }
    return row;
  });
};

/** Says that the money is there, with a proof or without, and tells the client. Throws CONFLICT where none is awaited. */
export async function confirmAdvance(actor: Actor, input: OfEventInput): Promise<Event> {
  mayKeepMoney(actor);
  const { eventId } = parseInput(ofEventInput, input);
  const awaited = ['ASKED', 'PROVEN', 'REFUSED'] as const;
  return decide(actor, eventId, 'event.confirm-advance', awaited, 'errors.advance.notAsked', () => ({
    validAdvance: true,
    advancePaidAt: currentTime(),
    advanceRefusal: null,
  }));
}

/** Says why a proof is not taken, and tells the client, who may hand in another. Throws CONFLICT without a proof. */
export async function refuseAdvance(actor: Actor, input: RefuseAdvanceInput): Promise<Event> {
  mayKeepMoney(actor);
  const { eventId, reason } = parseInput(refuseAdvanceInput, input);
  return decide(actor, eventId, 'event.refuse-advance', ['PROVEN'], 'errors.advance.noProof', () => ({
    advanceRefusal: reason,
  }));
}

/** Takes the decision on an advance back: what was received or refused waits again. Throws CONFLICT where none was made. */
export async function undoAdvance(actor: Actor, input: OfEventInput): Promise<Event> {
  mayKeepMoney(actor);
  const { eventId } = parseInput(ofEventInput, input);
  const decided = ['RECEIVED', 'REFUSED'] as const;
  return decide(actor, eventId, 'event.undo-advance', decided, 'errors.advance.notDecided', () => ({
    validAdvance: false,
    advancePaidAt: null,
    advanceRefusal: null,
  }));
}
