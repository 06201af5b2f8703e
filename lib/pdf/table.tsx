import { StyleSheet, Text, View } from '@react-pdf/renderer';
import { createElement, Fragment, type ReactNode } from 'react';
import { SANS } from './fonts';
import { plainText } from './plain-text';
import { COLOURS, SIZES, TABULAR } from './theme';

export type Column = {
  readonly label: string;
  /** Share of the width left by the columns that have a width. */
  readonly flex?: number;
  /** Width in points. */
  readonly width?: number;
  /** Amounts and counts: at the right, with figures of equal width. */
  readonly numeric?: boolean;
  /** For long codes that nobody reads letter by letter. */
  readonly small?: boolean;
};

const styles = StyleSheet.create({
  head: {
    flexDirection: 'row',
    gap: 10,
    paddingBottom: 6,
    borderBottomWidth: 0.75,
    borderBottomColor: COLOURS.rule,
  },
  row: {
    flexDirection: 'row',
    gap: 10,
    paddingVertical: 7,
    borderBottomWidth: 0.75,
    borderBottomColor: COLOURS.line,
  },
  label: { fontFamily: SANS, fontSize: SIZES.small, lineHeight: 1.3, color: COLOURS.dimmed },
  cell: { fontFamily: SANS, fontSize: SIZES.body, lineHeight: 1.35, color: COLOURS.ink },
  smallCell: {
    fontFamily: SANS,
    fontSize: SIZES.small,
    lineHeight: 1.6,
    fontFeatureSettings: TABULAR,
    color: COLOURS.ink,
  },
  detail: { fontFamily: SANS, fontSize: SIZES.small, lineHeight: 1.4, color: COLOURS.dimmed },
  numeric: { textAlign: 'right', fontFeatureSettings: TABULAR },
});

/** A cell's text, with a dimmed second line where there is one. */
export type Cell = string | { readonly text: string; readonly detail: string };

const widthOf = (column: Column) =>
  column.width === undefined ? { flex: column.flex ?? 1 } : { width: column.width, flexShrink: 0 };
const alignmentOf = (column: Column) => (column.numeric ? styles.numeric : {});

function Head({ columns }: { readonly columns: readonly Column[] }) {
  return (
    <View style={styles.head} fixed>
      {columns.map((column) => (
        <Text key={column.label} style={[styles.label, widthOf(column), alignmentOf(column)]}>
          {column.label}
        </Text>
      ))}
    </View>
  );
}

/** Characters of a cell above which its row may go on on the next page: whole, it would leave most of a page empty. */
const LONG = 600;

const isLong = (cells: readonly Cell[]): boolean =>
  cells.some((cell) => (typeof cell === 'string' ? cell : cell.text).length > LONG);

function Row({ columns, cells }: { readonly columns: readonly Column[]; readonly cells: readonly Cell[] }) {
  return (
    <View style={styles.row} wrap={isLong(cells)}>
      {columns.map((column, index) => {
        const cell = cells[index] ?? '';
        return (
          <View key={column.label} style={widthOf(column)}>
            <Text style={[column.small ? styles.smallCell : styles.cell, alignmentOf(column)]}>
              {plainText(typeof cell === 'string' ? cell : cell.text)}
            </Text>
            {typeof cell === 'string' ? null : <Text style={styles.detail}>{plainText(cell.detail)}</Text>}
          </View>
        );
      })}
    </View>
  );
}

type TableProps = {
  readonly columns: readonly Column[];
  /** One cell per column and row. */
  readonly rows: readonly (readonly Cell[])[];
  /** What must not be parted from the last row, unless that is long: the totals. */
  readonly foot?: ReactNode;
};

/** A table whose head stands on every page it reaches and whose rows are not cut in two, long ones aside. */
export function Table({ columns, rows, foot }: TableProps) {
  const lines = rows.map((cells) => createElement(Row, { columns, cells }));
  const last = rows.at(-1);
  const whole = last && isLong(last) ? lines : lines.slice(0, -1);
  return (
    <View>
      <Head columns={columns} />
      {createElement(Fragment, null, ...whole)}
      <View wrap={false}>
        {whole === lines ? null : lines.at(-1)}
        {foot}
      </View>
    </View>
  );
}
