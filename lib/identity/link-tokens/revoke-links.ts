import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { linkTokens } from '@/db/schema';
import type { LinkPurpose } from '@/db/values/link-purposes';
import { currentTime } from '@/lib/platform/clock';

/**
 * Ends every living link of one purpose for one talent in one event, of this agency.
 * Answers how many there were. The caller has decided that the actor may.
 */
export async function revokeEventLinks(
  tx: Tx,
  agencyId: string,
  link: { eventId: string; talentId: string; purpose: LinkPurpose },
): Promise<number> {
  const ended = await tx
    .update(linkTokens)
    .set({ revokedAt: currentTime() })
    .where(
      and(
        eq(linkTokens.agencyId, agencyId),
        eq(linkTokens.eventId, link.eventId),
        eq(linkTokens.talentId, link.talentId),
        eq(linkTokens.purpose, link.purpose),
        isNull(linkTokens.revokedAt),
      ),
    )
    .returning({ id: linkTokens.id });
  return ended.length;
}

/** Ends every living link of those purposes that is for this user or this talent. The caller has decided as above. */
export async function revokePersonLinks(
  tx: Tx,
  person: { readonly userId: string } | { readonly talentId: string },
  purposes: readonly LinkPurpose[],
): Promise<void> {
  await tx
    .update(linkTokens)
    .set({ revokedAt: currentTime() })
    .where(
      and(
        'userId' in person ? eq(linkTokens.userId, person.userId) : eq(linkTokens.talentId, person.talentId),
        inArray(linkTokens.purpose, [...purposes]),
        isNull(linkTokens.revokedAt),
        isNull(linkTokens.usedAt),
      ),
    );
}

/** Ends every living link of an invitation, into a team or to register as a talent. The caller has decided as above. */
export async function revokeInvitationLinks(tx: Tx, invitationId: string): Promise<void> {
  await tx
    .update(linkTokens)
    .set({ revokedAt: currentTime() })
    .where(
      and(
        eq(linkTokens.invitationId, invitationId),
        inArray(linkTokens.purpose, ['INVITATION', 'TALENT_INVITATION']),
        isNull(linkTokens.revokedAt),
        isNull(linkTokens.usedAt),
      ),
    );
}

/** Ends every living link to a quotation of this agency; answers how many. The caller has decided as above. */
export async function revokeQuotationLinks(tx: Tx, agencyId: string, quotationId: string): Promise<number> {
  const ended = await tx
    .update(linkTokens)
    .set({ revokedAt: currentTime() })
    .where(
      and(
        eq(linkTokens.agencyId, agencyId),
        eq(linkTokens.quotationId, quotationId),
        eq(linkTokens.purpose, 'QUOTATION_ANSWER'),
        isNull(linkTokens.revokedAt),
      ),
    )
    .returning({ id: linkTokens.id });
  return ended.length;
}

/** Ends every living link to the advance of an event of this agency. The caller has decided as above. */
export async function revokeAdvanceLinks(tx: Tx, agencyId: string, eventId: string): Promise<void> {
  await tx
    .update(linkTokens)
    .set({ revokedAt: currentTime() })
    .where(
      and(
        eq(linkTokens.agencyId, agencyId),
        eq(linkTokens.eventId, eventId),
        eq(linkTokens.purpose, 'ADVANCE'),
        isNull(linkTokens.revokedAt),
      ),
    );
}

/** Ends every living link to a client's statement of this agency. The caller has decided as above. */
export async function revokeStatementLinks(tx: Tx, agencyId: string, clientId: string): Promise<number> {
  const ended = await tx
    .update(linkTokens)
    .set({ revokedAt: currentTime() })
    .where(
      and(
        eq(linkTokens.agencyId, agencyId),
        eq(linkTokens.clientId, clientId),
        eq(linkTokens.purpose, 'STATEMENT'),
        isNull(linkTokens.revokedAt),
      ),
    )
    .returning({ id: linkTokens.id });
  return ended.length;
}

/** Ends every living link by which a viewer of this agency chooses. The caller has decided as above. */
export async function revokeViewerLinks(tx: Tx, agencyId: string, viewerId: string): Promise<void> {
  await tx
    .update(linkTokens)
    .set({ revokedAt: currentTime() })
    .where(
      and(
        eq(linkTokens.agencyId, agencyId),
        eq(linkTokens.viewerId, viewerId),
        eq(linkTokens.purpose, 'SELECTION'),
        isNull(linkTokens.revokedAt),
      ),
    );
}
