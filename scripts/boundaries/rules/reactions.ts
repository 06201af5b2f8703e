import type { Rule } from '../breach.ts';
import type { Project, SourceFile } from '../project.ts';

const TELLS = 'lib/platform/reactions/react.ts';
const REGISTERS = 'lib/root/reactions.ts';

/** What a process begins with: routes, what 'use server' offers, the worker. */
const isEntry = ({ place, directive }: SourceFile): boolean =>
  !place.isTest &&
  ((place.zone === 'app' && (directive === 'use server' || /\/route\.tsx?$/.test(place.path))) ||
    place.path === 'scripts/worker.ts');

/** Whoever can come to a write that others react to has registered them: `react` would throw. */
export const registersReactions: Rule = (project) =>
  [...project.values()].filter(isEntry).flatMap((entry) => {
    const below = reachedFrom(project, entry);
    if (!below.has(TELLS) || below.has(REGISTERS)) return [];
    const message = `it reaches a write that domains react to: import '@/lib/root/reactions' here`;
    return [{ path: entry.place.path, line: 1, message }];
  });

function reachedFrom(project: Project, entry: SourceFile): ReadonlySet<string> {
  const reached = new Set([entry.place.path]);
  for (const path of reached) {
    for (const { target, typeOnly } of project.get(path)?.imports ?? []) {
      if (!typeOnly && target.kind === 'file') reached.add(target.place.path);
    }
  }
  return reached;
}
