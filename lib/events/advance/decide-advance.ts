import { eq } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { events } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { conflict } from '@/lib/core/errors';
import { notify } from '@/lib/notifications/notify';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { type LockedEvent, lockCollectedEvent, lockEvent } from '../lock-event';
import { advanceReceived, advanceRefused } from '../notices';
import type { Event } from '../queries';
import { clientContact } from './client-contact';
import { type OfEventInput, ofEventInput, type RefuseAdvanceInput, refuseAdvanceInput } from './inputs';
import { mayCollectAdvances, mayKeepMoney } from './policy';
import { type AdvanceState, advanceState } from './rules';

type Decision = 'event.confirm-advance' | 'event.refuse-advance' | 'event.undo-advance';

/** Locks the event of a decision for who receives its money. Throws NOT_FOUND, and CONFLICT where that is somebody else. */
type Hold = (tx: Tx, eventId: string) => Promise<LockedEvent>;

/** An agency's own events, but those whose clients pay the platform. Throws UNAUTHENTICATED, FORBIDDEN. */
function ofAgency(actor: Actor): Hold {
  const { agencyId } = mayKeepMoney(actor);
  return async (tx, eventId) => {
    const event = await lockEvent(tx, agencyId, eventId);
    if (event.tercero) throw conflict('errors.advance.platformCollects');
    return event;
  };
}

/** Those events of all agencies. Throws UNAUTHENTICATED, FORBIDDEN. */
function ofPlatform(actor: Actor): Hold {
  mayCollectAdvances(actor);
  return lockCollectedEvent;
}

type Deciding = {
  readonly eventId: string;
  readonly decision: Decision;
  /** Where the advance has to be, and what is said of others. */
  readonly from: readonly (AdvanceState | null)[];
  readonly otherwise: string;
  readonly changes: Partial<Event>;
};

const decide = (
  actor: Actor,
  hold: Hold,
  { eventId, decision, from, otherwise, changes }: Deciding,
): Promise<Event> =>
  transact(async (tx) => {
    const event = await hold(tx, eventId);
    const state = advanceState(event);
    if (!from.includes(state)) throw conflict(otherwise);
    const [row] = await tx
      .update(events)
      .set({ ...changes, updatedAt: currentTime() })
      .where(eq(events.id, eventId))
      .returning();
    if (!row) throw new Error('update returned nothing');
    const { agencyId } = row;
    await recordAudit(tx, actor, decision, row, { from: state, to: advanceState(row) });
    if (decision !== 'event.undo-advance') {
      const { email, clientId } = await clientContact(tx, eventId);
      const notice = decision === 'event.confirm-advance' ? advanceReceived : advanceRefused;
      if (email) await notify(tx, notice, { agencyId, eventId, clientId, email }, { eventId });
    }
    return row;
  });

const confirm = (actor: Actor, hold: Hold, input: OfEventInput): Promise<Event> =>
  decide(actor, hold, {
    eventId: parseInput(ofEventInput, input).eventId,
    decision: 'event.confirm-advance',
    from: ['ASKED', 'PROVEN', 'REFUSED'],
    otherwise: 'errors.advance.notAsked',
    changes: { validAdvance: true, advancePaidAt: currentTime(), advanceRefusal: null },
  });

function refuse(actor: Actor, hold: Hold, input: RefuseAdvanceInput): Promise<Event> {
  const { eventId, reason } = parseInput(refuseAdvanceInput, input);
  return decide(actor, hold, {
    eventId,
    decision: 'event.refuse-advance',
    from: ['PROVEN'],
    otherwise: 'errors.advance.noProof',
    changes: { advanceRefusal: reason },
  });
}

const undo = (actor: Actor, hold: Hold, input: OfEventInput): Promise<Event> =>
  decide(actor, hold, {
    eventId: parseInput(ofEventInput, input).eventId,
    decision: 'event.undo-advance',
    from: ['RECEIVED', 'REFUSED'],
    otherwise: 'errors.advance.notDecided',
    changes: { validAdvance: false, advancePaidAt: null, advanceRefusal: null },
  });

/**
 * Says that the money is there, with a proof or without, and tells the client. Throws CONFLICT where none is awaited, and
 * where the client pays the platform.
 */
export const confirmAdvance = async (actor: Actor, input: OfEventInput): Promise<Event> =>
  confirm(actor, ofAgency(actor), input);

/** Says why a proof is not taken, and tells the client, who may hand in another. Throws CONFLICT without a proof, and as above. */
export const refuseAdvance = async (actor: Actor, input: RefuseAdvanceInput): Promise<Event> =>
  refuse(actor, ofAgency(actor), input);

/**
 * Takes the decision on an advance back: what was received or refused waits again. Throws CONFLICT where none was made, and
 * as above.
 */
export const undoAdvance = async (actor: Actor, input: OfEventInput): Promise<Event> =>
  undo(actor, ofAgency(actor), input);

/** The same of the administrator, for events whose clients pay the platform; NOT_FOUND for others. */
export const confirmCollectedAdvance = async (actor: Actor, input: OfEventInput): Promise<Event> =>
  confirm(actor, ofPlatform(actor), input);
export const refuseCollectedAdvance = async (actor: Actor, input: RefuseAdvanceInput): Promise<Event> =>
  refuse(actor, ofPlatform(actor), input);
export const undoCollectedAdvance = async (actor: Actor, input: OfEventInput): Promise<Event> =>
  undo(actor, ofPlatform(actor), input);
