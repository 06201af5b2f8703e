import { sql } from 'drizzle-orm';
import { quotationTemplates } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { AppError, conflict } from '@/lib/core/errors';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { findQuotationLines } from '../lines/queries';
import { mayManageQuotations } from '../policy';
import { getQuotation } from '../queries';
import { templateContentOf, writeContent } from './content';
import { type SaveTemplateInput, saveTemplateInput } from './inputs';

/** A picker of more is no picker. */
const MOST = 200;

/**
 * Keeps a quotation of the agency, of whatever state, as a template; answers the template's id. Throws INVALID at `name` when
 * another has it and `replace` was not asked for, FORBIDDEN, UNAUTHENTICATED, NOT_FOUND, and CONFLICT for a quotation
 * without profiles and beyond 200 templates.
 */
export async function saveTemplate(actor: Actor, input: SaveTemplateInput): Promise<string> {
  const { agencyId, userId } = mayManageQuotations(actor);
  const { quotationId, name, replace } = parseInput(saveTemplateInput, input);
  const quotation = await getQuotation(actor, quotationId);
  const lines = (await findQuotationLines(actor, [quotationId])).get(quotationId) ?? [];
  if (lines.length === 0) throw conflict('errors.quotation.nothingToKeep');
  const kept = { content: writeContent(templateContentOf(quotation, lines)), total: quotation.total };
  return transact(async (tx) => {
    const insert = tx
      .insert(quotationTemplates)
      .values({ agencyId, name, createdBy: userId, ...kept })
      .returning({ id: quotationTemplates.id, made: sql<boolean>`xmax = 0` });
    const target = [quotationTemplates.agencyId, quotationTemplates.name];
    const [row] = replace
      ? await insert.onConflictDoUpdate({ target, set: { ...kept, updatedAt: currentTime() } })
      : await insert.onConflictDoNothing({ target });
    if (!row) throw new AppError('INVALID', 'errors.invalid', { name: 'validation.quotation.templateName' });
    if ((await tx.$count(quotationTemplates, sql`agency_id = ${agencyId}`)) > MOST) {
      throw conflict('errors.quotation.tooManyTemplates');
    }
    await recordAudit(
      tx,
      actor,
      `quotation-template.${row.made ? 'create' : 'update'}`,
      { id: row.id, agencyId },
      { detail: { quotationId } },
    );
    return row.id;
  });
}
