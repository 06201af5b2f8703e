import { Unzip, UnzipInflate } from 'fflate';
import { AppError } from '@/lib/core/errors';

/** How far a sheet reaches: the greatest row and column that hold something. */
export type Span = { readonly rows: number; readonly columns: number };

/** Bytes that a workbook may unpack to. A sheet of 10,000 rows with sixty columns has about 30 MB. */
const MOST_UNPACKED = 60 * 1024 * 1024;
/** A step unpacks to a thousand times its size at most. */
const STEP = 16 * 1024;
const SHEETS = 'xl/worksheets/';
const WORKBOOK = 'xl/workbook.xml';
const RELATIONS = 'xl/_rels/workbook.xml.rels';
/** Both name the sheets; they are short. */
const LONGEST_INDEX = 1024 * 1024;
/** A tag that is longer is none of a cell. */
const LONGEST_TAG = 1024;

const refuse = (reason: string) => new AppError('INVALID', `imports.problem.${reason}`);

/** A cell that holds something; an empty one that has only a colour closes itself. */
const CELL = /<(?:\w+:)?c\s([^<>]*)>/g;
const ADDRESS = /(?:^|\s)r\s*=\s*["']([A-Z]{1,7})(\d{1,15})["']/;

const columnOf = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);

/** Follows the XML of a sheet piece by piece. What its `dimension` claims is not read: it may be a lie. */
class SheetSpan {
  rows = 0;
  columns = 0;
  #rest = '';

  add(chunk: Uint8Array): void {
    const text = this.#rest + Buffer.from(chunk).toString('latin1');
    for (const [, attributes = ''] of text.matchAll(CELL)) {
      if (attributes.endsWith('/')) continue;
      const [, letters = '', digits = '0'] = ADDRESS.exec(attributes) ?? [];
      this.rows = Math.max(this.rows, Number(digits));
      this.columns = Math.max(this.columns, columnOf(letters));
    }
    const open = text.lastIndexOf('<');
    this.#rest = open < 0 || text.includes('>', open) ? '' : text.slice(open, open + LONGEST_TAG);
  }
}

const attributeOf = (tag: string, name: string): string | undefined =>
  new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)["']`).exec(tag)?.[1];

/** Where in the workbook its first sheet lies; undefined where the workbook does not say it plainly. */
function firstSheet(workbook: string, relations: string): string | undefined {
  const id = attributeOf(/<(?:\w+:)?sheet\s[^<>]*>/.exec(workbook)?.[0] ?? '', '(?:\\w+:)?id');
  const tags = relations.match(/<Relationship\s[^<>]*>/g) ?? [];
  const target = attributeOf(tags.find((tag) => attributeOf(tag, 'Id') === id) ?? '', 'Target');
  return target?.startsWith('/') ? target.slice(1) : target && `xl/${target}`;
}

/**
 * Unpacks a workbook without keeping it, up to a bound, and answers how far its first sheet reaches, before anybody
 * lays it out. Throws INVALID with `imports.problem.tooLarge` or `damaged`. A workbook made to mislead gets past it: the
 * process that lays sheets out has bounds of its own.
 */
export function unpackSpan(bytes: Buffer): Span {
  let unpacked = 0;
  let broken = false;
  const sheets = new Map<string, SheetSpan>();
  const indexes = new Map<string, string>();
  const unzip = new Unzip((file) => {
    const sheet = file.name.startsWith(SHEETS) ? (sheets.get(file.name) ?? new SheetSpan()) : null;
    if (sheet) sheets.set(file.name, sheet);
    file.ondata = (error, chunk) => {
      if (error) {
        broken = true;
        return;
      }
      unpacked += chunk.length;
      if (unpacked > MOST_UNPACKED) return;
      sheet?.add(chunk);
      if (file.name === WORKBOOK || file.name === RELATIONS) {
        const text = (indexes.get(file.name) ?? '') + Buffer.from(chunk).toString('latin1');
        indexes.set(file.name, text.slice(0, LONGEST_INDEX));
      }
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  for (let at = 0; at < bytes.length && !broken; at += STEP) {
    try {
      unzip.push(bytes.subarray(at, at + STEP), at + STEP >= bytes.length);
    } catch {
      broken = true;
    }
    if (unpacked > MOST_UNPACKED) throw refuse('tooLarge');
  }
  if (broken) throw refuse('damaged');
  const first = sheets.get(firstSheet(indexes.get(WORKBOOK) ?? '', indexes.get(RELATIONS) ?? '') ?? '');
  const looked = first ? [first] : [...sheets.values()];
  return {
    rows: Math.max(0, ...looked.map(({ rows }) => rows)),
    columns: Math.max(0, ...looked.map(({ columns }) => columns)),
  };
}
