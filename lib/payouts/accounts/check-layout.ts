import type { FieldErrors } from '@/lib/core/errors';
import { findLayout, ownFieldsOf } from '../bank-files/layouts';
import type { OwnTexts } from './rules';

/** What is wrong with a layout of an account at a bank, and with what a payer has otherwise in it, by field. */
export function layoutProblems(bankId: number, key: string, own: OwnTexts): FieldErrors {
  const layout = findLayout(key);
  if (!layout) return { layout: 'validation.option' };
  if (layout.bankId && layout.bankId !== bankId) return { layout: 'validation.payerAccount.otherBank' };
  const fields = ownFieldsOf(layout);
  const wrong = Object.entries(own).some(([name, value]) => {
    const field = fields.find((each) => each.key === name);
    return !field || value.length > field.width || !/^[A-Z0-9 ]*$/.test(value);
  });
  return wrong ? { own: 'validation.payerAccount.own' } : {};
}
