import { and, eq, sql } from 'drizzle-orm';
import { currencies, quotationTemplates } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { notFound } from '@/lib/core/errors';
import { isUuid } from '@/lib/core/ids';
import { database } from '@/lib/platform/database';
import { mayManageQuotations } from '../policy';
import { readContent, type TemplateContent } from './content';

export type QuotationTemplate = Omit<typeof quotationTemplates.$inferSelect, 'content'> & {
  content: TemplateContent;
  currencyCode: string;
};

type Row = { template: typeof quotationTemplates.$inferSelect; currencyCode: string };

const toTemplate = ({ template, currencyCode }: Row): QuotationTemplate => ({
  ...template,
  currencyCode,
  content: readContent(template.content),
});

const templates = () =>
  database()
    .select({ template: quotationTemplates, currencyCode: currencies.code })
    .from(quotationTemplates)
    .innerJoin(
      currencies,
      eq(currencies.id, sql`(${quotationTemplates.content}::jsonb ->> 'currencyId')::int`),
    )
    .$dynamic();

/** The agency's templates by name. One statement. */
export async function listTemplates(actor: Actor): Promise<QuotationTemplate[]> {
  const { agencyId } = mayManageQuotations(actor);
  const rows = await templates()
    .where(eq(quotationTemplates.agencyId, agencyId))
    .orderBy(sql`${quotationTemplates.name} collate "es-x-icu"`);
  return rows.map(toTemplate);
}

/** One template. Throws NOT_FOUND alike for another agency's and for what is no id. */
export async function getTemplate(actor: Actor, id: string): Promise<QuotationTemplate> {
  const { agencyId } = mayManageQuotations(actor);
  const [row] = isUuid(id)
    ? await templates().where(and(eq(quotationTemplates.id, id), eq(quotationTemplates.agencyId, agencyId)))
    : [];
  if (!row) throw notFound('errors.quotation.templateNotFound');
  return toTemplate(row);
}
