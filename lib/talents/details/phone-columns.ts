import { COLOMBIA } from '@/lib/core/readers/phone';
import { keepPhones } from '@/lib/platform/phones/read-phones';

type Given = { readonly phone?: string | null | undefined; readonly dialingCode?: string | undefined };
type Kept = { readonly phone: string | null; readonly dialingCode: string };

/**
 * The telephone that an input names and the code of its country, which a number that names another one changes. A code
 * alone is that of the number on file, which has to be one there too. Throws INVALID.
 */
export function phoneColumns(given: Given, before?: Kept): Partial<Kept> {
  const code = given.dialingCode ?? before?.dialingCode ?? COLOMBIA;
  if (given.phone === undefined && (code === before?.dialingCode || !before?.phone)) return {};
  const phone = given.phone === undefined ? before?.phone : given.phone;
  const { phones, dialingCode } = keepPhones({ phone }, { dialingCode: code, follows: true, before });
  return { phone: phones.phone ?? null, dialingCode };
}
