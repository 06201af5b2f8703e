import { and, desc, eq, inArray } from 'drizzle-orm';
import { auditEntries, quotations } from '@/db/schema';
import { QUOTATION } from '@/lib/core/states';
import { findReader } from '@/lib/identity/find-reader';
import { recordAudit } from '@/lib/platform/audit';
import type { JobHandler } from '@/lib/platform/jobs/define-job';
import { transact } from '@/lib/platform/transaction';

type Sitting = { readonly quotationId: string; readonly userId: string; readonly keyId?: string | undefined };

/**
 * Writes the last changes of a sitting into the trail, in the name of who made them: whoever reads a draft when it is told
 * of would else keep what it was. Nothing where the draft is as it was told, or is none any more.
 */
export const handle: JobHandler<Sitting> = ({ quotationId, userId, keyId }, { actor }) =>
  transact(async (tx) => {
    const [draft] = await tx
      .select({ agencyId: quotations.agencyId, updatedAt: quotations.updatedAt })
      .from(quotations)
      .where(and(eq(quotations.id, quotationId), eq(quotations.stateId, QUOTATION.DRAFT)))
      .for('no key update');
    if (!draft) return;
    const [told] = await tx
      .select({ at: auditEntries.at })
      .from(auditEntries)
      .where(
        and(
          eq(auditEntries.entity, 'quotation'),
          eq(auditEntries.entityId, quotationId),
          inArray(auditEntries.action, ['create', 'update']),
        ),
      )
      .orderBy(desc(auditEntries.at))
      .limit(1);
    if (told && told.at >= draft.updatedAt) return;
    const person = await findReader(userId, draft.agencyId);
    await recordAudit(
      tx,
      person ? { ...person.actor, ...(keyId ? { keyId } : {}) } : actor,
      'quotation.update',
      { id: quotationId, agencyId: draft.agencyId },
      { to: QUOTATION.DRAFT },
    );
  });
