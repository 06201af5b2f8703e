import { AppError } from '@/lib/core/errors';

/** A row of a table as it stands in a file, from its first line on; `lines` of it lie below, inside quotes. */
export type Line = { readonly line: number; readonly cells: readonly string[]; readonly lines?: number };

export type SplitText = {
  readonly lines: readonly Line[];
  /** Lines of the file, an empty last one left out. */
  readonly total: number;
};

const DELIMITERS = [';', ',', '\t', '|'] as const;
/** Of a row; what lies behind is read and dropped, and no table that is taken has so many. */
const MOST_CELLS = 1_000;
/** From the begin of a text, to see what parts its cells. */
const SAMPLE = { characters: 200_000, rows: 50 } as const;
/** A row of fewer cells says too little about where it ends, but for one at signs that texts do not have. */
const TELLING_WIDTH = 3;

/** What is known of the rows of a text before they are read. */
type Shape = {
  /** Cells that most rows have. */
  readonly width: number;
  /** Every quote is where a program writes one, and all rows are that wide: quotes are taken for what they say. */
  readonly isWell: boolean;
  /** Where a row ends can be told from its cells. */
  readonly isTelling: boolean;
};

class Splitter {
  readonly #text: string;
  readonly #delimiter: string;
  readonly #shape: Shape | null;
  #at = 0;
  #line = 1;
  /** A cell without quotes around it has had one. */
  hasStrayQuotes = false;

  constructor(text: string, delimiter: string, shape: Shape | null = null) {
    this.#text = text;
    this.#delimiter = delimiter;
    this.#shape = shape;
  }

  get isOver(): boolean {
    return this.#at >= this.#text.length;
  }

  row(): Line {
    const line = this.#line;
    const cells: string[] = [];
    let lineEnd = this.#endOf(this.#at);
    for (;;) {
      const start = this.#at;
      const quoted = this.#quoted(start, cells.length);
      if (quoted) {
        if (cells.length < MOST_CELLS) cells.push(quoted.text);
        this.#at = quoted.next;
        if (quoted.next > lineEnd) {
          lineEnd = this.#endOf(quoted.next);
          this.#line += quoted.breaks;
        }
      } else {
        const found = this.#text.slice(start, lineEnd).indexOf(this.#delimiter);
        this.#at = found < 0 ? lineEnd : start + found;
        const text = this.#text.slice(start, this.#at);
        this.hasStrayQuotes ||= text.includes('"');
        if (cells.length < MOST_CELLS) cells.push(text);
      }
      const isEnd = this.#at >= lineEnd;
      this.#at += 1;
      if (isEnd) break;
    }
    const lines = this.#line - line;
    this.#line += 1;
    return lines > 0 ? { line, cells, lines } : { line, cells };
  }

