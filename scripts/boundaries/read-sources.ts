import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Sources } from './project.ts';

const FOLDERS = ['app', 'bench', 'db', 'e2e', 'lib', 'scripts'];

/** Every TypeScript and CSS file of the project's own folders, and the texts people read, by path from the root. */
export function readSources(root: string): Sources {
  const sources: Record<string, string> = {};
  for (const folder of FOLDERS.filter((name) => existsSync(path.join(root, name)))) {
    for (const name of readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })) {
      const file = path.posix.join(folder, name.replaceAll(path.sep, '/'));
      if (/\.(tsx?|css)$|^lib\/i18n\/messages\/.+\.json$/.test(file) && !file.includes('/node_modules/'))
        sources[file] = readFileSync(path.join(root, file), 'utf8');
    }
  }
  return sources;
}
