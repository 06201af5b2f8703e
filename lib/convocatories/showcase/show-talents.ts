import { and, eq, inArray, isNotNull, max, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { convocateds, talents } from '@/db/schema';
import type { Actor, AgencyActor } from '@/lib/core/actor';
import { conflict, notFound } from '@/lib/core/errors';
import { getEvent } from '@/lib/events/queries';
import { isClosed } from '@/lib/events/rules';
import { anyOf } from '@/lib/platform/any-of';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { shownTo } from '@/lib/talents/queries';
import { lockEvent } from '../cover-event';
import { mayManageConvocatories } from '../policy';
import type { Convocated } from '../queries';
import { type ShowTalentsInput, showTalentsInput } from './inputs';
import { isPresentable } from './rules';

/**
 * Lets the client of an event see called talents in its showcase, behind those shown already, or takes them out of it
 * at once. A talent is shown once per event: showing it in one role takes it out of another, and hiding it hides it
 * in all. Who was discarded, said no or withdrew, and a suspended talent, are not shown. Answers the places that
 * changed. Throws CONFLICT (also for showing at a closed event), NOT_FOUND, FORBIDDEN, INVALID.
 */
export async function showTalents(actor: Actor, input: ShowTalentsInput): Promise<Convocated[]> {
  const agency = mayManageConvocatories(actor);
  const { agencyId } = agency;
  const { eventId, convocatedIds, shown } = parseInput(showTalentsInput, input);
  const { stateId } = await getEvent(actor, eventId);
  if (shown && isClosed(stateId)) throw conflict('errors.event.closed');
  return transact(async (tx) => {
    // Who shows at the same time waits, and a decision or an answer that hides somebody comes before or after.
    await lockEvent(tx, sql`${eventId}`);
    const chosen = await findPlaces(tx, agency, eventId, convocatedIds);
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
    return changed;
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
  const rows = await tx
    .select({ place: convocateds, talentStateId: talents.stateId })
    .from(convocateds)
    .innerJoin(talents, eq(talents.id, convocateds.talentId))
    .where(
      and(
        eq(convocateds.agencyId, agency.agencyId),
        eq(convocateds.eventId, eventId),
        anyOf(convocateds.id, ids),
        shownTo(agency, convocateds.talentId),
      ),
    );
  const found = new Map(rows.map(({ place, ...rest }) => [place.id, { ...place, ...rest }]));
  return [...new Set(ids)].map((id) => {
    const place = found.get(id);
    if (!place) throw notFound('errors.convocated.notFound');
    return place;
  });
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
  const order = sql.join(
    fresh.map(
      ({ id }, index) => sql`when ${convocateds.id} = ${id} then ${(last ?? 0) + index + 1}::integer`,
    ),
    sql` `,
  );
  const now = currentTime();
  return tx
    .update(convocateds)
    .set({ shownAt: now, shownPosition: sql`case ${order} end`, updatedAt: now })
    .where(among(fresh, 'id'))
    .returning();
}

const hide = (tx: Tx, eventId: string, chosen: readonly Place[]): Promise<Convocated[]> =>
  tx
    .update(convocateds)
    .set({ shownAt: null, shownPosition: null, updatedAt: currentTime() })
    .where(and(eq(convocateds.eventId, eventId), among(chosen, 'talentId'), isNotNull(convocateds.shownAt)))
    .returning();

const among = (places: readonly Place[], field: 'id' | 'talentId'): SQL =>
  inArray(
    convocateds[field],
    places.map((place) => place[field]),
  );
