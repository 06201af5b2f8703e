import { AppError } from '@/lib/core/errors';
import { foldText } from '@/lib/core/text';
import { MOST_ROWS } from '../rules';
import { decodeText } from './decode-text';
import { layOut, MOST_CHARACTERS, type Table, type TableRow } from './lay-out';
import { isVcard, readVcards } from './read-vcards';
import { type ReadSheet, readWorkbook } from './read-workbook';
import { isXml2003, readXml2003 } from './read-xml-2003';
import { splitText } from './split-text';

export type NamedTable = Table & { readonly sheet: string };

/** What a file holds. */
export type ParsedFile = {
  /** Its tables: of a workbook one per sheet. The first is the one that is meant, as far as one can tell. */
  readonly tables: readonly NamedTable[];
  /** Sheets that hold something and were not read as a table. */
  readonly passed: readonly string[];
  /** Lines with letters in another code than the rest, of which some may be read wrong. */
  readonly odd: readonly number[];
};

type Packed<Read extends Table> = Omit<Read, 'rows'> & {
  readonly rowCount: number;
  /** Rows as JSON, that are read a page at a time. */
  readonly pages: readonly Uint8Array[];
};

/** What goes to the process that asked. */
export type PackedFile = Omit<ParsedFile, 'tables'> & { readonly tables: readonly Packed<NamedTable>[] };

const PAGE = { rows: 500, characters: 500_000 } as const;

const refuse = (reason: string) => new AppError('INVALID', `imports.problem.${reason}`);

/**
 * Reads a text of rows in UTF-8, UTF-16 or Windows-1252, the sheets of an Excel workbook (also in XML of 2003), or a file
 * of address cards. Throws INVALID with
 * `imports.problem.…` for anything else, and for what is too long, too wide, empty or made to burst. It takes as long as
 * the file wants: `read-file.ts` has it done in another process.
 */
export const parseFile = (bytes: Buffer): Promise<ParsedFile> =>
  isZip(bytes) ? parseWorkbook(bytes) : parseText(bytes);

const isZip = (bytes: Buffer): boolean =>
  bytes.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004', 'latin1'));

/** Control characters that no text file has. */
const BINARY = /[^\P{Cc}\t\n\v\f\r\u0080-\u009f]/u;

async function parseText(bytes: Buffer): Promise<ParsedFile> {
  const { text, odd } = decodeText(bytes);
  if (BINARY.test(text.slice(0, 4096))) throw refuse('unknownType');
  if (isXml2003(text)) return tablesOf(readXml2003(text), []);
  if (isVcard(text)) {
    const cards = layOut(readVcards(text));
    if (!cards) throw refuse('empty');
    return { tables: [{ ...withoutEmptyColumns(cards), sheet: '' }], passed: [], odd };
  }
  // Room for headings and empty lines. What is longer is refused, never cut.
  const table = layOut(splitText(text, MOST_ROWS * 2));
  if (!table) throw refuse('empty');
  return { tables: [{ ...table, sheet: '' }], passed: [], odd };
}

/** Sheets of these names say how to fill in another one, or which words may stand there. */
const BESIDE = /^(?:instruc|ayuda|leeme|readme|guia|como |lista|catalogo|opciones|portada|ejemplo)/;

async function parseWorkbook(bytes: Buffer): Promise<ParsedFile> {
  const { sheets, passed } = await readWorkbook(bytes);
  return tablesOf(sheets, passed);
}

/** The sheets of a workbook as tables, the one that is meant first. Throws INVALID where none has rows. */
function tablesOf(sheets: readonly ReadSheet[], passed: readonly string[]): ParsedFile {
  const tables: NamedTable[] = [];
  const without: string[] = [];
  const refusals: unknown[] = [];
  for (const { name, text } of sheets) {
    try {
      const table = layOut(text);
      if (table) tables.push({ ...table, sheet: name });
      else if (text.total > 0) without.push(name);
    } catch (error) {
      // Another sheet may be the one that is meant.
      refusals.push(error);
      without.push(name);
    }
  }
  const isBeside = (sheet: string): boolean => BESIDE.test(foldText(sheet).trim());
  // A template that nobody has filled in: what stands beside it is not meant.
  const isUnfilled = tables.every(({ sheet }) => isBeside(sheet)) && without.some((name) => !isBeside(name));
  if (tables.length === 0 || isUnfilled) throw refusals[0] ?? refuse('empty');
  const rank = (table: NamedTable): number => (isBeside(table.sheet) ? 0 : 1);
  return {
    tables: tables.toSorted((a, b) => rank(b) - rank(a) || b.rows.length - a.rows.length),
    passed: [...without, ...passed],
    odd: [],
  };
}

const lengthOf = ({ cells }: TableRow): number => cells.reduce((sum, cell) => sum + cell.length, 0);

/** The same, packed. Throws as above, and for more characters than are taken. */
export async function packFile(bytes: Uint8Array): Promise<PackedFile> {
  const { tables, ...file } = await parseFile(Buffer.from(bytes));
  const left = { characters: MOST_CHARACTERS };
  return {
    ...file,
    tables: tables.map(({ rows, ...table }) => ({
      ...table,
      rowCount: rows.length,
      pages: pagesOf(rows, left),
    })),
  };
}

function pagesOf(rows: readonly TableRow[], left: { characters: number }): Uint8Array[] {
  const pages: Uint8Array[] = [];
  let page: TableRow[] = [];
  let held = 0;
  const close = () => {
    if (page.length > 0) pages.push(Buffer.from(JSON.stringify(page)));
    left.characters -= held;
    page = [];
    held = 0;
  };
  for (const row of rows) {
    page.push(row);
    held += lengthOf(row);
    if (page.length === PAGE.rows || held > PAGE.characters) close();
    if (left.characters < 0) throw refuse('tooLarge');
  }
  close();
  return pages;
}

/** A card has many places, of which few are filled. */
function withoutEmptyColumns({ headers, rows, lines }: Table): Table {
  const filled = headers.map((_, column) => rows.some(({ cells }) => cells[column] !== ''));
  const kept = (cells: readonly string[]): string[] => cells.filter((_, column) => filled[column]);
  return {
    headers: kept(headers),
    rows: rows.map(({ line, cells }) => ({ line, cells: kept(cells) })),
    lines,
  };
}
