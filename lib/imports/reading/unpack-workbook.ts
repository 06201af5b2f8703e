import { Unzip, UnzipInflate } from 'fflate';
import { AppError } from '@/lib/core/errors';

/** A sheet of a workbook: how far it reaches, and which cells show that a formula failed. */
export type SheetInfo = {
  readonly name: string;
  readonly isHidden: boolean;
  /** The greatest row and column that hold something. */
  readonly rows: number;
  readonly columns: number;
  readonly faults: readonly { readonly row: number; readonly column: number }[];
};

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
const IS_FAULT = /(?:^|\s)t\s*=\s*["']e["']/;
const MOST_FAULTS = 20_000;
const ADDRESS = /(?:^|\s)r\s*=\s*["']([A-Z]{1,7})(\d{1,15})["']/;

const columnOf = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);

/** Follows the XML of a sheet piece by piece. What its `dimension` claims is not read: it may be a lie. */
class SheetSpan {
  rows = 0;
  columns = 0;
  readonly faults: { row: number; column: number }[] = [];
  #rest = '';

  add(chunk: Uint8Array): void {
    const text = this.#rest + Buffer.from(chunk).toString('latin1');
    for (const [, attributes = ''] of text.matchAll(CELL)) {
      if (attributes.endsWith('/')) continue;
      const [, letters = '', digits = '0'] = ADDRESS.exec(attributes) ?? [];
      const at = { row: Number(digits), column: columnOf(letters) };
      this.rows = Math.max(this.rows, at.row);
      this.columns = Math.max(this.columns, at.column);
      if (IS_FAULT.test(attributes) && this.faults.length < MOST_FAULTS) this.faults.push(at);
    }
    const open = text.lastIndexOf('<');
    this.#rest = open < 0 || text.includes('>', open) ? '' : text.slice(open, open + LONGEST_TAG);
  }
}

const attributeOf = (tag: string, name: string): string | undefined =>
  new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)["']`).exec(tag)?.[1];

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const unescaped = (text: string): string =>
  text.replaceAll(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => ENTITIES[name] ?? '');

/** The sheets of a workbook in its order, each with where it lies; one that is not said plainly lies nowhere. */
function sheetsOf(workbook: string, relations: string) {
  const tags = relations.match(/<Relationship\s[^<>]*>/g) ?? [];
  const targets = new Map(tags.map((tag) => [attributeOf(tag, 'Id'), attributeOf(tag, 'Target')]));
  return (workbook.match(/<(?:\w+:)?sheet\s[^<>]*>/g) ?? []).map((tag, index) => {
    const target = targets.get(attributeOf(tag, '(?:\\w+:)?id'));
    return {
      name: unescaped(attributeOf(tag, 'name') ?? `Hoja ${index + 1}`),
      isHidden: /hidden/i.test(attributeOf(tag, 'state') ?? ''),
      path: target?.startsWith('/') ? target.slice(1) : target && `xl/${target}`,
    };
  });
}

/** An index as it is written; its bytes are kept as Latin-1 while they come. */
const decoded = (text = ''): string => Buffer.from(text, 'latin1').toString('utf8');

/**
 * Unpacks a workbook without keeping it, up to a bound, and answers its sheets with how far each reaches, before anybody
 * lays one out. Throws INVALID with `imports.problem.tooLarge` or `damaged`. A workbook made to mislead gets past it: the
 * process that lays sheets out has bounds of its own.
 */
export function unpackWorkbook(bytes: Buffer): SheetInfo[] {
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
  const all = [...sheets.values()];
  return sheetsOf(decoded(indexes.get(WORKBOOK)), decoded(indexes.get(RELATIONS))).map(
    ({ path, ...sheet }) => {
      // The process that lays sheets out finds it elsewhere: it is taken for the greatest there is.
      const found = sheets.get(path ?? '');
      return {
        ...sheet,
        rows: found?.rows ?? Math.max(0, ...all.map(({ rows }) => rows)),
        columns: found?.columns ?? Math.max(0, ...all.map(({ columns }) => columns)),
        faults: found?.faults ?? [],
      };
    },
  );
}
