import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LIMITED_READS } from './testing/limited-reads';

// What a read cuts, somebody says: the lists of the wire by their pages (lists-of-the-wire.test.ts), screens by their
// pages or in words. A limit that is neither one row, nor a page, nor all that a page may have says here why.

const SOURCES = ['lib', 'app'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file}`)
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/testing\/|generated/.test(file)),
);

/** In drizzle, in SQL, and of a screen that asks a read for so many. */
const LIMITS = [
  /\.limit\(((?:[^()]|\([^()]*\))*)\)/g,
  /\blimit (\$\{(?:[^{}])*\}|\d+)/g,
  /[{,]\s*limit: ([\w .+]+)/g,
];
/** One row, a page by `keyset`, what a caller asked for, and the longest page. */
const PLAIN =
  /^(?:\$\{)?(?:1|limit|page\.limit|LONGEST_PAGE|Math\.min\(limit, LONGEST_PAGE\)|[\w.]+ \+ 1)\}?$/;

test('each limit of a read is known, with what says that it cuts', () => {
  const found = new Set(
    SOURCES.flatMap((file) => {
      const text = readFileSync(file, 'utf8');
      return LIMITS.flatMap((limit) => [...text.matchAll(limit)])
        .map(([, most = '']) => most.trim())
        .filter((most) => !PLAIN.test(most))
        .map((most) => `${file}: ${most}`);
    }),
  );
  expect([...found].toSorted()).toEqual(Object.keys(LIMITED_READS).toSorted());
});
