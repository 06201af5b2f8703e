import type { Rule } from '../breach.ts';

/** Style sheets that are imported are there. The type check takes any name of one, and only the build would fail. */
export const styles: Rule = (project) =>
  [...project.values()].flatMap(({ place, imports }) =>
    imports.flatMap(({ line, target }) =>
      target.kind === 'file' && target.place.path.endsWith('.css') && !project.has(target.place.path)
        ? [{ path: place.path, line, message: `${target.place.path} is not there: correct its name` }]
        : [],
    ),
  );
