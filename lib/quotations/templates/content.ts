import * as z from 'zod/mini';
import { SERVICE_CONCEPTS } from '@/db/values/line-values';
import { localDateTimeInZone } from '@/lib/core/dates';
import { dataOf } from '../drafts/draft-data';
import { quotationLineInput } from '../inputs';
import type { QuotationLine } from '../lines/queries';
import type { QuotationDetail } from '../queries';
import { fromWire, toWire } from '../wire';

const VERSION = 1;
const TIME = /^\d{2}:\d{2}$/;
const money = z.int().check(z.gte(0));

/**
 * What is alike from one quotation to the next: people, costs, margin and conditions. Not the client, the dates, the
 * place and the exchange rate, which are the next one's own.
 */
const templateContent = z.object({
  version: z.literal(VERSION),
  cityId: z.int(),
  startTime: z.string().check(z.regex(TIME)),
  endTime: z.string().check(z.regex(TIME)),
  hours: z.nullable(z.int()),
  currencyId: z.int(),
  tercero: z.boolean(),
  observation: z.nullable(z.string()),
  message: z._default(z.nullable(z.string()), null),
  paymentTerms: z._default(z.nullable(z.string()), null),
  terms: z._default(z.nullable(z.string()), null),
  validityDays: z._default(z.nullable(z.int()), null),
  serviceConcept: z.enum(SERVICE_CONCEPTS),
  gain: z.string(),
  feeding: money,
  transport: money,
  agentPrice: money,
  agents: z.int(),
  agentDays: z.int(),
  lines: z.array(quotationLineInput),
});
export type TemplateContent = z.output<typeof templateContent>;

/** A quotation as a template keeps it. */
export function templateContentOf(
  quotation: QuotationDetail,
  lines: readonly QuotationLine[],
): TemplateContent {
  const data = dataOf(quotation, lines);
  const time = (instant: Date) => localDateTimeInZone(instant, quotation.timeZone).slice(11);
  return {
    version: VERSION,
    cityId: data.cityId,
    startTime: time(quotation.startDate),
    endTime: time(quotation.endDate),
    hours: data.hours ?? null,
    currencyId: data.currencyId,
    tercero: data.tercero,
    observation: data.observation ?? null,
    message: data.message ?? null,
    paymentTerms: data.paymentTerms ?? null,
    terms: data.terms ?? null,
    validityDays: data.validityDays ?? null,
    serviceConcept: data.serviceConcept,
    gain: quotation.gain,
    feeding: quotation.feeding,
    transport: quotation.transport,
    agentPrice: quotation.agentPrice,
    agents: data.agents,
    agentDays: data.agentDays,
    lines: data.lines,
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
