import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readFolders, withFolders } from './tree-of-lib.ts';

const root = path.resolve(import.meta.dirname, '../..');
const folders = readFolders(root);

test.each(folders)('lib/$name says in its README.md what it is, and what each of its rooms', (folder) => {
  expect(folder.sentence).toMatch(/^[A-Z].*\.$/);
  expect(folder.rooms).toEqual(folder.there.toSorted());
});

test('the tree of docs/architecture.md is made of them: npm run folders', () => {
  const page = readFileSync(path.join(root, 'docs/architecture.md'), 'utf8');
  expect(withFolders(page, folders)).toBe(page);
  expect(page).toContain(
    `  clients/              ${folders.find(({ name }) => name === 'clients')?.sentence.slice(0, -1)}\n`,
  );
});
