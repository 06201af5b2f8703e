import path from 'node:path';
import type { Project, Sources } from '../boundaries/project.ts';

/** How many imports lie between the changed files and each file that they reach; 0 for themselves. Erased imports lead nowhere. */
export function reachOf(project: Project, changed: readonly string[]): ReadonlyMap<string, number> {
  const importers = new Map<string, string[]>();
  for (const [file, { imports }] of project) {
    for (const { target, typeOnly } of imports) {
      if (target.kind !== 'file' || typeOnly) continue;
      const known = importers.get(target.place.path);
      if (known) known.push(file);
      else importers.set(target.place.path, [file]);
    }
  }
  const found = new Map(changed.map((file) => [file, 0]));
  // A map goes on with what is added while it is walked: nearer files come before those further away.
  for (const [file, distance] of found) {
    for (const importer of importers.get(file) ?? [])
      if (!found.has(importer)) found.set(importer, distance + 1);
  }
  return found;
}

/** The test files among what was reached, the nearest first: each step away says less about the change. */
export const testsOf = (reach: ReadonlyMap<string, number>): string[] =>
  [...reach]
    .filter(([file]) => /\.test\.tsx?$/.test(file))
    .sort(([one, near], [other, far]) => near - far || one.localeCompare(other))
    .map(([file]) => file);

/**
 * The browser tests that were reached: those that import what changed, and those that name, themselves or in a page object, an
 * address whose page or handler was reached.
 */
export function specsOf(project: Project, sources: Sources, reach: ReadonlyMap<string, number>): string[] {
  const addresses = [...new Set([...reach.keys()].map(addressOf).filter((address) => address !== null))];
  const specs = Object.keys(sources).filter((file) => file.endsWith('.spec.ts'));
  return specs.filter((spec) => {
    if (reach.has(spec)) return true;
    const read = [...withFixtures(project, spec)].map((file) => sources[file] ?? '');
    return addresses.some((address) => read.some((text) => names(text, address)));
  });
}

/** The address of a page or handler of app up to its first part that varies: `/clientes/` of the page of one client. */
export function addressOf(file: string): string | null {
  const route = /^app\/(.*\/)?(page|route|layout)\.tsx?$/.exec(file);
  if (!route) return null;
  const parts = (route[1] ?? '').split('/').filter((part) => part && !/^[(_@]/.test(part));
  const varying = parts.findIndex((part) => part.startsWith('['));
  if (varying < 0) return `/${parts.join('/')}`;
  return varying === 0 ? null : `/${parts.slice(0, varying).join('/')}/`;
}

/** Whether a text has the address, and not only a longer one that begins like it. */
function names(text: string, address: string): boolean {
  for (let at = text.indexOf(address); at >= 0; at = text.indexOf(address, at + 1)) {
    if (address.endsWith('/') || !/[\w-]/.test(text[at + address.length] ?? '')) return true;
  }
  return false;
}

function withFixtures(project: Project, spec: string): ReadonlySet<string> {
  const found = new Set([spec]);
  for (const file of found) {
    for (const { target } of project.get(file)?.imports ?? [])
      if (target.kind === 'file' && target.place.path.startsWith('e2e/')) found.add(target.place.path);
  }
  return found;
}

/** Files by their first two folders, with how many there are: `lib/claims 12, lib/root 3`. */
export function byFolder(files: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const file of files) {
    const folder = path.posix.dirname(file).split('/').slice(0, 2).join('/');
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts].map(([folder, count]) => `${folder} ${count}`).join(', ');
}
