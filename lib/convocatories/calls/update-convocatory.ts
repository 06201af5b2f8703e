import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { convocateds, convocatories, talents } from '@/db/schema';
import type { Actor, AgencyActor } from '@/lib/core/actor';
import { AppError, conflict, notFound } from '@/lib/core/errors';
import { CONVOCATORY } from '@/lib/core/states';
import type { Event } from '@/lib/events/queries';
import { isClosed, stateAt } from '@/lib/events/rules';
import { spendAllowance } from '@/lib/identity/limits/spend-allowance';
import { notifyAll } from '@/lib/notifications/notify';
import { findTold, lockUntold, type Untold, withdraw } from '@/lib/notifications/untold';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import { isExclusionViolation } from '@/lib/platform/database-errors';
import { parseInput } from '@/lib/platform/parse-input';
import { refuseStale } from '@/lib/platform/seen-revision';
import { transact } from '@/lib/platform/transaction';
import { auditedChanges, callChanges } from '../call-terms/call-changes';
import { deadlineAfter } from '../call-terms/deadline-after';
import { isTold } from '../call-terms/is-told';
import { followCover, lockEventOf } from '../decisions/cover-event';
import { askAgain, lockAccepted, unagreedOf } from '../event-dates/ask-again';
import { contractsSigned } from '../event-dates/follow-dates';
import { giveBack } from '../event-dates/give-back';
import { moveBookings } from '../event-dates/move-call';
import { findEdits, keepEdit, saysAgain } from '../event-dates/recent-changes';
import { isSame } from '../event-dates/rules';
import { publishConvocatoryInput, type UpdateConvocatoryInput, updateConvocatoryInput } from '../inputs';
import { callChanged } from '../notices';
import { mayManageConvocatories } from '../policy';
import type { Convocatory } from '../queries';
import { endsOutside } from '../rules';
import { endCall } from './close-convocatory';
import { describedBy } from './described-by';
import { requireNeeded } from './require-needed';

/**
 * Changes what an open call says. Each called talent who has not said no gets one message of what changed, before and
 * after. A yes holds for the dates it was given to (decision 52): whose yes does not cover new ones is called again.
 * The profile and gender for which it is stay once somebody is called. Throws INVALID, FORBIDDEN, NOT_FOUND, RATE_LIMITED,
 * and CONFLICT for a call that is not open, that somebody changed since `seenRevision`, or whose new dates a signed
 * contract or another booking stands in the way of.
 */
export async function updateConvocatory(actor: Actor, input: UpdateConvocatoryInput): Promise<Convocatory> {
  const agency = mayManageConvocatories(actor);
  const {
    id,
    seenRevision,
    eventId,
    code,
    stateId = CONVOCATORY.OPEN,
    ...wanted
  } = parseInput(updateConvocatoryInput, input);
  await spendAllowance(actor, 'mail', await countTold(agency, id));
  return transact(async (tx) => {
    const { event, call } = await lockCall(tx, agency, id);
    if (seenRevision !== undefined && seenRevision !== call.revision) {
      throw refuseStale(call, wanted);
    }
    if (eventId && eventId !== event.id) throw conflict('errors.convocatory.eventFixed');
    if (code && code !== call.code) throw conflict('errors.convocatory.codeFixed');
    const end = ENDS[stateId];
    if (!end && stateId !== CONVOCATORY.OPEN) throw conflict('errors.convocatory.stateFixed');
    const row = await change(tx, actor, { event, call }, wanted);
    return end ? endCall(tx, actor, row, end) : row;
  }).catch((error: unknown) => {
    throw isExclusionViolation(error) ? conflict('errors.event.talentsBooked') : error;
  });
}

/** How a call is ended by the state that it is given. */
const ENDS: Readonly<Record<number, 'CLOSED' | 'CANCELLED' | undefined>> = {
  [CONVOCATORY.CLOSED]: 'CLOSED',
  [CONVOCATORY.CANCELLED]: 'CANCELLED',
};

type Held = { readonly event: Event; readonly call: Convocatory };

