import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '../..');

/** A string literal of any of the three kinds; its text is in one of the groups. */
const TEXT = /'((?:\\.|[^'\\\n])*)'|"((?:\\.|[^"\\\n])*)"|`((?:\\.|[^`\\])*)`/y;
const BEGINNING =
  /(?<![\w.])(?:test|it)(?:\.(?:each|for|only|concurrent|skip|skipIf|runIf|fails))*(?:<[^>()]*>)?\(/g;
const OPENING = '([{';
const CLOSING = ')]}';

const contents = new Map<string, string>();
export function contentOf(file: string): string {
  const known = contents.get(file);
  if (known !== undefined) return known;
  const absolute = path.join(ROOT, file);
  const text = existsSync(absolute) ? readFileSync(absolute, 'utf8') : '';
  contents.set(file, text);
  return text;
}

function textAt(source: string, from: number): { text: string; end: number } | null {
  TEXT.lastIndex = from;
  const found = TEXT.exec(source);
  if (!found) return null;
  const text = (found[1] ?? found[2] ?? found[3] ?? '').replaceAll(/\\(['"`])/g, '$1').replaceAll('${', '{');
  return { text, end: TEXT.lastIndex };
}

/** Where the bracket that stands before `from` is closed; strings and comments are passed over. */
function closedAt(source: string, from: number): number {
  let depth = 1;
  for (let at = from; at < source.length; at++) {
    const letter = source[at] ?? '';
    const comment = letter === '/' && (source[at + 1] === '/' || source[at + 1] === '*');
    if (comment) at = source.indexOf(source[at + 1] === '/' ? '\n' : '*/', at);
    else if ('\'"`'.includes(letter)) at = (textAt(source, at)?.end ?? at + 1) - 1;
    else if (OPENING.includes(letter)) depth += 1;
    else if (CLOSING.includes(letter)) depth -= 1;
    if (depth === 0) return at;
    if (at < 0) return source.length;
  }
  return source.length;
}

const skipSpace = (source: string, from: number) => from + (/^\s*/.exec(source.slice(from))?.[0].length ?? 0);

/**
 * The titles of the tests of a file, as its source writes them: of `it.each` the pattern, of a template its text with
 * the places (`{name}`). Empty for a file that is not there.
 */
export function titlesOf(file: string): ReadonlySet<string> {
  const source = contentOf(file);
  const titles = new Set<string>();
  for (const { index, 0: beginning } of source.matchAll(BEGINNING)) {
    let at = skipSpace(source, index + beginning.length);
    if (/\.(?:each|for|skipIf|runIf)[<(]/.test(beginning)) {
      const end = closedAt(source, index + beginning.length) + 1;
      if (source[end] !== '(') continue;
      at = skipSpace(source, end + 1);
    }
    const title = textAt(source, at);
    if (title) titles.add(title.text);
  }
  return titles;
}

const IMPORT = /from '(\.[^']+|@\/[^']+)'/g;
/** Pages and fixtures of the browser tests, and what tests of lib share. */
const SHARED = /^e2e\/(pages|fixtures)\/|\/testing\//;

/** The file and the pages, fixtures and test support that it reaches by its imports. */
export function reachOf(file: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, from = ''] of contentOf(file).matchAll(IMPORT)) {
    const bare = from.startsWith('@/') ? from.slice(2) : path.posix.join(path.posix.dirname(file), from);
    const found = [bare, `${bare}.ts`, `${bare}.tsx`].find((each) => /\.tsx?$/.test(each) && contentOf(each));
    if (found && SHARED.test(found)) reachOf(found, seen);
  }
  return seen;
}

/** Whether a text stands in one of the files; spaces and line ends alike. */
export function holds(files: ReadonlySet<string>, text: string): boolean {
  const flat = (value: string) => value.replaceAll(/\s+/g, ' ');
  return [...files].some((file) => flat(contentOf(file)).includes(flat(text)));
}
