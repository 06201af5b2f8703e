import { randomBytes } from 'node:crypto';
import {
  chmod,
  cp,
  lstat,
  mkdir,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Binaries, binariesAt, findBinaries } from './binaries.ts';
import { ClusterError } from './cluster-error.ts';
import { livePostmaster } from './postmaster.ts';
import { chooseRunAs, closedFolders, giveTo, type RunAs } from './run-as.ts';

/** Where a cluster lies: its data, its log, its secrets, the programs that run it and as whom. */
export type ClusterPlace = {
  readonly base: string;
  readonly pgData: string;
  readonly logFile: string;
  readonly passwordFile: string;
  readonly applicationPasswordFile: string;
  readonly portFile: string;
  readonly binaries: Binaries;
  readonly runAs: RunAs | null;
};

/** Of the application's role; `password` is the superuser's. */
export const APPLICATION_PASSWORD = 'application-password';

const OPEN_PLACES = ['/var/lib/elenco', '/var/tmp/elenco', path.join(tmpdir(), 'elenco')];

const exists = (file: string) =>
  stat(file).then(
    () => true,
    () => false,
  );

/**
 * Finds the place of the cluster kept in `dataDir`, making the folder when needed. Started by root below
 * a folder closed to others (`/root`), data and programs go to a folder that PostgreSQL's user can
 * reach; the file `location` in `dataDir` remembers which.
 */
export async function placeCluster(dataDir: string): Promise<ClusterPlace> {
  await mkdir(dataDir, { recursive: true, mode: 0o711 });
  const asked = await realpath(dataDir);
  const locationFile = path.join(asked, 'location');
  const kept = (await readFile(locationFile, 'utf8').catch(() => '')).trim();
  const wanted = kept || asked;
  const runAs = await chooseRunAs(path.join(wanted, 'data'));
  const base = runAs && !kept ? await openTo(runAs, asked) : wanted;
  if (base !== wanted) await writeFile(locationFile, base, { mode: 0o600 });
  await mkdir(base, { recursive: true, mode: 0o711 });
  const pgData = path.join(base, 'data');
  if (runAs) await takeOverCopy(pgData, runAs);
  return {
    base,
    pgData,
    logFile: path.join(base, 'postgres.log'),
    passwordFile: path.join(asked, 'password'),
    applicationPasswordFile: path.join(asked, APPLICATION_PASSWORD),
    portFile: path.join(asked, 'port'),
    binaries: await reachableBinaries(runAs),
    runAs,
  };
}

/** Data that root copied are root's, whom PostgreSQL refuses: they become its user's, unless a server is at work on them. */
async function takeOverCopy(pgData: string, user: RunAs): Promise<void> {
  const found = await lstat(pgData).catch(() => undefined);
  if (!found?.isDirectory() || found.uid !== 0 || livePostmaster(pgData)) return;
  const entries = await readdir(pgData, { recursive: true, withFileTypes: true });
  // From within: a folder is its user's once nothing below it is to be changed, and the outermost last, so that a start
  // that is interrupted here begins again.
  for (const entry of entries.reverse()) await giveTo(user, path.join(entry.parentPath, entry.name));
  await giveTo(user, pgData);
}

/** `folder` itself when the user can reach it, opening only that one folder if need be; else another. */
async function openTo(user: RunAs, folder: string): Promise<string> {
  const closed = await closedFolders(folder, user);
  if (closed.every((each) => each === folder)) {
    await chmod(folder, ((await stat(folder)).mode & 0o777) | 0o011);
    return folder;
  }
  return path.join(await openPlace(user), randomBytes(6).toString('hex'));
}

async function openPlace(user: RunAs): Promise<string> {
  for (const place of OPEN_PLACES) {
    const made = await mkdir(place, { recursive: true, mode: 0o711 }).then(
      () => true,
      () => false,
    );
    if (made && (await stat(place)).uid === 0 && (await closedFolders(place, user)).length === 0)
      return place;
  }
  throw new ClusterError(
    'PostgreSQL no corre como root y no encontré una carpeta para él: usa otro usuario o define DATABASE_URL.',
  );
}

async function reachableBinaries(runAs: RunAs | null): Promise<Binaries> {
  const found = await findBinaries();
  if (!runAs || (await closedFolders(path.dirname(found.postgres), runAs)).length === 0) return found;
  const manifest = await readFile(path.join(found.home, '..', 'package.json'), 'utf8');
  const { version } = JSON.parse(manifest) as { version: string };
  const copy = path.join(await openPlace(runAs), `postgres-${version}`);
  if (!(await exists(copy))) {
    const partial = `${copy}.${randomBytes(4).toString('hex')}`;
    await cp(found.home, partial, { recursive: true, verbatimSymlinks: true });
    await rename(partial, copy).catch(() => rm(partial, { recursive: true, force: true }));
  }
  return binariesAt(copy);
}
