import { randomBytes } from 'node:crypto';

const run = randomBytes(3).toString('hex');
let last = 0;

/** A number that no other row of this process has, for what must be unique or told apart. */
export const nextNumber = (): number => ++last;

/**
 * A word that no other row of this process has, for names. It has no digits: tests search for numbers, and how many
 * rows other files of the process made before is not known to them.
 */
export const nextWord = (): string =>
  `Xq${nextNumber()
    .toString(26)
    .replace(/\d/g, (digit) => 'qrstuvwxyz'[Number(digit)] ?? '')}`;

/** An address that no other row has, also not one made by another process on the same database. */
export const nextEmail = (who: string): string => `${who}-${nextNumber()}-${run}@prueba.co`;

/** An identity or tax number that no other row has: ten digits, as a cédula has them. */
export const nextIdentification = (): string =>
  String(1_000_000_000 + (Number.parseInt(run, 16) % 8_000) * 100_000 + nextNumber());

/** The row of an insert that returns one. */
export function only<Row>(rows: readonly Row[]): Row {
  const [row] = rows;
  if (!row || rows.length > 1) throw new Error(`expected one row and got ${rows.length}`);
  return row;
}
