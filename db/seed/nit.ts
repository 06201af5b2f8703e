const WEIGHTS = [3, 7, 13, 17, 19, 23, 29, 37, 41, 43, 47, 53, 59, 67, 71];

/** A Colombian NIT with its check digit, as DIAN computes it: `900373115` becomes `900373115-3`. */
export function nit(digits: string): string {
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (WEIGHTS[index] ?? 0), 0);
  const rest = sum % 11;
  return `${digits}-${rest > 1 ? 11 - rest : rest}`;
}
