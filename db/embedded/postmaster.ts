import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** What PostgreSQL writes about itself into its data folder while it runs. */
export type Postmaster = { readonly pid: number; readonly port: number; readonly ready: boolean };

export const pidFileOf = (pgData: string): string => path.join(pgData, 'postmaster.pid');

/** Reads `postmaster.pid`; undefined when there is none or it is only half written. */
function readPostmaster(pgData: string): Postmaster | undefined {
  try {
    const lines = readFileSync(pidFileOf(pgData), 'utf8').split('\n');
    const pid = Number(lines[0]);
    const port = Number(lines[3]);
    return pid > 0 ? { pid, port, ready: lines[7]?.trim() === 'ready' } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Whether that process is the PostgreSQL of this folder: after a crash or in a new container its number
 * may belong to anything.
 */
export function isPostmaster(pid: number, pgData: string): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  try {
    return commandOf(pid).includes(process.platform === 'win32' ? 'postgres.exe' : pgData);
  } catch {
    return false;
  }
}

function commandOf(pid: number): string {
  if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  if (process.platform === 'win32') {
    return execFileSync('tasklist', ['/fi', `PID eq ${pid}`], { encoding: 'utf8' }).toLowerCase();
  }
  return execFileSync('ps', ['-ww', '-p', String(pid), '-o', 'command='], { encoding: 'utf8' });
}

/** The running PostgreSQL of this folder, whoever started it; undefined when there is none. */
export function livePostmaster(pgData: string): Postmaster | undefined {
  const found = readPostmaster(pgData);
  return found && isPostmaster(found.pid, pgData) ? found : undefined;
}
