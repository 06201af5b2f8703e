import type { Tx } from '@/db/client';
import { type auditEntries, quotationAnswers } from '@/db/schema';
import { demoId } from '@/db/seed/chance';
import type { Calendar } from '@/db/seed/moments';
import { plans } from '@/db/seed/plans';
import { milestones } from '@/db/seed/quotations';
import { freezeOffer } from '@/lib/quotations/document/freeze-offer';

/** The quotation whose client wants something else, and what. */
const CHANGE = {
  key: 'tour',
  reason: 'Necesitamos dos presentadores en vez de uno, y terminar a las 5 p. m.',
};

type Entry = typeof auditEntries.$inferInsert & { readonly at: Date };

/** What was sent as its clients read it, and one who asked for a change by its link; answers what the trail tells of it. */
export async function insertAnswers(tx: Tx, calendar: Calendar): Promise<Entry[]> {
  const trail: Entry[] = [];
  for (const plan of plans) {
    const { sentAt, lastOpenedAt } = milestones(plan, calendar);
    if (!sentAt) continue;
    const { hash } = await freezeOffer(tx, { id: plan.id, agencyId: plan.agency.id });
    if (plan.key !== CHANGE.key || !lastOpenedAt) continue;
    const at = new Date(lastOpenedAt.getTime() + 6 * 60_000);
    const id = demoId(`answer:${plan.key}`);
    const linkTokenId = demoId(`answer-link:${plan.key}`);
    await tx.insert(quotationAnswers).values({
      id,
      agencyId: plan.agency.id,
      quotationId: plan.id,
      answer: 'CHANGE_REQUESTED',
      name: plan.client.contact,
      reason: CHANGE.reason,
      version: 1,
      versionHash: hash,
      linkTokenId,
      createdAt: at,
    });
    trail.push({
      at,
      agencyId: plan.agency.id,
      actorKind: 'linkHolder',
      actorId: linkTokenId,
      entity: 'quotation',
      entityId: plan.id,
      action: 'request-change',
      detail: { answerId: id, version: 1, versionHash: hash },
    });
  }
  return trail;
}
