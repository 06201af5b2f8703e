import { and, eq, sql } from 'drizzle-orm';
import { quotations } from '@/db/schema';
import type { Reactions } from '@/lib/platform/reactions/react';

export const reactions: Reactions = {
  /** Gives its quotations to the client that stays; what was sent keeps the name it was sent with. */
  'client.merged': async (tx, _actor, { agencyId, fromId, intoId }) => {
    await tx
      .update(quotations)
      .set({ clientId: intoId, updatedAt: sql`${quotations.updatedAt}` })
      .where(and(eq(quotations.agencyId, agencyId), eq(quotations.clientId, fromId)));
  },
};
