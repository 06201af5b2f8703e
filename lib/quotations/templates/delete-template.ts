import { and, eq } from 'drizzle-orm';
import { quotationTemplates } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { notFound } from '@/lib/core/errors';
import { recordAudit } from '@/lib/platform/audit';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { mayManageQuotations } from '../policy';
import { type TemplateIdInput, templateIdInput } from './inputs';

/**
 * Takes a template out; what was begun from it stays. Answers its id. Throws FORBIDDEN, UNAUTHENTICATED, and NOT_FOUND
 * alike for another agency's.
 */
export async function deleteTemplate(actor: Actor, input: TemplateIdInput): Promise<string> {
  const { agencyId } = mayManageQuotations(actor);
  const { id } = parseInput(templateIdInput, input);
  return transact(async (tx) => {
    const [row] = await tx
      .delete(quotationTemplates)
      .where(and(eq(quotationTemplates.id, id), eq(quotationTemplates.agencyId, agencyId)))
      .returning({ id: quotationTemplates.id });
    if (!row) throw notFound('errors.quotation.templateNotFound');
    await recordAudit(tx, actor, 'quotation-template.delete', { id, agencyId });
    return row.id;
  });
}
