import { and, eq } from 'drizzle-orm';
import { quotationTemplates } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { notFound } from '@/lib/core/errors';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { invalidBy } from '@/lib/platform/database-errors';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { mayManageQuotations } from '../policy';
import { type RenameTemplateInput, renameTemplateInput } from './inputs';

const TAKEN = { quotation_templates_name: ['name', 'validation.quotation.templateName'] } as const;

/**
 * Gives a template another name; answers its id. Throws INVALID at `name` when another has it, FORBIDDEN,
 * UNAUTHENTICATED, and NOT_FOUND also for another agency's.
 */
export async function renameTemplate(actor: Actor, input: RenameTemplateInput): Promise<string> {
  const { agencyId } = mayManageQuotations(actor);
  const { id, name } = parseInput(renameTemplateInput, input);
  return transact(async (tx) => {
    const [row] = await tx
      .update(quotationTemplates)
      .set({ name, updatedAt: currentTime() })
      .where(and(eq(quotationTemplates.id, id), eq(quotationTemplates.agencyId, agencyId)))
      .returning({ id: quotationTemplates.id });
    if (!row) throw notFound('errors.quotation.templateNotFound');
    await recordAudit(tx, actor, 'quotation-template.rename', { id, agencyId });
    return row.id;
  }).catch((error) => {
    throw invalidBy(error, TAKEN);
  });
}
