import { and, eq, isNotNull, max, sql } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { convocateds, showcaseDrafts } from '@/db/schema';
import type { Actor, AgencyActor } from '@/lib/core/actor';
import { conflict } from '@/lib/core/errors';
import { getEvent } from '@/lib/events/queries';
import { isClosed } from '@/lib/events/rules';
import { anyOf } from '@/lib/platform/any-of';
import { recordAudit } from '@/lib/platform/audit';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { lockEventOf } from '../decisions/cover-event';
import { mayManageConvocatories } from '../policy';
import type { Convocated } from '../queries';
import { type DraftPlace, findPlaces, keepDrafts, readPlaces } from './drafting/keep-drafts';
import { type ShowEveryoneInput, type ShowTalentsInput, showEveryoneInput, showTalentsInput } from './inputs';
import { draftOfPlace, PLACING, willing } from './placed';
import { isPresentable } from './rules';

/**
 * Puts called talents into the draft of an event's showcase, behind those in it already, or takes them out of it; its client
 * sees that once it is published. A talent is shown once per event: showing it in one role takes it out of another, and hiding it hides it
 * in all. Who was discarded, said no or withdrew, and a suspended talent, are not shown. Answers the places that
 * changed. Throws CONFLICT (also for showing at a closed event), NOT_FOUND, FORBIDDEN, INVALID.
 */
export async function showTalents(actor: Actor, input: ShowTalentsInput): Promise<Convocated[]> {
  const agency = mayManageConvocatories(actor);
  const { eventId, convocatedIds, shown } = parseInput(showTalentsInput, input);
  return change(actor, agency, eventId, shown, (tx) => findPlaces(tx, agency, eventId, convocatedIds));
}

/**
 * Puts all who said yes and are not in it into the draft, by role and in the order they were called; or takes all who are
 * in it out. Answers the places that changed. Throws CONFLICT, NOT_FOUND, FORBIDDEN, INVALID.
 */
export async function showEveryone(actor: Actor, input: ShowEveryoneInput): Promise<Convocated[]> {
  const agency = mayManageConvocatories(actor);
  const { eventId, shown } = parseInput(showEveryoneInput, input);
  return change(actor, agency, eventId, shown, (tx) =>
    readPlaces(tx, agency, eventId, shown ? willing : isNotNull(PLACING.DRAFT.position)),
  );
}

/**
 * Shows or hides the places that `choose` finds, once nobody else changes the event's showcase. Answers those that
 * changed, in the order of the choice: shown again in that order, they stand as before.
 */
async function change(
  actor: Actor,
  agency: AgencyActor,
  eventId: string,
  shown: boolean,
  choose: (tx: Tx) => Promise<readonly DraftPlace[]>,
): Promise<Convocated[]> {
  const { agencyId, stateId } = await getEvent(actor, eventId);
  if (shown && isClosed(stateId)) throw conflict('errors.event.closed');
  return transact(async (tx) => {
    // Who shows at the same time waits, and a decision or an answer that hides somebody comes before or after.
    await lockEventOf(tx, sql`${eventId}`);
    const chosen = await choose(tx);
    const changed = await (shown ? show : hide)(tx, agency, eventId, chosen);
    if (changed.length > 0)
      await recordAudit(
        tx,
        actor,
        'event.draft-showcase',
        { id: eventId, agencyId },
        { detail: { count: changed.length } },
      );
    const order = new Map(chosen.map(({ id }, index) => [id, index]));
    return changed.sort((a, b) => (order.get(a.id) ?? 0) - (order.get(b.id) ?? 0));
  });
}

async function show(
  tx: Tx,
  agency: AgencyActor,
  eventId: string,
  chosen: readonly DraftPlace[],
): Promise<DraftPlace[]> {
  if (!chosen.every(isPresentable)) throw conflict('errors.convocated.notPresentable');
  // Of two places of one talent the last one asked for.
  const fresh = [...new Map(chosen.map((place) => [place.talentId, place])).values()].filter(
    ({ position }) => position === null,
  );
  if (fresh.length === 0) return [];
  await hide(tx, agency, eventId, fresh);
  const [{ last } = { last: null }] = await tx
    .select({ last: max(PLACING.DRAFT.position) })
    .from(convocateds)
    .leftJoin(showcaseDrafts, draftOfPlace)
    .where(eq(convocateds.eventId, eventId));
  const shown = fresh.map((place, index) => ({ ...place, position: Number(last ?? 0) + index + 1 }));
  await keepDrafts(tx, eventId, shown);
  return shown;
}

async function hide(
  tx: Tx,
  agency: AgencyActor,
  eventId: string,
  chosen: readonly DraftPlace[],
): Promise<DraftPlace[]> {
  const ids = chosen.map(({ talentId }) => talentId);
  const shown = await readPlaces(
    tx,
    agency,
    eventId,
    and(anyOf(convocateds.talentId, ids), isNotNull(PLACING.DRAFT.position)),
  );
  const hidden = shown.map((place) => ({ ...place, position: null }));
  await keepDrafts(tx, eventId, hidden);
  return hidden;
}
