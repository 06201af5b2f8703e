import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { showcaseRounds, showcaseViewers } from '@/db/schema';
import { conflict, notFound } from '@/lib/core/errors';
import type { Chooser } from './policy';

export type Viewer = typeof showcaseViewers.$inferSelect;
export type Round = typeof showcaseRounds.$inferSelect;

/** Locks a viewer of an agency who may choose, until the transaction ends. Throws NOT_FOUND alike for another agency's. */
export async function lockViewer(tx: Tx, agencyId: string, id: string): Promise<Viewer> {
  const [viewer] = await tx
    .select()
    .from(showcaseViewers)
    .where(
      and(
        eq(showcaseViewers.id, id),
        eq(showcaseViewers.agencyId, agencyId),
        isNull(showcaseViewers.revokedAt),
      ),
    )
    .for('update');
  if (!viewer) throw notFound('errors.viewer.notFound');
  return viewer;
}

/** Locks the round in which a viewer chooses now. Throws CONFLICT where it is sent, and no other is open. */
export async function lockOpenRound(tx: Tx, { agencyId, subject }: Chooser): Promise<Round> {
  const [open] = await tx
    .select({ round: showcaseRounds })
    .from(showcaseRounds)
    .innerJoin(showcaseViewers, eq(showcaseViewers.id, showcaseRounds.viewerId))
    .where(
      and(
        eq(showcaseRounds.agencyId, agencyId),
        eq(showcaseRounds.viewerId, subject.viewerId),
        isNull(showcaseViewers.revokedAt),
        isNull(showcaseRounds.sentAt),
      ),
    )
    .for('update', { of: showcaseRounds });
  if (!open) throw conflict('errors.selection.sent');
  return open.round;
}

/** A viewer with an address, and what it is asked for in that round; null for one that chooses no more. */
export async function findViewerToMail(tx: Tx, id: string, round: number) {
  const [found] = await tx
    .select({
      eventId: showcaseViewers.eventId,
      name: showcaseViewers.name,
      email: showcaseViewers.email,
      note: showcaseRounds.note,
    })
    .from(showcaseViewers)
    .innerJoin(showcaseRounds, eq(showcaseRounds.viewerId, showcaseViewers.id))
    .where(
      and(eq(showcaseViewers.id, id), isNull(showcaseViewers.revokedAt), eq(showcaseRounds.number, round)),
    );
  return found?.email ? { ...found, email: found.email } : null;
}
