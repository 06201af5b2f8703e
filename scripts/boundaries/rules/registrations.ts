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

const OPENS = 'lib/storage/open-file.ts';
const REGISTERS_KINDS = 'lib/root/file-kinds.ts';

/** A file of app that opens files by their id has registered their kinds: storage knows none by itself. */
export const registersFileKinds: Rule = (project) =>
  [...project.values()].flatMap((file) => {
    const opening = file.imports.find(
      ({ target, typeOnly }) => !typeOnly && target.kind === 'file' && target.place.path === OPENS,
    );
    if (file.place.zone !== 'app' || !opening || reachedFrom(project, file).has(REGISTERS_KINDS)) return [];
    const message = `it opens files by their id: import '@/lib/root/file-kinds' here`;
    return [{ path: file.place.path, line: opening.line, message }];
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