async function change(
  tx: Tx,
  actor: Actor,
  { event, call }: Held,
  wanted: Omit<UpdateConvocatoryInput, 'id' | 'seenRevision'>,
): Promise<Convocatory> {
  const {
    open: _,
    applicationLimit: __,
    eventId: ___,
    stateId: ____,
    ...data
  } = parseInput(publishConvocatoryInput, {
    ...call,
    ...wanted,
  });
  const after: Convocatory = {
    ...call,
    ...data,
    ...describedBy(data),
    deadline: data.deadline ?? null,
    height: data.height ?? null,
    minAge: data.minAge ?? null,
    maxAge: data.maxAge ?? null,
    cityId: data.cityId ?? event.cityId,
  };
  await check(tx, event, call, after);
  const changes = callChanges(call, after);
  if (changes.length === 0) return call;
  const moved = !isSame(call, after);
  const edits = await findEdits(tx, call);
  const untold = await lockUntold(tx, event);
  const deadline = await deadlineAfter(tx, event, after, moved);
  const unagreed = moved ? unagreedOf(await lockAccepted(tx, call.id), after, null) : [];
  const signed = unagreed.filter(({ contractId }) => contractId).length;
  if (signed > 0) throw contractsSigned(signed);
  const asked = await askAgain(tx, actor, unagreed);
  const revision = call.revision + 1;
  const [row] = await tx
    .update(convocatories)
    .set({ ...after, deadline, revision, updatedAt: currentTime() })
    .where(eq(convocatories.id, call.id))
    .returning();
  if (!row) throw notFound('errors.convocatory.notFound');
  if (moved) await moveBookings(tx, call.id, after);
  await recordAudit(tx, actor, 'convocatory.update', row, {
    detail: { eventId: event.id, revision, changes: auditedChanges(changes) },
  });
  const { given } = moved ? await giveBack(tx, actor, row, row, untold) : { given: new Set() };
  await keepEdit(tx, call);
  const back = edits.find((edit) => saysAgain(row, edit));
  await tellCalled(tx, row, back && { since: back.changedAt, untold });
  if (asked.length + given.size > 0) await followCover(tx, actor, event);
  return row;
}

const countTold = ({ agencyId }: AgencyActor, callId: string): Promise<number> =>
  database().$count(convocateds, and(isTold(callId), eq(convocateds.agencyId, agencyId)));

/** Locks a call of the agency and, before it, its event. Throws NOT_FOUND alike for another agency's, and CONFLICT. */
async function lockCall(tx: Tx, { agencyId }: AgencyActor, id: string) {
  const own = and(eq(convocatories.id, id), eq(convocatories.agencyId, agencyId));
  const eventOfCall = tx.select({ id: convocatories.eventId }).from(convocatories).where(own);
  const event = await lockEventOf(tx, sql`(${eventOfCall})`);
  const [call] = await tx.select().from(convocatories).where(own).for('update');
  if (!event || !call) throw notFound('errors.convocatory.notFound');
  if (isClosed(stateAt(event, 0, currentTime()))) throw conflict('errors.event.closed');
  if (call.stateId !== CONVOCATORY.OPEN) throw conflict('errors.convocatory.closed');
  return { event, call };
}

/** Throws INVALID for dates outside of the event and a new deadline that is past, CONFLICT for other people than called, or needed no more. */
async function check(tx: Tx, event: Event, before: Convocatory, after: Convocatory): Promise<void> {
  const outside = endsOutside(after, event);
  if (outside.length > 0) {
    const fields = Object.fromEntries(outside.map((end) => [end, 'validation.withinEvent']));
    throw new AppError('INVALID', 'errors.invalid', fields);
  }
  const { deadline } = after;
  if (deadline && +deadline !== +(before.deadline ?? 0) && deadline < currentTime()) {
    throw new AppError('INVALID', 'errors.invalid', { deadline: 'validation.past' });
  }
  if (after.eventPersonalId === before.eventPersonalId) return;
  await requireNeeded(tx, event.id, after.eventPersonalId);
  if ((await tx.$count(convocateds, eq(convocateds.convocatoryId, before.id))) > 0) {
    throw conflict('errors.convocatory.peopleFixed');
  }
}

type Back = { readonly since: Date; readonly untold: readonly Untold[] };

/**
 * Tells who was called of a change. A call that says what it said within the last ten minutes is told only to who was told
 * something else meanwhile.
 */
async function tellCalled(tx: Tx, call: Convocatory, back: Back | undefined): Promise<void> {
  const { id, agencyId, eventId, revision } = call;
  const called = await tx
    .select({ convocatedId: convocateds.id, talentId: talents.id, email: talents.email })
    .from(convocateds)
    .innerJoin(talents, eq(talents.id, convocateds.talentId))
    .where(isTold(id));
  const told = back && (await findTold(tx, { id: eventId, agencyId }, back.since));
  const hears = ({ talentId }: { talentId: string }) => !told || told.has(talentId);
  const untrue = new Set<unknown>(
    called.filter((one) => !hears(one)).map(({ convocatedId }) => convocatedId),
  );
  await notifyAll(
    tx,
    callChanged,
    called.filter(hears).map(({ convocatedId, talentId, email }) => ({
      to: { agencyId, talentId, eventId, email },
      payload: { convocatedId, revision },
    })),
  );
  if (!back) return;
  const waits = ({ kind, payload, createdAt }: Untold) =>
    kind === callChanged.kind && createdAt >= back.since && untrue.has(payload.convocatedId);
  await withdraw(tx, back.untold.filter(waits));
}
