import { setTimeout as sleep } from 'node:timers/promises';
import type { ClusterPlace } from './place-cluster.ts';
import { isPostmaster, livePostmaster } from './postmaster.ts';
import { runProgram } from './run-program.ts';

const FAST_MS = 30_000;
const IMMEDIATE_MS = 5_000;

/** Stops the server of this place: sessions are ended and all is written out; at once if that hangs. */
export async function stopPostmaster(place: ClusterPlace): Promise<void> {
  const running = livePostmaster(place.pgData);
  if (!running) return;
  if (process.platform === 'win32') {
    const args = ['stop', '-D', place.pgData, '-m', 'fast'];
    await runProgram(place.binaries.pgCtl, args, { cwd: place.base, runAs: null });
    return;
  }
  process.kill(running.pid, 'SIGINT');
  if (await gone(running.pid, place.pgData, FAST_MS)) return;
  process.kill(running.pid, 'SIGQUIT');
  await gone(running.pid, place.pgData, IMMEDIATE_MS);
}

async function gone(pid: number, pgData: string, patience: number): Promise<boolean> {
  for (const deadline = Date.now() + patience; Date.now() < deadline; ) {
    if (!isPostmaster(pid, pgData)) return true;
    await sleep(10);
  }
  return false;
}
