import { createHash, randomBytes } from 'node:crypto';
import { cpSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');
const SHELF = path.join(ROOT, 'node_modules/.cache/elenco-tests');
const UNUSED_MS = 6 * 60 * 60_000;

export type KeptFolder = {
  /** What it is of, such as `template`. */
  readonly name: string;
  /** Files and folders of the project that it is made from. */
  readonly from: readonly string[];
  /** What else it depends on. */
  readonly and?: string;
  /** Fills an empty folder. */
  readonly make: (folder: string) => Promise<void>;
};

/**
 * Fills `target`, which is not there yet, with a copy of what `make` makes. That is kept below node_modules, by a hash of
 * what it is made from, for as long as it is used. Several may ask at once: each makes it that finds none, the first is kept.
 */
export async function copyKept(kept: KeptFolder, target: string, shelf: string = SHELF): Promise<void> {
  const place = path.join(shelf, `${kept.name}-${await hashOf(kept)}`);
  if (await copy(place, target)) return;
  await mkdir(target, { mode: 0o711 });
  await kept.make(target);
  await keep(target, place).catch((error: NodeJS.ErrnoException) => {
    // Dependencies that belong to somebody else: it is made anew each time.
    if (error.code !== 'EACCES' && error.code !== 'EROFS') throw error;
  });
  await removeUnused(shelf, kept.name, place);
}

/** False when it is not there, or went away meanwhile. */
async function copy(place: string, target: string): Promise<boolean> {
  try {
    await utimes(place, new Date(), new Date());
    // Of the 3,000 files of a cluster a seventh of what it takes one promise after the other.
    cpSync(place, target, { recursive: true });
    return true;
  } catch (error) {
    await rm(target, { recursive: true, force: true });
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}

async function keep(folder: string, place: string): Promise<void> {
  await mkdir(path.dirname(place), { recursive: true });
  const partial = `${place}.${randomBytes(4).toString('hex')}`;
  cpSync(folder, partial, { recursive: true });
  // Another one was first when it cannot be renamed.
  await rename(partial, place).catch(() => rm(partial, { recursive: true, force: true }));
}

async function removeUnused(shelf: string, name: string, except: string): Promise<void> {
  const entries = await readdir(shelf).catch(() => []);
  for (const entry of entries.filter((one) => one.startsWith(`${name}-`))) {
    const place = path.join(shelf, entry);
    const used = await stat(place).catch(() => undefined);
    if (place !== except && used && Date.now() - used.mtimeMs > UNUSED_MS)
      await rm(place, { recursive: true, force: true });
  }
}

async function hashOf({ from, and = '' }: KeptFolder): Promise<string> {
  // Whose files they are decides who may run a PostgreSQL on them.
  const hash = createHash('sha256').update(
    `${and}\0${process.platform} ${process.arch} ${process.getuid?.()}`,
  );
  const files = (await Promise.all(from.map(filesOf))).flat().sort();
  for (const file of files) hash.update(`\0${file}\0`).update(await readFile(path.resolve(ROOT, file)));
  return hash.digest('hex').slice(0, 16);
}

async function filesOf(relative: string): Promise<string[]> {
  const place = path.resolve(ROOT, relative);
  if (!(await stat(place)).isDirectory()) return [relative];
  const entries = await readdir(place, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name)));
}
