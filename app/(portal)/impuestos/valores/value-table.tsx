import type { ReactNode } from 'react';
import text from '@/app/_ui/theme/text.module.css';
import { FactTable } from './fact-table';

/** A value that is said by hand. */
export type ValueRow = {
  readonly id: number;
  readonly name: ReactNode;
  readonly value: ReactNode;
  /** Who said it, or where it is written. */
  readonly below: ReactNode;
  /** By which it is said anew. */
  readonly form: ReactNode;
};

type Props = {
  title: string;
  text: string;
  /** What its two columns are. */
  columns: readonly [name: string, value: string];
  rows: readonly ValueRow[];
};

/** Values of the law or the business, each with its form. */
export function ValueTable({ columns, rows, ...card }: Props) {
  return (
    <FactTable
      {...card}
      head={
        <>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
          <td />
        </>
      }
    >
      {rows.map(({ id, name, value, below, form }) => (
        <tr key={id}>
          <th scope="row">{name}</th>
          <td className={text.anywhere}>
            {value}
            {below && <span className={text.below}>{below}</span>}
          </td>
          <td data-end>{form}</td>
        </tr>
      ))}
    </FactTable>
  );
}
