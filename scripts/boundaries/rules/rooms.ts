import path from 'node:path';
import type { Breach, Rule } from '../breach.ts';

type Crossing = { readonly from: string; readonly to: string; readonly line: number };

/**
 * No two folders import each other, types included, so that each can be read and changed without the other. Of a folder
 * and one inside it the rule on files decides (`circles`).
 */
export const rooms: Rule = (project) => {
  const crossings = new Map<string, Crossing[]>();
  for (const { place, imports } of project.values()) {
    if (!['app', 'db', 'lib'].includes(place.zone) || place.isTest) continue;
    for (const { target, line } of imports) {
      if (target.kind !== 'file' || target.place.isTest || !project.has(target.place.path)) continue;
      const [one, other] = [path.posix.dirname(place.path), path.posix.dirname(target.place.path)];
      if (isWithin(one, other) || isWithin(other, one)) continue;
      const way = wayOf(one, other);
      crossings.set(way, [...(crossings.get(way) ?? []), { from: place.path, to: target.place.path, line }]);
    }
  }
  return [...crossings].flatMap(([way, there]): Breach[] => {
    const [one = '', other = ''] = way.split(' → ');
    const back = crossings.get(wayOf(other, one));
    // Told once, where fewer imports would have to go.
    if (!back || there.length > back.length || (there.length === back.length && one > other)) return [];
    return there.map(({ from, to, line }) => ({
      path: from,
      line,
      message: `${one} and ${other} import each other: let ${path.posix.basename(to)}, or what both need, lie below both`,
    }));
  });
};

const wayOf = (one: string, other: string): string => `${one} → ${other}`;
const isWithin = (inner: string, outer: string): boolean => inner === outer || inner.startsWith(`${outer}/`);