  #endOf(at: number): number {
    const end = this.#text.indexOf('\n', at);
    return end < 0 ? this.#text.length : end;
  }

  #behindBlanks(at: number): number {
    let behind = at;
    while (this.#text[behind] === ' ') behind += 1;
    return behind;
  }

  /** The cell in quotes that begins there; null for a text, which may have quotes too: '"Top" de la casa'. */
  #quoted(start: number, before: number) {
    const open = this.#behindBlanks(start);
    if (this.#text[open] !== '"') return null;
    let close = this.#text.indexOf('"', open + 1);
    while (close >= 0 && this.#text[close + 1] === '"') close = this.#text.indexOf('"', close + 2);
    if (close < 0) return null;
    const next = this.#behindBlanks(close + 1);
    const behind = this.#text[next];
    if (behind !== undefined && behind !== '\n' && behind !== this.#delimiter) return null;
    const text = this.#text.slice(open + 1, close);
    const breaks = text.split('\n').length - 1;
    if (breaks > 0 && this.#isTwoRows(start, before, next)) return null;
    return { text: text.replaceAll('""', '"'), next, breaks };
  }

  /**
   * Whether the lines from the one where a quote opens, behind that many cells, to the one where it closes are rows without
   * it: the first and the last, or most of those between them.
   */
  #isTwoRows(start: number, before: number, close: number): boolean {
    if (!this.#shape || this.#shape.width < 2) return false;
    const { width, isWell, isTelling } = this.#shape;
    const isRow = (line: string): boolean => new Splitter(line, this.#delimiter).row().cells.length === width;
    const lines = this.#text.slice(this.#endOf(start) + 1, this.#endOf(close)).split('\n');
    const between = lines.slice(0, -1).filter((line) => line.trim() !== '');
    if (between.length > (isWell ? 1 : 0) && between.filter(isRow).length > between.length / 2) return true;
    if (isWell || !isTelling) return false;
    const opening = this.#text.slice(start, this.#endOf(start));
    const behind = opening.indexOf(this.#delimiter);
    const rest = behind < 0 ? 0 : new Splitter(opening.slice(behind + 1), this.#delimiter).row().cells.length;
    return before + 1 + rest === width && isRow(lines.at(-1) ?? '');
  }
}

/** How many cells most rows have when they are parted so, and in how many of them. */
function widthBy(delimiter: string, text: string) {
  const splitter = new Splitter(text, delimiter);
  const counts = new Map<number, number>();
  for (let row = 0; row < SAMPLE.rows && !splitter.isOver; row += 1) {
    const { cells } = splitter.row();
    if (cells.some((cell) => cell.trim() !== '')) {
      counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1);
    }
  }
  const { width, rows } = usual(counts);
  return { delimiter, width, rows, parted: (width - 1) * rows };
}

/** The width that most rows have. */
function usual(counts: ReadonlyMap<number, number>): { width: number; rows: number } {
  const [width = 1, rows = 0] = [...counts].toSorted((a, b) => b[1] - a[1] || a[0] - b[0])[0] ?? [];
  return { width, rows };
}

/** The same where quotes are signs like others: one that nobody meant swallows the rows that would tell. */
function widthOfLines(delimiter: string, text: string): { width: number; rows: number } {
  const counts = new Map<number, number>();
  for (const line of text.split('\n').slice(0, SAMPLE.rows)) {
    const width = line.split(delimiter).length;
    if (line.trim() !== '') counts.set(width, (counts.get(width) ?? 0) + 1);
  }
  return usual(counts);
}

type Width = { readonly width: number; readonly rows: number };

function shapeOf(text: string, best: Width & { readonly delimiter: string }, lines: Width): Shape {
  const { delimiter } = best;
  // Cells of several lines make lines of a width that no row has: where all rows agree, they know better.
  const allAgree = best.width >= TELLING_WIDTH && isWellWritten(text, delimiter, best.width);
  const width = lines.rows > best.rows && !allAgree ? lines.width : best.width;
  const isNarrow = width < TELLING_WIDTH;
  const isTelling = !isNarrow || (best.width === width && delimiter !== ',');
  return { width, isWell: isNarrow && isWellWritten(text, delimiter, width), isTelling };
}

/** Whether all rows have that many cells, and no quote stands within one, where quotes are taken for what they say. */
function isWellWritten(text: string, delimiter: string, width: number): boolean {
  const splitter = new Splitter(text, delimiter);
  while (!splitter.isOver) {
    const { cells } = splitter.row();
    if (cells.length !== width || splitter.hasStrayQuotes) return false;
  }
  return true;
}

/** Excel's own way to say what parts the cells. */
const SEPARATOR = /^"?sep=(.)"?\n/i;

/**
 * Parts a text into rows and cells at semicolons, commas, tabs or bars, whatever its line ends are. A quote that opens a
 * cell and closes none is text. Throws INVALID with `imports.problem.tooLong` beyond `most` rows.
 */
export function splitText(written: string, most: number): SplitText {
  const text = written.replaceAll(/\r\n?/g, '\n');
  const [said = '', separator] = SEPARATOR.exec(text) ?? [];
  const rest = text.slice(said.length);
  const sample = rest.slice(0, SAMPLE.characters);
  const widths = (separator ? [separator] : DELIMITERS).map((one) => widthBy(one, sample));
  const best = widths.reduce((found, one) => (one.parted > found.parted ? one : found));
  const lines = widthOfLines(best.delimiter, sample);
  const splitter = new Splitter(rest, best.delimiter, shapeOf(rest, best, lines));
  const above = said ? 1 : 0;
  const read: Line[] = [];
  let total = above;
  while (!splitter.isOver) {
    if (read.length === most) throw new AppError('INVALID', 'imports.problem.tooLong');
    const row = splitter.row();
    read.push({ ...row, line: row.line + above });
    total += 1 + (row.lines ?? 0);
  }
  return { lines: read, total };
}
