import { create } from 'xmlbuilder2';
import { AppError } from '@/lib/core/errors';
import { MOST_COLUMNS, MOST_ROWS } from '../rules';
import type { ReadSheet } from './read-workbook';
import type { SplitText } from './split-text';

const NAMESPACE = 'urn:schemas-microsoft-com:office:spreadsheet';

/** Whether a text is a workbook as Excel 2003 wrote it in XML. */
export const isXml2003 = (text: string): boolean =>
  /^\s*<\?xml/.test(text) && text.slice(0, 4096).includes(NAMESPACE);

const LAID_OUT = { rows: MOST_ROWS * 2, columns: MOST_COLUMNS * 4 } as const;

const refuse = (reason: string) => new AppError('INVALID', `imports.problem.${reason}`);

/** What is used of a node of the document. */
type XmlNode = {
  readonly localName?: string;
  readonly textContent: string | null;
  readonly childNodes: Iterable<XmlNode>;
  getAttribute?(name: string): string | null;
};

const childrenOf = (node: XmlNode, name: string): XmlNode[] =>
  [...node.childNodes].filter((child) => child.localName === name);
/** Programs that write this format name its namespace `ss`, as Excel does. */
const attributeOf = (node: XmlNode, name: string): string | null =>
  node.getAttribute?.(`ss:${name}`) ?? node.getAttribute?.(name) ?? null;

/** A place that an attribute names, counted from 1, or the next one. */
function placeOf(node: XmlNode, next: number, most: number, reason: string): number {
  const index = attributeOf(node, 'Index');
  const place = index && /^\d{1,9}$/.test(index) ? Number(index) - 1 : next;
  if (place >= most) throw refuse(reason);
  return place;
}

function cellsOf(row: XmlNode): string[] {
  const cells: string[] = [];
  for (const cell of childrenOf(row, 'Cell')) {
    const column = placeOf(cell, cells.length, LAID_OUT.columns, 'tooWide');
    while (cells.length < column) cells.push('');
    const text = childrenOf(cell, 'Data')[0]?.textContent ?? '';
    // '1999-05-01T00:00:00.000' is how it writes a day.
    cells[column] = text.replace(/^(\d{4}-\d{2}-\d{2})T00:00:00(?:\.000)?$/, '$1');
    const merged = Number(attributeOf(cell, 'MergeAcross') ?? 0);
    for (let more = 0; more < Math.min(merged, LAID_OUT.columns); more += 1) cells.push('');
  }
  return cells;
}

function linesOf(sheet: XmlNode): SplitText {
  const rows: string[][] = [];
  for (const table of childrenOf(sheet, 'Table')) {
    for (const row of childrenOf(table, 'Row')) {
      const place = placeOf(row, rows.length, LAID_OUT.rows, 'tooLong');
      while (rows.length < place) rows.push([]);
      rows[place] = cellsOf(row);
    }
  }
  return { lines: rows.map((cells, index) => ({ line: index + 1, cells })), total: rows.length };
}

const isHidden = (sheet: XmlNode): boolean =>
  childrenOf(sheet, 'WorksheetOptions').some((options) =>
    childrenOf(options, 'Visible').some(({ textContent }) => /hidden/i.test(textContent ?? '')),
  );

/**
 * The visible sheets of such a workbook as texts. Throws INVALID with `imports.problem.damaged`, `tooLong` or `tooWide`.
 */
export function readXml2003(text: string): ReadSheet[] {
  let root: XmlNode;
  try {
    root = create(text).root().node as unknown as XmlNode;
  } catch {
    throw refuse('damaged');
  }
  return childrenOf(root, 'Worksheet')
    .filter((sheet) => !isHidden(sheet))
    .map((sheet, index) => ({
      name: attributeOf(sheet, 'Name') ?? `Hoja ${index + 1}`,
      text: linesOf(sheet),
    }));
}
