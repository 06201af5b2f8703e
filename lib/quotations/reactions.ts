import { and, eq, sql } from 'drizzle-orm';
import { quotations } from '@/db/schema';
import { conflict } from '@/lib/core/errors';
import { QUOTATION } from '@/lib/core/states';
import type { Reactions } from '@/lib/platform/reactions/react';

export const reactions: Reactions = {
  /** Refuses while its client may still accept one, which opens an event. */
  'client.removing': async (tx, _actor, { agencyId, clientId }) => {
    const sent = and(
      eq(quotations.agencyId, agencyId),
      eq(quotations.clientId, clientId),
      eq(quotations.stateId, QUOTATION.SENT),
    );
    if ((await tx.$count(quotations, sent)) > 0) throw conflict('errors.client.sentQuotation');
  },
  /** Gives its quotations to the client that stays; what was sent keeps the name it was sent with. */
  'client.merged': async (tx, _actor, { agencyId, fromId, intoId }) => {
    await tx
      .update(quotations)
      .set({ clientId: intoId, updatedAt: sql`${quotations.updatedAt}` })
      .where(and(eq(quotations.agencyId, agencyId), eq(quotations.clientId, fromId)));
  },
};
