import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { quotations } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { QUOTATION } from '@/lib/core/states';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { transact } from '@/lib/platform/transaction';
import { isOfTheHouse, mayAnswerQuotation } from '../given-answers/policy';
import { OPENING_PAUSE_MS } from '../given-answers/rules';

/**
 * Notes that a person has the client's page before them: the first time, the last, and how often, where coming back
 * within `OPENING_PAUSE_MS` counts as once. The first goes into the audit trail. `viewer` is who is signed in in that
 * browser: the agency looking at its own link leaves no mark. Throws FORBIDDEN without the link.
 */
export async function recordOpening(actor: Actor, viewer: Actor): Promise<void> {
  const { agencyId, subject } = mayAnswerQuotation(actor);
  if (isOfTheHouse(viewer, agencyId)) return;
  const now = currentTime();
  const own = and(
    eq(quotations.id, subject.quotationId),
    eq(quotations.agencyId, agencyId),
    ne(quotations.stateId, QUOTATION.DRAFT),
  );
  // Being read changes nothing of it.
  const updatedAt = sql`${quotations.updatedAt}`;
  await transact(async (tx) => {
    const first = await tx
      .update(quotations)
      .set({ firstOpenedAt: now, lastOpenedAt: now, openCount: 1, updatedAt })
      .where(and(own, isNull(quotations.firstOpenedAt)))
      .returning({ id: quotations.id });
    if (first.length > 0) {
      await recordAudit(tx, actor, 'quotation.open', { id: subject.quotationId, agencyId });
      return;
    }
    const pause = new Date(now.getTime() - OPENING_PAUSE_MS).toISOString();
    await tx
      .update(quotations)
      .set({
        lastOpenedAt: now,
        openCount: sql`${quotations.openCount} + case when ${quotations.lastOpenedAt} < ${pause}::timestamptz then 1 else 0 end`,
        updatedAt,
      })
      .where(own);
  });
}
