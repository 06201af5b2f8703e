import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ClusterError } from './cluster-error.ts';
import { explainOutput } from './explain-output.ts';
import type { ClusterPlace } from './place-cluster.ts';
import { ROLES } from './roles.ts';
import { giveTo } from './run-as.ts';
import { runProgram } from './run-program.ts';

/**
 * Makes the data folder unless it is there: UTF-8, sorted by code point and case-mapped by Unicode
 * whatever the machine's locales. It appears whole or not at all. Returns the superuser's password.
 */
export async function initCluster(place: ClusterPlace, durable: boolean): Promise<string> {
  const password = await keptPassword(place.passwordFile);
  const version = await readFile(path.join(place.pgData, 'PG_VERSION'), 'utf8').catch(() => undefined);
  if (version !== undefined) return password;

  await removeLeftovers(place.base);
  const partial = path.join(place.base, `data.partial-${randomBytes(4).toString('hex')}`);
  const passwordFile = `${partial}.password`;
  await mkdir(partial, { mode: 0o700 });
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (place.runAs) {
    await giveTo(place.runAs, partial);
    await giveTo(place.runAs, passwordFile);
  }
  const { code, output } = await runProgram(
    place.binaries.initdb,
    [
      `--pgdata=${partial}`,
      `--username=${ROLES.superuser}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-instructions',
      ...(durable ? [] : ['--no-sync']),
    ],
    { cwd: place.base, runAs: place.runAs },
  ).catch((error: Error) => ({ code: -1, output: error.message }));
  await rm(passwordFile, { force: true });
  if (code !== 0) {
    await rm(partial, { recursive: true, force: true });
    throw new ClusterError(explainOutput(output, place.base));
  }
  await rename(partial, place.pgData);
  return password;
}

/** The password in a file, made with it the first time. */
export async function keptPassword(file: string): Promise<string> {
  const kept = await readFile(file, 'utf8').catch(() => '');
  if (kept) return kept;
  const password = randomBytes(24).toString('base64url');
  await writeFile(file, password, { mode: 0o600 });
  return password;
}

/** What an interrupted first start left behind. */
async function removeLeftovers(base: string): Promise<void> {
  const names = await readdir(base);
  const left = names.filter((name) => name.startsWith('data.partial-'));
  await Promise.all(left.map((name) => rm(path.join(base, name), { recursive: true, force: true })));
}
