import type { Rule } from '../breach.ts';
import type { Import, Project } from '../project.ts';

/** No file reaches itself through its imports, types included: of two files that need each other one is too many. */
export const circles: Rule = (project) => {
  const told = new Set<string>();
  return [...project.keys()].toSorted().flatMap((start) => {
    if (told.has(start)) return [];
    const way = wayBack(project, start);
    if (way === null) return [];
    for (const { path } of way) told.add(path);
    const [first] = way;
    const round = [...way.map(({ path }) => path), start].join(' → ');
    return [
      {
        path: start,
        line: first?.line ?? 1,
        message: `a circle of imports: ${round}. Move what both need to a file of its own, or hand it in`,
      },
    ];
  });
};

type Step = { readonly path: string; readonly line: number };

/** The shortest way by imports from a file to itself, each step with the line of its import; null without one. */
function wayBack(project: Project, start: string): Step[] | null {
  const cameFrom = new Map<string, Step>();
  const queue = [start];
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    for (const { line, to } of importsOf(project, path)) {
      if (to === start) return trace(cameFrom, start, { path, line });
      if (cameFrom.has(to)) continue;
      cameFrom.set(to, { path, line });
      queue.push(to);
    }
  }
  return null;
}

function trace(cameFrom: ReadonlyMap<string, Step>, start: string, last: Step): Step[] {
  const steps = [last];
  for (let step = last; step.path !== start; ) {
    const before = cameFrom.get(step.path);
    if (!before) break;
    steps.unshift(before);
    step = before;
  }
  return steps;
}

const importsOf = (project: Project, path: string) =>
  (project.get(path)?.imports ?? []).flatMap(({ line, target }: Import) =>
    target.kind === 'file' && project.has(target.place.path) ? [{ line, to: target.place.path }] : [],
  );
