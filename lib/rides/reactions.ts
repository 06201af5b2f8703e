import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { rides } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import type { Reactions } from '@/lib/platform/reactions/react';
import { giveUp } from './ordering/cancel-ride';

export const reactions: Reactions = {
  /** Cancels the rides of its events that carry nobody yet. */
  'agency.suspended': (tx, actor, { agencyId }) => giveUpAll(tx, actor, eq(rides.agencyId, agencyId)),
  /** Cancels its ride that carries it not yet. */
  'talent.suspended': (tx, actor, { talentId }) => giveUpAll(tx, actor, eq(rides.talentId, talentId)),
  /** Cancels its rides that carry nobody yet: whoever sits in a car arrives. */
  'event.cancelled': (tx, actor, { id }) => giveUpAll(tx, actor, eq(rides.eventId, id)),
};

async function giveUpAll(tx: Tx, actor: Actor, which: SQL): Promise<void> {
  const waiting = inArray(rides.state, ['ORDERING', 'HIRE', 'HIRED', 'ARRIVED']);
  const open = await tx
    .select()
    .from(rides)
    .where(and(which, isNull(rides.endedAt), isNull(rides.cancelAskedAt), waiting));
  for (const ride of open) await giveUp(tx, actor, ride);
}
