import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** Where what goes into the build lies; the folders of tests, tools and data below are left out. */
const FOLDERS = ['app', 'lib', 'db', 'public'];
const LEFT_OUT = new Set(['db/testing', 'lib/testing', 'db/embedded', 'db/migrations']);
const ROOT_FILES =
  /^(package(-lock)?\.json|tsconfig\.json|(next|postcss)\.config\.\w+|(proxy|instrumentation[\w-]*)\.tsx?)$/;
/** Tests, and what the build itself writes from the rest. */
const NO_SOURCE = /\.(test\.tsx?|generated\.ts)$/;
/** Configuration that ends up in what is built. */
export const BAKED: readonly string[] = [
  'PRODUCT_NAME',
  'SUPPORT_EMAIL',
  'SUPPORT_PHONE',
  'COMPANY_LEGAL_NAME',
  'COMPANY_TAX_ID',
  'COMPANY_ADDRESS',
  'COMPANY_CITY',
  'HOME_URL',
  'NEXT_SERVER_ACTIONS_ENCRYPTION_KEY',
];
const isBaked = (name: string): boolean => BAKED.includes(name) || name.startsWith('NEXT_PUBLIC_');

/** A hash of everything a build is made from: the same sources give the same one on any machine. */
export async function sourceFingerprint(
  root: string,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<string> {
  const found = await Promise.all(FOLDERS.map((folder) => filesBelow(root, folder)));
  const atRoot = (await readdir(root)).filter((name) => ROOT_FILES.test(name));
  const files = [...atRoot, ...found.flat()].sort();
  const contents = await Promise.all(files.map((file) => readFile(path.join(root, file))));
  const hash = createHash('sha256');
  for (const [index, file] of files.entries())
    hash
      .update(`${file}\0`)
      .update(contents[index] ?? '')
      .update('\0');
  for (const name of Object.keys(environment).filter(isBaked).sort()) {
    hash.update(`${name}=${environment[name]}\0`);
  }
  return hash.digest('hex');
}

async function filesBelow(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(path.join(root, folder), { withFileTypes: true }).catch(() => []);
  const found = await Promise.all(
    entries.map(async (entry) => {
      const file = path.posix.join(folder, entry.name);
      if (entry.isDirectory()) return LEFT_OUT.has(file) ? [] : filesBelow(root, file);
      return NO_SOURCE.test(entry.name) ? [] : [file];
    }),
  );
  return found.flat();
}
