import type { ReadRow, RowProblem, RowReader } from './define-import';

/** What a program shows where a formula failed, in English and Spanish. */
const FAILED_FORMULA =
  /^#(?:n\/[ad]|[¡¿]?(?:ref|value|valor|div\/0|null|nulo|num|n[uú]m|name|nombre|spill|desbordamiento|error)[!?]?)$/i;

/** What no kind of row can be read from, by the field it stands in. */
function unreadable(values: Readonly<Record<string, string>>): RowProblem[] {
  return Object.entries(values).flatMap(([field, value]) => {
    if (FAILED_FORMULA.test(value)) return [{ field, key: 'imports.cell.failedFormula' }];
    return value.includes('\uFFFD') ? [{ field, key: 'imports.cell.unreadable' }] : [];
  });
}

/** A row by its kind's reader; a cell that shows an error or a letter that was lost is wrong in every kind. */
export function readRow<Input>(
  reader: Pick<RowReader<Input>, 'read'>,
  values: Readonly<Record<string, string>>,
): ReadRow<Input> {
  const problems = unreadable(values);
  if (problems.length === 0) return reader.read(values);
  const read = reader.read(values);
  const fields = new Set(problems.map(({ field }) => field));
  const others = 'problems' in read ? read.problems.filter(({ field }) => !fields.has(field)) : [];
  return { problems: [...problems, ...others] };
}
