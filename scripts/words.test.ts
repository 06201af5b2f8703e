import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');

type Word = { readonly not: readonly string[]; readonly but: readonly string[] };

const inCode = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word);

/** The rows of docs/words.md. */
const words = readFileSync(path.join(root, 'docs/words.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line): Word => {
    const [, , , not = '', but = ''] = line.split('|');
    return { not: inCode(not), but: inCode(but) };
  });

/** The rows of its second table: what no text for people says. */
const unsaid = readFileSync(path.join(root, 'docs/words.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| «'))
  .flatMap((line) => [...(line.split('|')[3] ?? '').matchAll(/«([^»]+)»/g)].map(([, words = '']) => words));

const EXPORTED = /^export (?:async )?(?:const|function|class) (\w+)/gm;

const named = ['app', 'lib'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|(^|\/)testing\//.test(file))
    .flatMap((file) => {
      const name = path.basename(file).replace(/\.tsx?$/, '');
      const text = readFileSync(path.join(root, folder, file), 'utf8');
      const exported = [...text.matchAll(EXPORTED)].map(([, one = '']) => one);
      return [name, ...exported].map((one) => ({ at: `${folder}/${file}`, name: one, folder }));
    }),
);

const isCalled = (name: string, word: string): boolean =>
  word.endsWith('…') ? new RegExp(`^${word.slice(0, -1)}(?=[A-Z-]|$)`).test(name) : name === word;

test('the dictionary says which names are taken', () => {
  expect(words.flatMap(({ not }) => not)).toContain('documents');
});

test('no file and no export takes another word for what has one', () => {
  const wrong = named.filter(({ name, at }) =>
    words.some(({ not, but }) =>
      not.some((word) => isCalled(name, word) && !but.some((one) => one === name || at.startsWith(one))),
    ),
  );
  expect(wrong.map(({ at, name }) => `${at}: ${name}`)).toEqual([]);
});

test('no text for people says in other words what has one', () => {
  const folder = path.join(root, 'lib/i18n/messages/es');
  const said = readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap((file) => {
    // Words by which a place is found are those of whoever looks for it.
    if (!file.endsWith('.json') || file === 'places.json' || file === 'helpPages.json') return [];
    const text = readFileSync(path.join(folder, file), 'utf8');
    return unsaid.filter((words) => text.includes(words)).map((words) => `${file}: ${words}`);
  });
  expect(unsaid).toContain('quieres llamar');
  expect(said).toEqual([]);
});
