import { pick } from '@/lib/core/pick';
import { TEMPLATE_FIELDS } from '@/lib/core/quotation-fields';
import type { TemplateContent } from '@/lib/quotations/templates/content';
import { COP_ID, type DraftForm } from '../draft/draft-form';
import { formLine } from '../draft/form-data';

export type Template = Omit<TemplateContent, 'version'>;

/**
 * The fields that a draft takes from a template. An exchange rate belongs to its day and is typed again; client, dates
 * and place stay as they are in the draft.
 */
export const templateFields = (template: Template, newKey: () => string): Partial<Omit<DraftForm, 'id'>> => ({
  ...pick(template, [...TEMPLATE_FIELDS, 'startTime', 'endTime']),
  observation: template.observation ?? '',
  fxRate: template.currencyId === COP_ID ? '1' : '',
  fxRateDate: null,
  lines: template.lines.map((line) => formLine(line, newKey())),
});
