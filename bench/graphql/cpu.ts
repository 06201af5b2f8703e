import { readdirSync, readFileSync } from 'node:fs';

/** Clock ticks a second of /proc, as Linux has had them for decades. */
const TICKS = 100;

type Process = { readonly pid: number; readonly parent: number; readonly ms: number; readonly name: string };

function processes(): Process[] {
  return readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .flatMap((pid) => {
      try {
        const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
        const name = stat.slice(stat.indexOf('(') + 1, stat.lastIndexOf(')'));
        const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
        // utime and stime, with those of children that have ended.
        const ticks = [11, 12, 13, 14].reduce((sum, index) => sum + Number(fields[index]), 0);
        return [{ pid: Number(pid), parent: Number(fields[1]), ms: (ticks * 1000) / TICKS, name }];
      } catch {
        return [];
      }
    });
}

/** CPU that a process has used, in ms. */
export const cpuOf = (pid: number): number => processes().find((each) => each.pid === pid)?.ms ?? 0;

/** CPU that a process and all below it have used, in ms: PostgreSQL's postmaster and its backends. */
export function cpuBelow(pid: number): number {
  const all = processes();
  const family = new Set([pid]);
  for (const { pid: child, parent } of all.sort((a, b) => a.pid - b.pid))
    if (family.has(parent)) family.add(child);
  return all.filter((each) => family.has(each.pid)).reduce((sum, { ms }) => sum + ms, 0);
}

/** The process of that name among the children, at any depth, of one. */
export function childNamed(pid: number, name: RegExp): number {
  const all = processes();
  const family = new Set([pid]);
  for (const { pid: child, parent } of all.sort((a, b) => a.pid - b.pid))
    if (family.has(parent)) family.add(child);
  const found = all.find((each) => family.has(each.pid) && name.test(each.name));
  if (!found) throw new Error(`no process ${name} below ${pid}`);
  return found.pid;
}
