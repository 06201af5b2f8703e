import type { Import, Project, SourceFile } from './project.ts';

/** One breach of docs/architecture.md: where, and what to do instead. */
export type Breach = { readonly path: string; readonly line: number; readonly message: string };

export type Rule = (project: Project) => Breach[];

/** A rule about single imports: answers with what is wrong and what to do instead, or null. */
export type ImportRule = (file: SourceFile, found: Import) => string | null;

export function forEachImport(rule: ImportRule): Rule {
  return (project) =>
    [...project.values()].flatMap((file) =>
      file.imports.flatMap((found) => {
        const message = rule(file, found);
        return message === null ? [] : [{ path: file.place.path, line: found.line, message }];
      }),
    );
}
