import { existsSync } from 'node:fs';
import { copyFile, link, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { packStatic } from './pack-static.ts';

/** Where a build is made while the one before serves (next.config.ts). */
export const BUILDING = '.next-building';
const SERVING = '.next';
const FORMER = '.next-former';
/** Names the scripts and styles of the build itself, beside those of the one before. */
const OWN_FILES = 'elenco-own-files.json';
/** Of a server that develops in this folder. */
const DEVELOPING = 'dev';

/**
 * Puts a finished build where it is served from. It takes along the scripts and styles of the build before, because pages
 * that are open ask for them, and a process that serves goes on until it is started again. `seal` marks the build as
 * whole before it moves.
 */
export async function putInPlace(root: string, seal: () => Promise<void>): Promise<void> {
  const [building, serving, former] = [BUILDING, SERVING, FORMER].map((name) => path.join(root, name)) as [
    string,
    string,
    string,
  ];
  await packStatic(building);
  const own = await filesBelow(path.join(building, 'static'));
  await writeFile(path.join(building, OWN_FILES), JSON.stringify(own));
  await takeAlong(serving, building);
  await seal();
  await rm(former, { recursive: true, force: true });
  if (existsSync(serving)) await rename(serving, former);
  await rename(building, serving);
  await mendTypes(root);
  const kept = path.join(former, DEVELOPING);
  if (existsSync(kept)) await rename(kept, path.join(serving, DEVELOPING));
  await rm(former, { recursive: true, force: true });
}

/** The scripts and styles of the build that serves, not those that it took along itself. */
async function takeAlong(serving: string, building: string): Promise<void> {
  const written = await readFile(path.join(serving, OWN_FILES), 'utf8').catch(() => '[]');
  for (const name of JSON.parse(written) as string[]) {
    const [from, to] = [path.join(serving, 'static', name), path.join(building, 'static', name)];
    if (existsSync(to) || !existsSync(from)) continue;
    await mkdir(path.dirname(to), { recursive: true });
    await link(from, to).catch(() => copyFile(from, to));
  }
}

async function filesBelow(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return found
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}

/** Next wrote the folder in which it built into a file for the type check. */
async function mendTypes(root: string): Promise<void> {
  const file = path.join(root, 'next-env.d.ts');
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text?.includes(BUILDING)) await writeFile(file, text.replaceAll(BUILDING, SERVING));
}
