import * as z from 'zod/mini';
import { localDateTimeInZone } from '@/lib/core/dates';
import { pick } from '@/lib/core/pick';
import { TEMPLATE_FIELDS } from '@/lib/core/quotation-fields';
import { dataOf } from '../drafts/draft-data';
import { quotationFields, quotationLineInput } from '../inputs';
import type { QuotationLine } from '../lines/queries';
import type { QuotationDetail } from '../queries';
import { fromWire, toWire } from '../wire';

const VERSION = 1;
const TIME = /^\d{2}:\d{2}$/;
const money = z.int().check(z.gte(0));

/**
 * The content of a template: people, costs, margin and conditions. Client, dates, place and exchange rate belong to each
 * quotation.
 */
const templateContent = z.object({
  version: z.literal(VERSION),
  ...pick(quotationFields, TEMPLATE_FIELDS),
  startTime: z.string().check(z.regex(TIME)),
  endTime: z.string().check(z.regex(TIME)),
  gain: z.string(),
  feeding: money,
  transport: money,
  agentPrice: money,
  lines: z.array(quotationLineInput),
});
export type TemplateContent = z.output<typeof templateContent>;

/** A quotation as a template keeps it. */
export function templateContentOf(
  quotation: QuotationDetail,
  lines: readonly QuotationLine[],
): TemplateContent {
  const time = (instant: Date) => localDateTimeInZone(instant, quotation.timeZone).slice(11);
  return {
    version: VERSION,
    ...pick(quotation, TEMPLATE_FIELDS),
    startTime: time(quotation.startDate),
    endTime: time(quotation.endDate),
    lines: dataOf(quotation, lines).lines,
  };
}

export const writeContent = (content: TemplateContent): string => JSON.stringify(toWire(content));

/** Null for what is no template, which only a mistake in the database can bring about. */
export function readContent(stored: string): TemplateContent | null {
  try {
    return templateContent.parse(fromWire(JSON.parse(stored)));
  } catch {
    return null;
  }
}
