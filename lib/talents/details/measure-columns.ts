import { AppError } from '@/lib/core/errors';
import {
  type LengthUnit,
  lengthIn,
  type Measure,
  measureMessage,
  readMeasure,
} from '@/lib/core/readers/measure';
import { MEASURES } from '@/lib/core/talent-fields';

type Measures = { readonly [Name in Measure]?: number | null | undefined };

/**
 * The columns of the measures that an input names, in the unit of the row; in another unit also of those that it does not
 * name. One that stays as it is may be of before. Throws INVALID, at each field, for what nobody measures in that unit.
 */
export function measureColumns(
  data: Measures & { readonly unitMeasure?: LengthUnit | undefined },
  before?: Measures & { readonly unitMeasure: string },
): { [Name in Measure]?: number | null } {
  const unit = data.unitMeasure ?? (before?.unitMeasure === 'in' ? 'in' : 'cm');
  const unitBefore = before?.unitMeasure === 'in' ? 'in' : 'cm';
  const columns: { [Name in Measure]?: number | null } = {};
  const problems: Record<string, string> = {};
  for (const name of MEASURES) {
    const given = data[name];
    const stands = before?.[name];
    const isLength = name !== 'weight';
    if (given === undefined) {
      if (isLength && stands != null && unit !== unitBefore)
        columns[name] = lengthIn(unit, stands, unitBefore);
      continue;
    }
    const read =
      given === null || (stands === given && !(isLength && unit !== unitBefore))
        ? { value: given }
        : readMeasure(name, String(given), unit);
    if (read && 'problem' in read) problems[name] = measureMessage(read.problem);
    else columns[name] = read?.value ?? null;
  }
  if (Object.keys(problems).length > 0) throw new AppError('INVALID', 'errors.invalid', problems);
  return columns;
}
