import { pick } from '@/lib/core/pick';
import { LINE_FIELDS, TYPED_FIELDS } from '@/lib/core/quotation-fields';
import type { QuotationData } from '../inputs';
import type { QuotationLine } from '../lines/queries';
import type { Quotation } from '../queries';

/** The typed fields of a stored quotation: to price it again, or to begin another one with it. */
export const dataOf = (quotation: Quotation, lines: readonly QuotationLine[]): QuotationData => ({
  ...pick(quotation, TYPED_FIELDS),
  lines: lines.map((line) => ({ ...pick(line, LINE_FIELDS), genders: [...line.genders] })),
});
