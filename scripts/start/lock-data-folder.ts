import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { StartError } from './explain.ts';
import { processIdentity } from './process-identity.ts';

type Holder = { readonly pid: number; readonly identity: string; readonly url: string };

export type DataLock = {
  /** True when the Elenco before this one was killed, so that remains of it may still be around. */
  readonly wasKilled: boolean;
  readonly release: () => void;
};

/**
 * Makes this process the only Elenco on these data until `release`. A lock whose process is gone, or
 * whose number now belongs to another one, does not count. Throws when another Elenco is running.
 */
export function lockDataFolder(dataDir: string, url: string): DataLock {
  const file = path.join(dataDir, 'running.json');
  const mine: Holder = { pid: process.pid, identity: processIdentity(process.pid) ?? '', url };
  for (let wasKilled = false; ; wasKilled = true) {
    try {
      writeFileSync(file, JSON.stringify(mine), { flag: 'wx', mode: 0o600 });
      return { wasKilled, release: () => releaseIfMine(file, mine) };
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    }
    const holder = readHolder(file);
    if (holder && processIdentity(holder.pid) === holder.identity) {
      throw new StartError(
        `Elenco ya está abierto con estos datos en ${holder.url} (proceso ${holder.pid}): ciérralo o elige otra carpeta con DATA_DIR.`,
      );
    }
    rmSync(file, { force: true });
  }
}

function readHolder(file: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder;
  } catch {
    return undefined;
  }
}

function releaseIfMine(file: string, mine: Holder): void {
  const holder = readHolder(file);
  if (holder?.pid === mine.pid && holder.identity === mine.identity) rmSync(file, { force: true });
}
