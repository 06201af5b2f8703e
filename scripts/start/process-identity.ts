import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * What tells a process from a later one with the same number: when it began. Undefined when no process
 * has that number.
 */
export function processIdentity(pid: number): string | undefined {
  try {
    process.kill(pid, 0);
  } catch (error) {
    const notOurs = error instanceof Error && 'code' in error && error.code === 'EPERM';
    if (!notOurs) return undefined;
  }
  try {
    return beganAt(pid);
  } catch {
    return undefined;
  }
}

function beganAt(pid: number): string {
  if (process.platform === 'linux') {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field, the name, may hold spaces and brackets; the rest is counted from its end.
    const [state, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (state === 'Z') throw new Error('it has ended');
    return `${boot}:${rest[18]}`;
  }
  if (process.platform === 'win32') return 'running';
  return execFileSync('ps', ['-p', String(pid), '-o', 'lstart='], { encoding: 'utf8' }).trim();
}
