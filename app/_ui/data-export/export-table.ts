/** A cell of an exported list. A day is `YYYY-MM-DD`, which a spreadsheet shows and sorts as a date. */
export type ExportValue = string | number | { readonly day: string } | null;

export type ExportColumn<Row> = {
  readonly header: string;
  readonly value: (row: Row) => ExportValue;
  /** In characters, for spreadsheets; 18 unless told. */
  readonly width?: number;
};

/** A list to be written to a file: its headings, then its rows. */
export type ExportTable = {
  /** Of the file and the sheet: 'agencias'. */
  readonly name: string;
  readonly columns: readonly { readonly header: string; readonly width: number }[];
  readonly rows: readonly (readonly ExportValue[])[];
};

export const EXPORT_FORMATS = ['csv', 'xlsx'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** The name in the address that says which file is asked for. */
export const EXPORT_PARAM = 'formato';

/** The most rows that one file holds; longer lists are to be narrowed by their filters first. */
export const EXPORT_ROWS = 10_000;

const USUAL_WIDTH = 18;

/** The cells of rows, column by column. */
export const exportTable = <Row>(
  name: string,
  columns: readonly ExportColumn<Row>[],
  rows: readonly Row[],
): ExportTable => ({
  name,
  columns: columns.map(({ header, width = USUAL_WIDTH }) => ({ header, width })),
  rows: rows.map((row) => columns.map(({ value }) => value(row))),
});

/** The file asked for in an address; CSV unless it says otherwise. */
export const exportFormat = (asked: string | null): ExportFormat =>
  EXPORT_FORMATS.find((format) => format === asked) ?? 'csv';
