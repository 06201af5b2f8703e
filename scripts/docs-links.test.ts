import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const pages = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(path.join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => path.join('docs', file)),
];

/** Targets of `[words](target)`; a path may hold one pair of brackets, as routes do. */
const linksOf = (text: string): string[] =>
  [...text.matchAll(/\]\(((?:[^()\s]|\([^()\s]*\))+)\)/g)].map(([, target = '']) => target);

test.each(pages)('every file that %s links to is there', (page) => {
  const missing = linksOf(readFileSync(path.join(root, page), 'utf8'))
    .filter((target) => !/^(?:https?:|mailto:|#)/.test(target))
    .map((target) => decodeURI(target.split('#')[0] ?? ''))
    .filter((target) => !existsSync(path.join(root, path.dirname(page), target)));
  expect(missing).toEqual([]);
});

const NAMED_TEST = /(?<![\w./@()[\]-])(?:app|bench|db|e2e|lib|scripts)\/[\w()[\]./-]+\.(?:test|spec)\.tsx?/g;
const code = ['app', 'bench', 'db', 'e2e', 'lib', 'scripts'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:generated|test|spec)\./.test(file))
    .map((file) => path.join(folder, file)),
);

test('every test file that code or a page names is there', () => {
  const missing = [...pages, ...code].flatMap((file) =>
    (readFileSync(path.join(root, file), 'utf8').match(NAMED_TEST) ?? [])
      .filter((named) => !existsSync(path.join(root, named)))
      .map((named) => `${file}: ${named}`),
  );
  expect(missing).toEqual([]);
});

test('the index of decisions lists each page once, by its title', () => {
  const folder = path.join(root, 'docs/decisions');
  const listed = [
    ...readFileSync(path.join(folder, 'README.md'), 'utf8').matchAll(/^- (\d+) \[(.+)\]\((.+)\)$/gm),
  ];
  const pages = readdirSync(folder).filter((file) => file !== 'README.md');
  const titled = pages.map((file) => {
    const [title = ''] = readFileSync(path.join(folder, file), 'utf8').split('\n');
    return [String(Number(file.slice(0, 4))), title.replace(/^# (?:\d+\. )?/, ''), file];
  });
  expect(listed.map(([, ...line]) => line).toSorted()).toEqual(titled.toSorted());
  expect(new Set(titled.map(([number]) => number)).size).toBe(titled.length);
});
