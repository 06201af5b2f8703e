import { and, eq, type SQL, sql } from 'drizzle-orm';
import { quotationTemplates } from '@/db/schema';
import { listCurrencies } from '@/lib/catalogues/queries';
import type { Actor } from '@/lib/core/actor';
import { notFound } from '@/lib/core/errors';
import { isUuid } from '@/lib/core/ids';
import { database } from '@/lib/platform/database';
import { log } from '@/lib/platform/log';
import { mayManageQuotations } from '../policy';
import { readContent, type TemplateContent } from './content';

export type QuotationTemplate = Omit<typeof quotationTemplates.$inferSelect, 'content'> & {
  content: TemplateContent;
  currencyCode: string;
};

/** Without those whose content cannot be read: one of them takes nothing from the others. */
async function readTemplates(where: SQL | undefined): Promise<QuotationTemplate[]> {
  const rows = await database()
    .select()
    .from(quotationTemplates)
    .where(where)
    .orderBy(sql`${quotationTemplates.name} collate "es-x-icu"`);
  const codes = new Map((await listCurrencies()).map(({ id, code }) => [id, code]));
  return rows.flatMap((row) => {
    const content = readContent(row.content);
    const currencyCode = content && codes.get(content.currencyId);
    if (content && currencyCode) return [{ ...row, content, currencyCode }];
    log.error({ templateId: row.id }, 'quotation template: content cannot be read');
    return [];
  });
}

/** The agency's templates by name. Two statements. */
export async function listTemplates(actor: Actor): Promise<QuotationTemplate[]> {
  const { agencyId } = mayManageQuotations(actor);
  return readTemplates(eq(quotationTemplates.agencyId, agencyId));
}

/** One template. Throws NOT_FOUND also for another agency's, for what is no id and for one that cannot be read. */
export async function getTemplate(actor: Actor, id: string): Promise<QuotationTemplate> {
  const { agencyId } = mayManageQuotations(actor);
  const [row] = isUuid(id)
    ? await readTemplates(and(eq(quotationTemplates.id, id), eq(quotationTemplates.agencyId, agencyId)))
    : [];
  if (!row) throw notFound('errors.quotation.templateNotFound');
  return row;
}
