import { randomBytes } from 'node:crypto';

const run = randomBytes(3).toString('hex');
let last = 0;

/** A number that no other row of this process has, for what must be unique or told apart. */
export const nextNumber = (): number => ++last;

/** An address that no other row has, also not one made by another process on the same database. */
export const nextEmail = (who: string): string => `${who}-${nextNumber()}-${run}@prueba.co`;

/** An identity or tax number that no other row has. */
export const nextIdentification = (): string => `${900_000_000 + nextNumber()}${Number.parseInt(run, 16)}`;

/** The row of an insert that returns one. */
export function only<Row>(rows: readonly Row[]): Row {
  const [row] = rows;
  if (!row || rows.length > 1) throw new Error(`expected one row and got ${rows.length}`);
  return row;
}
