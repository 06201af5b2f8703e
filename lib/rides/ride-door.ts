import { and, eq } from 'drizzle-orm';
import { convocateds } from '@/db/schema';
import { requireTalent } from '@/lib/core/abilities';
import type { Actor } from '@/lib/core/actor';
import { isUuid } from '@/lib/core/ids';
import { ridePath } from '@/lib/core/paths';
import { currentTime } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import { findCoverage } from './coverage/queries';
import { findRideBasis, findShownRide } from './queries';
import { problemOfBasis } from './ride-problem';

/** How a talent who is signed in comes to its rides at an event. */
export type RideDoor = {
  readonly path: string;
  /** Somebody comes for it, or carries it, already. */
  readonly isInCourse: boolean;
};

/**
 * The page of rides of a place of the talent's own; null where it has no ride and could order none. Throws
 * UNAUTHENTICATED and FORBIDDEN.
 */
export async function findRideDoor(actor: Actor, convocatedId: string): Promise<RideDoor | null> {
  const { talentId } = requireTalent(actor);
  if (!isUuid(convocatedId)) return null;
  const [place] = await database()
    .select({ convocatoryId: convocateds.convocatoryId })
    .from(convocateds)
    .where(and(eq(convocateds.id, convocatedId), eq(convocateds.talentId, talentId)));
  const basis = place && (await findRideBasis(database(), place.convocatoryId, talentId));
  if (!basis) return null;
  const path = ridePath(place.convocatoryId, talentId);
  const shown = await findShownRide(database(), basis.event.id, talentId);
  if (shown && !shown.endedAt) return { path, isInCourse: true };
  if (problemOfBasis(basis, currentTime())) return null;
  const coverage = await findCoverage(database(), basis.city.id, basis.agency.id);
  return coverage ? { path, isInCourse: false } : null;
}
