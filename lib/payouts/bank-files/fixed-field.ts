import { currencyDecimals } from '@/lib/core/money';
import { isEmail } from '@/lib/core/readers/email';
import { inBankLetters } from './bank-letters';
import { type FileContent, type FileItem, rawValue } from './file-content';
import type { FileField, Layout } from './layout';

/** A field as it stands in a record; null where the layout cannot say it. */
export function fixedField(
  field: FileField,
  layout: Layout,
  content: FileContent,
  item: FileItem | null,
): string | null {
  const { width, pad = ' ', empty = pad, align = 'left' } = field;
  const value = rawValue(field, layout, content, item);
  if (value === null) return empty.repeat(width);
  const written = field.source ? inFormat(field, value, content.currency) : value;
  if (written === null || written.length > width) return null;
  return align === 'right' ? written.padStart(width, pad) : written.padEnd(width, pad);
}

/** A value by the format of its field, of any width but for words; null for one that has no such form. */
function inFormat({ format = 'words', words, width }: FileField, value: string, currency: string) {
  switch (format) {
    case 'choice':
      return words?.[value] ?? null;
    case 'digits':
      return onlyIf(/^\d+$/, words?.[value] ?? value);
    case 'exact':
      return onlyIf(/^[A-Z0-9]+$/, value);
    case 'cents':
      return onlyIf(/^\d+$/, value + '0'.repeat(2 - currencyDecimals(currency)));
    case 'pesos':
      return currencyDecimals(currency) === 0 ? onlyIf(/^\d+$/, value) : null;
    case 'email':
      return value.length <= width && isEmail(value) && /^[!-~]*$/.test(value) ? value.toUpperCase() : '';
    case 'words':
      return inBankLetters(value)?.slice(0, width) || null;
  }
}

const onlyIf = (pattern: RegExp, value: string): string | null => (pattern.test(value) ? value : null);
