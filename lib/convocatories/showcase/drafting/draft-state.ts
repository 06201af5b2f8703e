import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { convocateds, showcaseDrafts, talents } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { database } from '@/lib/platform/database';
import { mayBeShown } from '@/lib/talents/shown';
import { ofEvent } from '../../event-talents/queries';
import { presentable } from '../../event-talents/standing';
import { maySeeConvocatories } from '../../policy';
import { draftOfPlace, PLACING } from '../placed';

/** How many places of an event's showcase are otherwise than its client sees them, and how many it will see. */
export type DraftState = { readonly changes: number; readonly shown: number };

/** Reads it; of another agency's event there is nothing. One statement. Throws UNAUTHENTICATED, FORBIDDEN. */
export async function readDraftState(actor: Actor, eventId: string): Promise<DraftState> {
  const agency = maySeeConvocatories(actor);
  const shows = and(isNotNull(PLACING.DRAFT.position), presentable, mayBeShown());
  const [state] = await database()
    .select({
      changes: sql<number>`count(${showcaseDrafts.id})::int`,
      shown: sql<number>`(count(*) filter (where ${shows}))::int`,
    })
    .from(convocateds)
    .innerJoin(talents, eq(talents.id, convocateds.talentId))
    .leftJoin(showcaseDrafts, draftOfPlace)
    .where(ofEvent(agency, eventId));
  return state ?? { changes: 0, shown: 0 };
}
