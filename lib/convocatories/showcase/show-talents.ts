import { and, eq, isNotNull, max, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { convocateds, convocatories, eventPersonals, talents } from '@/db/schema';
import type { Actor, AgencyActor } from '@/lib/core/actor';
import { conflict, notFound } from '@/lib/core/errors';
import { getEvent } from '@/lib/events/queries';
import { isClosed } from '@/lib/events/rules';
import { anyOf } from '@/lib/platform/any-of';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { lockEvent } from '../decisions/cover-event';
import { ofEvent } from '../event-talents/queries';
import { mayManageConvocatories } from '../policy';
import type { Convocated } from '../queries';
import { type ShowEveryoneInput, type ShowTalentsInput, showEveryoneInput, showTalentsInput } from './inputs';
import { isPresentable } from './rules';
import { inShowcaseOrder, willing } from './showcase-order';

/**
 * Lets the client of an event see called talents in its showcase, behind those shown already, or takes them out of it
 * at once. A talent is shown once per event: showing it in one role takes it out of another, and hiding it hides it
 * in all. Who was discarded, said no or withdrew, and a suspended talent, are not shown. Answers the places that
 * changed. Throws CONFLICT (also for showing at a closed event), NOT_FOUND, FORBIDDEN, INVALID.
 */
export async function showTalents(actor: Actor, input: ShowTalentsInput): Promise<Convocated[]> {
  const agency = mayManageConvocatories(actor);
  const { eventId, convocatedIds, shown } = parseInput(showTalentsInput, input);
  return change(actor, eventId, shown, (tx) => findPlaces(tx, agency, eventId, convocatedIds));
}

/**
 * Lets the client see all who said yes and are not shown yet, by role and in the order they were called; or takes all who
 * are shown out of the showcase. Answers the places that changed. Throws CONFLICT, NOT_FOUND, FORBIDDEN, INVALID.
 */
export async function showEveryone(actor: Actor, input: ShowEveryoneInput): Promise<Convocated[]> {
  const agency = mayManageConvocatories(actor);
  const { eventId, shown } = parseInput(showEveryoneInput, input);
  return change(actor, eventId, shown, (tx) =>
    readPlaces(tx, agency, eventId, shown ? willing : isNotNull(convocateds.shownAt)),
  );
}

/**
 * Shows or hides the places that `choose` finds, once nobody else changes the event's showcase. Answers those that
 * changed, in the order of the choice: shown again in that order, they stand as before.
 */
async function change(
  actor: Actor,
  eventId: string,
  shown: boolean,
  choose: (tx: Tx) => Promise<readonly Place[]>,
): Promise<Convocated[]> {
  const { agencyId, stateId } = await getEvent(actor, eventId);
  if (shown && isClosed(stateId)) throw conflict('errors.event.closed');
  return transact(async (tx) => {
    // Who shows at the same time waits, and a decision or an answer that hides somebody comes before or after.
    await lockEvent(tx, sql`${eventId}`);
    const chosen = await choose(tx);
    const changed = shown ? await show(tx, eventId, chosen) : await hide(tx, eventId, chosen);
    for (const { id, talentId } of changed) {
      await recordAudit(
        tx,
        actor,
        `convocated.${shown ? 'show' : 'hide'}`,
        { id, agencyId },
        { detail: { eventId, talentId } },
      );
    }
    const order = new Map(chosen.map(({ id }, index) => [id, index]));
    return changed.sort((a, b) => (order.get(a.id) ?? 0) - (order.get(b.id) ?? 0));
  });
}

type Place = Convocated & { readonly talentStateId: number };

/**
 * Places of an event of the agency whose talents it is shown, in the order asked for. Throws NOT_FOUND when one of them
 * is not.
 */
export async function findPlaces(
  tx: Tx,
  agency: AgencyActor,
  eventId: string,
  ids: readonly string[],
): Promise<Place[]> {
  const rows = await readPlaces(tx, agency, eventId, anyOf(convocateds.id, ids));
  const found = new Map(rows.map((place) => [place.id, place]));
  return [...new Set(ids)].map((id) => {
    const place = found.get(id);
    if (!place) throw notFound('errors.convocated.notFound');
    return place;
  });
}

/** Places of an event of the agency whose talents it is shown, in the order of the showcase. */
async function readPlaces(
  tx: Tx,
  agency: AgencyActor,
  eventId: string,
  condition: SQL | undefined,
): Promise<Place[]> {
  const rows = await tx
    .select({ place: convocateds, talentStateId: talents.stateId })
    .from(convocateds)
    .innerJoin(talents, eq(talents.id, convocateds.talentId))
    .innerJoin(convocatories, eq(convocatories.id, convocateds.convocatoryId))
    .innerJoin(eventPersonals, eq(eventPersonals.id, convocatories.eventPersonalId))
    .where(and(ofEvent(agency, eventId), condition))
    .orderBy(inShowcaseOrder);
  return rows.map(({ place, ...rest }) => ({ ...place, ...rest }));
}

async function show(tx: Tx, eventId: string, chosen: readonly Place[]): Promise<Convocated[]> {
  if (!chosen.every(isPresentable)) throw conflict('errors.convocated.notPresentable');
  // Of two places of one talent the last one asked for.
  const fresh = [...new Map(chosen.map((place) => [place.talentId, place])).values()].filter(
    (place) => place.shownAt === null,
  );
  if (fresh.length === 0) return [];
  await hide(tx, eventId, fresh);
  const [{ last } = { last: null }] = await tx
    .select({ last: max(convocateds.shownPosition) })
    .from(convocateds)
    .where(eq(convocateds.eventId, eventId));
  const now = currentTime();
  const ids = fresh.map(({ id }) => id);
  return tx
    .update(convocateds)
    .set({
      shownAt: now,
      shownPosition: sql`${last ?? 0} + array_position(${sql.param(ids)}::uuid[], ${convocateds.id})`,
      updatedAt: now,
    })
    .where(anyOf(convocateds.id, ids))
    .returning();
}

const hide = (tx: Tx, eventId: string, chosen: readonly Place[]): Promise<Convocated[]> =>
  tx
    .update(convocateds)
    .set({ shownAt: null, shownPosition: null, updatedAt: currentTime() })
    .where(
      and(
        eq(convocateds.eventId, eventId),
        anyOf(convocateds.talentId, talentsOf(chosen)),
        isNotNull(convocateds.shownAt),
      ),
    )
    .returning();

const talentsOf = (places: readonly Place[]): string[] => places.map(({ talentId }) => talentId);
