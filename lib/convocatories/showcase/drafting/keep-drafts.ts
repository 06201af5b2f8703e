import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import {
  convocateds,
  convocatories,
  eventPersonals,
  showcaseDrafts,
  showcaseLooks,
  talents,
} from '@/db/schema';
import type { AgencyActor } from '@/lib/core/actor';
import { notFound } from '@/lib/core/errors';
import { anyOf } from '@/lib/platform/any-of';
import { currentTime } from '@/lib/platform/clock';
import { ofEvent } from '../../event-talents/queries';
import type { Convocated } from '../../queries';
import { draftOfPlace, groupKey, inPositions, lookOfPlace, PLACING } from '../placed';

/** A place in the draft of a showcase. */
export type DraftPlace = Convocated & {
  readonly talentStateId: number;
  /** Among all that are to be shown; null for one that is not. */
  readonly position: number | null;
  readonly heading: string | null;
  readonly note: string | null;
  readonly photoIds: string[];
  /** What stands under one heading. */
  readonly group: string;
};

/**
 * Places of an event of the agency whose talents it is shown, in the order asked for. Throws NOT_FOUND when one of them
 * is not.
 */
export async function findPlaces(
  tx: Tx,
  agency: AgencyActor,
  eventId: string,
  ids: readonly string[],
): Promise<DraftPlace[]> {
  const rows = await readPlaces(tx, agency, eventId, anyOf(convocateds.id, ids));
  const found = new Map(rows.map((place) => [place.id, place]));
  return [...new Set(ids)].map((id) => {
    const place = found.get(id);
    if (!place) throw notFound('errors.convocated.notFound');
    return place;
  });
}

/** Places of an event of the agency whose talents it is shown: the shown in their order, then the others by role. */
export async function readPlaces(
  tx: Tx,
  agency: AgencyActor,
  eventId: string,
  condition: SQL | undefined,
): Promise<DraftPlace[]> {
  const rows = await tx
    .select({
      place: convocateds,
      talentStateId: talents.stateId,
      ...PLACING.DRAFT,
      group: groupKey(PLACING.DRAFT),
    })
    .from(convocateds)
    .innerJoin(talents, eq(talents.id, convocateds.talentId))
    .innerJoin(convocatories, eq(convocatories.id, convocateds.convocatoryId))
    .innerJoin(eventPersonals, eq(eventPersonals.id, convocatories.eventPersonalId))
    .leftJoin(showcaseLooks, lookOfPlace)
    .leftJoin(showcaseDrafts, draftOfPlace)
    .where(and(ofEvent(agency, eventId), condition))
    .orderBy(...inPositions);
  return rows.map(({ place, ...rest }) => ({ ...place, ...rest }));
}

/**
 * Keeps how places are to be in a showcase once it is published; what is as it is published already is no change any more.
 * The caller holds the event.
 */
export async function keepDrafts(tx: Tx, eventId: string, places: readonly DraftPlace[]): Promise<void> {
  if (places.length === 0) return;
  await tx
    .insert(showcaseDrafts)
    .values(
      places.map(({ id: convocatedId, agencyId, talentId, position, heading, note, photoIds }) => ({
        ...{ agencyId, eventId, convocatedId, talentId, position, heading, note, photoIds },
      })),
    )
    .onConflictDoUpdate({
      target: showcaseDrafts.convocatedId,
      set: {
        position: sql`excluded.position`,
        heading: sql`excluded.heading`,
        note: sql`excluded.note`,
        photoIds: sql`excluded.photo_ids`,
        updatedAt: currentTime(),
      },
    });
  await tx.execute(sql`
    delete from showcase_drafts draft using convocateds place
      left join showcase_looks look on look.convocated_id = place.id
    where draft.event_id = ${eventId} and place.id = draft.convocated_id
      and draft.position is not distinct from place.shown_position
      and draft.heading is not distinct from look.heading and draft.note is not distinct from look.note
      and draft.photo_ids = coalesce(look.photo_ids, '{}')`);
}
