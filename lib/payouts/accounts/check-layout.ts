import type { FieldErrors } from '@/lib/core/errors';
import { findLayout, ownFieldsOf } from '../bank-files/layouts';
import type { OwnTexts } from './rules';

/** What is wrong with a layout and what a payer has otherwise in it, by field. */
export function layoutProblems(key: string, own: OwnTexts): FieldErrors {
  const layout = findLayout(key);
  if (!layout) return { layout: 'validation.option' };
  const fields = ownFieldsOf(layout);
  const wrong = Object.entries(own).some(([name, value]) => {
    const field = fields.find((each) => each.key === name);
    return !field || value.length > field.width || !/^[A-Z0-9 ]*$/.test(value);
  });
  return wrong ? { own: 'validation.payerAccount.own' } : {};
}
