const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

/**
 * What was typed so far as (300) 123-4567: ten digits at most, the first 1 to 9 (specification, "Validation rules").
 */
export function phoneAsTyped(text: string): string {
  const digits = digitsOf(text).replace(/^0+/, '').slice(0, 10);
  if (digits.length === 0) return '';
  if (digits.length <= 3) return `(${digits}`;
  if (digits.length <= 6) return `(${digits.slice(0, 3)}) ${digits.slice(3)}`;
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
}

/**
 * Where the caret goes after a text was put into its form again: behind as many digits and commas as stood before it.
 */
export function caretAfter(before: string, formatted: string): number {
  const kept = before.replaceAll(/[^\d,]/g, '').length;
  let seen = 0;
  for (const [index, char] of [...formatted].entries()) {
    if (seen === kept) return index;
    if (/[\d,]/.test(char)) seen += 1;
  }
  return formatted.length;
}
