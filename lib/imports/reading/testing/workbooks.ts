import { zipSync } from 'fflate';

const SPREADSHEET = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships';

/** A cell: a text, a number as Excel keeps it, or the fault that a formula shows. */
type Cell = string | { readonly number: string } | { readonly fault: string } | null;

type Sheet = {
  readonly name: string;
  readonly state?: 'hidden' | 'veryHidden';
  readonly rows: readonly (readonly Cell[])[];
};

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function xmlOf(cell: Cell, address: string): string {
  if (cell === null) return '';
  if (typeof cell === 'string') return `<c r="${address}" t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`;
  if ('number' in cell) return `<c r="${address}"><v>${cell.number}</v></c>`;
  return `<c r="${address}" t="e"><f>1/0</f><v>${cell.fault}</v></c>`;
}

/** A workbook of several sheets, of which some are hidden. Each has up to 26 columns. */
export function sheets(...all: readonly Sheet[]): Buffer {
  const files: Record<string, Uint8Array> = {
    'xl/workbook.xml': Buffer.from(
      `<workbook xmlns="${SPREADSHEET}" xmlns:r="${RELATIONS}"><sheets>${all
        .map(
          ({ name, state }, at) =>
            `<sheet name="${escaped(name)}" sheetId="${at + 1}"${state ? ` state="${state}"` : ''} r:id="rId${at + 1}"/>`,
        )
        .join('')}</sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': Buffer.from(
      `<Relationships xmlns="${PACKAGE}">${all
        .map(
          (_, at) =>
            `<Relationship Id="rId${at + 1}" Type="${RELATIONS}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
        )
        .join('')}</Relationships>`,
    ),
  };
  for (const [at, { rows }] of all.entries()) {
    const data = rows
      .map(
        (cells, row) =>
          `<row r="${row + 1}">${cells.map((cell, column) => xmlOf(cell, `${String.fromCharCode(65 + column)}${row + 1}`)).join('')}</row>`,
      )
      .join('');
    files[`xl/worksheets/sheet${at + 1}.xml`] = Buffer.from(
      `<worksheet xmlns="${SPREADSHEET}"><sheetData>${data}</sheetData></worksheet>`,
    );
  }
  return Buffer.from(zipSync(files));
}
