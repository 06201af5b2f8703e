import { eq } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { events } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { isoDateInZone } from '@/lib/core/dates';
import { AppError, conflict } from '@/lib/core/errors';
import { spendAllowance } from '@/lib/identity/limits/spend-allowance';
import { revokeAdvanceLinks } from '@/lib/identity/link-tokens/revoke-links';
import { notify } from '@/lib/notifications/notify';
import { wasSentLately } from '@/lib/notifications/sent-lately';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { deleteFile } from '@/lib/storage/change-file';
import { lockEvent } from '../lock-event';
import { lockOpenEvent } from '../lock-open-event';
import { advanceAsked } from '../notices';
import type { Event } from '../queries';
import { clientContact } from './client-contact';
import { NO_ADVANCE } from './columns';
import { type AskAdvanceInput, askAdvanceInput, type OfEventInput, ofEventInput } from './inputs';
import { mayKeepMoney } from './policy';
import { advanceOf, advanceState } from './rules';

/**
 * Asks the client of an event for an advance, by mail where it has an address, and asks anew with other terms. What was
 * handed in and refused goes. Throws INVALID, FORBIDDEN, UNAUTHENTICATED, RATE_LIMITED, NOT_FOUND, and CONFLICT for a
 * closed event, for a proof that waits for a decision and for what was received.
 */
export async function askAdvance(actor: Actor, input: AskAdvanceInput): Promise<Event> {
  const { agencyId } = mayKeepMoney(actor);
  const data = parseInput(askAdvanceInput, input);
  await spendAllowance(actor, 'mail');
  return transact(async (tx) => {
    const event = await lockOpenEvent(tx, agencyId, data.eventId);
    const state = advanceState(event);
    if (state === 'RECEIVED') throw conflict('errors.advance.received');
    if (state === 'PROVEN') throw conflict('errors.advance.proofWaits');
    const now = currentTime();
    if (data.dueOn < isoDateInZone(now, event.timeZone)) throw invalid('dueOn', 'validation.past');
    if (data.dueOn > isoDateInZone(event.endDate, event.timeZone))
      throw invalid('dueOn', 'validation.advance.afterEvent');
    const valueAdvance = amountOf(event, data);
    if (isSameAs(event, { ...data, valueAdvance })) await refuseSecondClick(tx, event.id);
    if (event.advanceFileId) await deleteFile(tx, event.advanceFileId);
    const [row] = await tx
      .update(events)
      .set({
        ...NO_ADVANCE,
        valueAdvance,
        advancePercent: data.percent ?? null,
        advanceDueOn: data.dueOn,
        advanceInstructions: data.instructions,
        advanceAskedAt: now,
        updatedAt: now,
      })
      .where(eq(events.id, event.id))
      .returning();
    if (!row) throw new Error('update returned nothing');
    await recordAudit(tx, actor, 'event.ask-advance', row, {
      from: state,
      to: 'ASKED',
      detail: { amount: row.valueAdvance, percent: row.advancePercent, dueOn: row.advanceDueOn },
    });
    await tellClient(tx, row);
    return row;
  });
}

/** The same terms asked again; other ones are another mail. */
const isSameAs = (
  event: Event,
  { valueAdvance, dueOn, instructions }: AskAdvanceInput & { readonly valueAdvance: number },
): boolean =>
  event.valueAdvance === valueAdvance &&
  event.advanceDueOn === dueOn &&
  event.advanceInstructions === instructions;

async function refuseSecondClick(tx: Tx, eventId: string): Promise<void> {
  if (await wasSentLately(tx, advanceAsked, { eventId }))
    throw new AppError('RATE_LIMITED', 'errors.advance.justSent');
}

const invalid = (field: string, key: string) => new AppError('INVALID', 'errors.invalid', { [field]: key });

type Asked = { readonly amount?: number | null | undefined; readonly percent?: number | null | undefined };

function amountOf(event: Event, { amount, percent }: Asked): number {
  if (percent != null) {
    const part = advanceOf(event.totalEvent, percent);
    if (part < 1) throw invalid('percent', 'validation.advance.noTotal');
    return part;
  }
  if (amount == null) throw invalid('amount', 'validation.advance.oneOf');
  if (event.totalEvent > 0 && amount > event.totalEvent)
    throw invalid('amount', 'validation.advance.aboveTotal');
  return amount;
}

async function tellClient(tx: Tx, event: Event): Promise<boolean> {
  const { email, clientId } = await clientContact(tx, event.id);
  if (!email) return false;
  await notify(
    tx,
    advanceAsked,
    { agencyId: event.agencyId, eventId: event.id, clientId, email },
    { eventId: event.id },
  );
  return true;
}

/**
 * Mails the client again what it is asked for. Throws INVALID for a client without an address, CONFLICT where nothing is
 * asked for, and otherwise as `askAdvance`.
 */
export async function sendAdvanceNotice(actor: Actor, input: OfEventInput): Promise<Event> {
  const { agencyId } = mayKeepMoney(actor);
  const { eventId } = parseInput(ofEventInput, input);
  await spendAllowance(actor, 'mail');
  return transact(async (tx) => {
    const event = await lockEvent(tx, agencyId, eventId);
    const state = advanceState(event);
    if (state !== 'ASKED' && state !== 'REFUSED') throw conflict('errors.advance.notAsked');
    await refuseSecondClick(tx, eventId);
    if (!(await tellClient(tx, event))) throw new AppError('INVALID', 'errors.advance.noAddress');
    await recordAudit(tx, actor, 'event.remind-advance', event);
    return event;
  });
}

/**
 * Takes back that an advance is asked for: its links end and what was handed in goes. Throws CONFLICT for what was
 * received, which is undone first, and where nothing is asked for.
 */
export async function withdrawAdvance(actor: Actor, input: OfEventInput): Promise<Event> {
  const { agencyId } = mayKeepMoney(actor);
  const { eventId } = parseInput(ofEventInput, input);
  return transact(async (tx) => {
    const event = await lockEvent(tx, agencyId, eventId);
    const state = advanceState(event);
    if (state === 'RECEIVED') throw conflict('errors.advance.received');
    if (state === null) throw conflict('errors.advance.notAsked');
    if (event.advanceFileId) await deleteFile(tx, event.advanceFileId);
    await revokeAdvanceLinks(tx, agencyId, eventId);
    const [row] = await tx
      .update(events)
      .set({ ...NO_ADVANCE, updatedAt: currentTime() })
      .where(eq(events.id, eventId))
      .returning();
    if (!row) throw new Error('update returned nothing');
    await recordAudit(tx, actor, 'event.withdraw-advance', row, {
      from: state,
      detail: { amount: event.valueAdvance },
    });
    return row;
  });
}
