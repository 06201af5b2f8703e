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
