import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

export type Guard = {
  /** Ends the guard, which removes the folder and stops the cluster if it still runs. */
  readonly release: () => Promise<void>;
};

/**
 * Watches over a cluster for as long as this process lives: however that ends, the cluster in `clusterFolder` is
 * stopped and `folder` removed. The guard is in a session of its own, where our signals do not reach it.
 */
export function guardCluster(clusterFolder: string, folder: string): Guard {
  const script = path.join(import.meta.dirname, 'cluster-guardian.ts');
  const guardian = spawn(process.execPath, ['--import', 'tsx', script, clusterFolder, folder], {
    cwd: import.meta.dirname,
    detached: true,
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  return { release: () => endOf(guardian) };
}

async function endOf(guardian: ChildProcess): Promise<void> {
  guardian.stdin?.end();
  if (guardian.exitCode === null) await once(guardian, 'exit');
}
