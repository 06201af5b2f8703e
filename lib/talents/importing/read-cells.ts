import { splitFullName } from '@/lib/core/readers/full-name';
import { foldWord } from '@/lib/core/text';

/** The name and surnames of a row that has them in one cell or in four. */
export function withNames(values: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const joined = (...fields: readonly string[]): string =>
    fields.flatMap((field) => values[field]?.trim() || []).join(' ');
  const whole = values.fullName?.trim() || values.surnameFirst?.trim() || '';
  const split = splitFullName(whole, !values.fullName?.trim());
  return {
    ...values,
    name: joined('name', 'firstName', 'secondName') || split.name,
    lastname: joined('lastname', 'firstSurname', 'secondSurname') || split.lastname,
  };
}

/** The parts of a cell that names several: 'Modelo, Presentadora', 'Actriz y modelo'. */
export const severalOf = (written: string): string[] =>
  written
    .split(/[,;/|+]| y | e | & /i)
    .map((part) => part.trim())
    .filter((part) => foldWord(part) !== '');

/** The files that a cell names: 'ana-1.jpg, ana-2.jpg'. */
export const severalFiles = (written: string): string[] =>
  written
    .split(/[,;|\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
