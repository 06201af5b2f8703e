import { readdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT, titlesOf } from './read-titles.ts';

/** A test whose title begins with ids of rows. The title is as the source writes it, of `it.each` the pattern. */
export type MarkedTest = { readonly file: string; readonly title: string };

const FOLDERS = ['app', 'db', 'e2e', 'lib', 'scripts'];
/** Tests, and what those of one kind share. */
const HOLDS_TESTS = /\.(test|spec)\.tsx?$|\/testing\/[^/]+\.ts$/;
const MARKS = /^(?:\[\d[^\]]*\/[^\]]*\] )+/;

/** The tests by the marks that stand before their titles: `[1.2.5/login]`, or `[1.3/user.*]` for all that begin so. */
export function markedTests(): ReadonlyMap<string, readonly MarkedTest[]> {
  const found = new Map<string, MarkedTest[]>();
  for (const folder of FOLDERS) {
    const names = readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' });
    for (const file of names
      .map((name) => path.posix.join(folder, name))
      .filter((name) => HOLDS_TESTS.test(name))) {
      for (const title of titlesOf(file)) {
        for (const [, mark = ''] of (MARKS.exec(title)?.[0] ?? '').matchAll(/\[([^\]]+)\]/g))
          found.set(mark, [...(found.get(mark) ?? []), { file, title }]);
      }
    }
  }
  return found;
}

/** The mark that holds a row: its id, or else the longest beginning of it; undefined for a row that nothing holds. */
export function markOf(id: string, marks: Iterable<string>): string | undefined {
  const fitting = [...marks].filter((mark) =>
    mark.endsWith('*') ? id.startsWith(mark.slice(0, -1)) : id === mark,
  );
  return fitting.find((mark) => mark === id) ?? fitting.toSorted((a, b) => b.length - a.length)[0];
}
