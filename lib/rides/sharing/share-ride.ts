import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { rides } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { conflict } from '@/lib/core/errors';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { type ShareRideInput, shareRideInput } from '../inputs';
import { mayOpenRidePage } from '../policy';
import { findRideBasis, findShownRide } from '../queries';

/**
 * Lets the agency watch the ride in course of the talent whose page it is, or no longer. Saying the same twice changes
 * nothing; what is shared ends with the ride. Throws FORBIDDEN, INVALID, and CONFLICT when no ride is in course.
 */
export async function shareRide(actor: Actor, input: ShareRideInput): Promise<void> {
  const { subject } = mayOpenRidePage(actor);
  const { shared } = parseInput(shareRideInput, input);
  const basis = await findRideBasis(database(), subject.convocatoryId, subject.talentId);
  const shown = basis && (await findShownRide(database(), basis.event.id, subject.talentId));
  // Who rides along does not show where the other lives.
  if (!shown || shown.endedAt || shown.talentId !== subject.talentId) throw conflict('ride.noneToShare');
  await transact(async (tx) => {
    const now = currentTime();
    const [row] = await tx
      .update(rides)
      .set({ sharedSince: shared ? now : null, updatedAt: now })
      .where(
        and(
          eq(rides.id, shown.id),
          isNull(rides.endedAt),
          shared ? isNull(rides.sharedSince) : isNotNull(rides.sharedSince),
        ),
      )
      .returning();
    if (!row) return;
    await recordAudit(tx, actor, shared ? 'ride.share' : 'ride.unshare', row, {
      detail: { eventId: row.eventId, talentId: row.talentId },
    });
  });
}
