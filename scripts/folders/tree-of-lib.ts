import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DOMAIN_RANK, SHARED_AREAS } from '../boundaries/place.ts';

const ORDER = ['core', 'platform', ...SHARED_AREAS, ...Object.keys(DOMAIN_RANK)];

const foldersIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/** What a folder of lib is, and its rooms, by its README.md. */
export type Folder = {
  readonly name: string;
  readonly sentence: string;
  readonly rooms: readonly string[];
  /** The rooms that are there; those of tests and of a word that grew are no rooms. */
  readonly there: readonly string[];
};

export function readFolders(root: string): Folder[] {
  const lib = path.join(root, 'lib');
  const place = (name: string) => (ORDER.includes(name) ? ORDER.indexOf(name) : ORDER.length);
  return foldersIn(lib)
    .toSorted((a, b) => place(a) - place(b))
    .map((name) => {
      const [, sentence = '', rooms = ''] = readFileSync(path.join(lib, name, 'README.md'), 'utf8').split(
        '\n\n',
      );
      return {
        name,
        sentence: sentence.trim(),
        rooms: [...rooms.matchAll(/^- `([\w-]+)\/`: /gm)].map(([, room = '']) => room),
        there: foldersIn(path.join(lib, name)).filter(
          (room) => !['testing', 'graphql', 'pdf'].includes(room),
        ),
      };
    });
}

const TREE = /(?<=^lib\/.*\n)(?: {2}.*\n)*(?=db\/)/m;

/** The page with the folders of lib in its tree, in the order in which they may import each other. */
export function withFolders(page: string, folders: readonly Folder[]): string {
  const lines = folders.map(({ name, sentence }) => `  ${`${name}/`.padEnd(21)} ${unlinked(sentence)}\n`);
  return page.replace(TREE, lines.join(''));
}

/** A tree is code, in which no link is one. */
const unlinked = (sentence: string): string =>
  sentence.replace(/ ?\(\[[^\]]*\]\([^)]*\)\)/g, '').replace(/\.$/, '');
