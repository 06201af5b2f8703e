import { localDateTimeInZone } from '@/lib/core/dates';
import { pick } from '@/lib/core/pick';
import { fieldsOf } from '@/lib/core/quotation-fields';
import { settled } from '@/lib/quotations/choices/rules/choosable';
import type { QuotationLine } from '@/lib/quotations/lines/queries';
import { gendersOf, typedLine } from '@/lib/quotations/lines/rules';
import type { QuotationDetail } from '@/lib/quotations/queries';
import {
  copiesOf,
  type DraftForm,
  type DraftLine,
  daysAndTimes,
  FORM_FIELDS,
  fxRateOf,
  isComplete,
  isForeign,
} from './draft-form';

/** A draft as the server takes it, with complete lines only. The caller adds city, dates and id. */
export const formData = (form: DraftForm) => ({
  ...pick(form, FORM_FIELDS),
  fxRate: fxRateOf(form),
  fxRateDate: isForeign(form) ? form.fxRateDate : null,
  gain: form.gain === '' ? null : form.gain,
  copies: copiesOf(form.copies),
  // Of a group whose taken line is not complete, another is.
  lines: settled(form.lines.filter(isComplete)).map(({ key: _, women, men, budget, ...line }) => ({
    ...line,
    budget: budget ?? 0,
    genders: gendersOf({ women, men }),
  })),
});

/** A stored draft as the editor types it on, its instants as wall clocks where the event is. */
export function draftOf(quotation: QuotationDetail, lines: readonly QuotationLine[]): DraftForm {
  const { id, timeZone, startDate, endDate } = quotation;
  const { nameClient: _, ...texts } = Object.fromEntries(
    fieldsOf('text').map((field) => [field, quotation[field] ?? '']),
  ) as Record<ReturnType<typeof fieldsOf<'text'>>[number], string>;
  return {
    ...pick(quotation, FORM_FIELDS),
    ...texts,
    id,
    ...daysAndTimes(localDateTimeInZone(startDate, timeZone), localDateTimeInZone(endDate, timeZone)),
    copies: quotation.copies.join(', '),
    lines: lines.map((line) => formLine(line, line.id)),
  };
}

/** A stored line as the editor types it on. */
export const formLine = (line: Parameters<typeof typedLine>[0], key: string): DraftLine => ({
  key,
  ...typedLine(line),
});
