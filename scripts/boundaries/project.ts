import { builtinModules } from 'node:module';
import path from 'node:path';
import { type Place, placeOf } from './place.ts';
import { type ImportStatement, type Module, readModule } from './read-imports.ts';

export type Target =
  | { readonly kind: 'file'; readonly place: Place }
  | { readonly kind: 'package'; readonly name: string; readonly specifier: string }
  | { readonly kind: 'builtin'; readonly name: string };

export type Import = ImportStatement & { readonly target: Target };

export type SourceFile = {
  readonly place: Place;
  readonly lines: number;
  readonly characters: number;
  readonly imports: readonly Import[];
  readonly directive: Module['directive'];
  readonly actorLiterals: readonly number[];
  readonly clockReads: readonly number[];
};

export type Project = ReadonlyMap<string, SourceFile>;

/** Paths from the project's root with their text; only TypeScript is read for imports. */
export type Sources = Readonly<Record<string, string>>;

const EMPTY: Module = { imports: [], directive: null, actorLiterals: [], clockReads: [] };
const builtins = new Set(builtinModules);

export function readProject(sources: Sources): Project {
  const project = new Map<string, SourceFile>();
  for (const [file, source] of Object.entries(sources)) {
    const module = /\.tsx?$/.test(file) ? readModule(file, source) : EMPTY;
    project.set(file, {
      ...module,
      place: placeOf(file),
      characters: source.length,
      lines: source.replace(/\n$/, '').split('\n').length,
      imports: module.imports.map((found) => ({
        ...found,
        target: targetOf(file, found.specifier, sources),
      })),
    });
  }
  return project;
}

function targetOf(importer: string, specifier: string, sources: Sources): Target {
  if (specifier.startsWith('@/')) return fileTarget(specifier.slice(2), sources);
  if (specifier.startsWith('.')) {
    return fileTarget(path.posix.join(path.posix.dirname(importer), specifier), sources);
  }
  const bare = specifier.replace(/^node:/, '');
  if (specifier.startsWith('node:') || builtins.has(bare.split('/')[0] ?? bare)) {
    return { kind: 'builtin', name: specifier };
  }
  const name = specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
  return { kind: 'package', name, specifier };
}

function fileTarget(file: string, sources: Sources): Target {
  const spellings = [file, `${file}.ts`, `${file}.tsx`, `${file}/index.ts`, `${file}/index.tsx`];
  return { kind: 'file', place: placeOf(spellings.find((spelling) => spelling in sources) ?? file) };
}
