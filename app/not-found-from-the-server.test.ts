import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

// What a page throws by `notFound` while it is made becomes a whole document with its status; what a part throws that React
// renders later comes when the answer has begun, with 200 (decision 230).

const APP = import.meta.dirname;
const FINDS_NOTHING = /\b(?:readOrNotFound|notFound)\(/;
const screens = readdirSync(APP, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx') && !file.includes('.test.'))
  .map((file) => ({ file, text: readFileSync(path.join(APP, file), 'utf8') }));
const thrower = screens.filter(
  ({ file, text }) => FINDS_NOTHING.test(text) && !file.startsWith(path.join('_features', 'pages')),
);

test('every page that may find nothing says so from the server', () => {
  const pages = thrower.filter(({ file }) => path.basename(file) === 'page.tsx');
  expect(pages.length).toBeGreaterThan(30);
  const bare = pages.filter(({ text }) => !/export default pageOrNotFound\(/.test(text));
  expect(bare.map(({ file }) => file)).toEqual([]);
});

test('a part that may find nothing is awaited by its page, and never left to React', () => {
  const parts = thrower.filter(({ file }) => path.basename(file) !== 'page.tsx');
  const left = parts.flatMap(({ file, text }) =>
    [...text.matchAll(/export (?:default )?(?:async )?function ([A-Z]\w*)/g)].flatMap(([, name = '']) =>
      screens
        .filter((one) => new RegExp(`<${name}[\\s/>]`).test(one.text))
        .map((one) => `${name} of ${file} in ${one.file}`),
    ),
  );
  expect(left).toEqual([]);
});

test('no layout finds nothing, for it is there before its page', () => {
  expect(thrower.filter(({ file }) => /layout\.tsx$/.test(file)).map(({ file }) => file)).toEqual([]);
});
