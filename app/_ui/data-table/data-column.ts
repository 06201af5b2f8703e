import type { ReactNode } from 'react';

export type DataColumn<Row> = {
  /** Also the name by which the address sorts: `?orden=code`. */
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** 'end' for amounts and numbers: right-aligned, tabular figures. */
  readonly align?: 'start' | 'end';
  readonly sortable?: boolean;
  /** CSS width, as '120px'. */
  readonly width?: string;
  /** Names, which are always shown whole: in the room there is, and in lines beyond it. */
  readonly long?: boolean;
  /** Keeps a code, a date or an amount on one line. */
  readonly nowrap?: boolean;
  /** Heading for screen readers alone: pictures, row menus. */
  readonly headerHidden?: boolean;
  /**
   * Its place in the card that a row becomes on phones: the first column is the title; the others follow one another
   * below it without their headings, unless each is to have a line with its heading. Those that share the second line
   * have half of it each.
   */
  readonly phone?: 'title' | 'corner' | 'menu' | 'meta' | 'share' | 'line' | 'hide';
  /** What its order is of, for the words in which a phone offers it; texts unless aligned to the end. */
  readonly order?: 'text' | 'number' | 'date';
};
