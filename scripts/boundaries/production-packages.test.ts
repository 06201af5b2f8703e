import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readProject, type SourceFile } from './project.ts';
import { readModule } from './read-imports.ts';
import { readSources } from './read-sources.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const manifest = JSON.parse(read('package.json')) as {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
  readonly scripts: Readonly<Record<string, string>>;
};

/** What a server runs by `npm ci --omit=dev`: these commands, and whatever Next builds of the application. */
const COMMANDS = ['start', 'build', 'migrate', 'worker', 'administrator', 'audit:verify', 'seal:replace'];
const FOR_NEXT = ['next.config.ts', 'instrumentation.ts', 'instrumentation-client.ts', 'proxy.ts'];

const sources = {
  ...readSources(ROOT),
  ...Object.fromEntries(FOR_NEXT.map((file) => [file, read(file)])),
};
const project = readProject(sources);
const isRoute = (file: string) => file.startsWith('app/') && !/\.test\.tsx?$|\/testing\//.test(file);
const entries = [
  ...FOR_NEXT,
  ...Object.keys(sources).filter(isRoute),
  ...COMMANDS.map((name) => /(scripts\/\S+\.ts)$/.exec(manifest.scripts[name] ?? '')?.[1] ?? name),
];

/** The files that are run: `entries` and whatever they import, types aside. */
function reached(): SourceFile[] {
  const found = new Set<string>();
  const left = [...entries];
  for (let file = left.pop(); file !== undefined; file = left.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    for (const { target, typeOnly } of project.get(file)?.imports ?? [])
      if (target.kind === 'file' && !typeOnly) left.push(target.place.path);
  }
  return [...found].flatMap((file) => project.get(file) ?? []);
}

const nameOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

test('what a server builds and runs stands in dependencies, so that `npm ci --omit=dev` is enough', () => {
  const imported = reached().flatMap(({ place, imports }) =>
    imports.flatMap(({ target, typeOnly }) =>
      target.kind === 'package' && !typeOnly ? [`${target.name} of ${place.path}`] : [],
    ),
  );
  const styles = Object.entries(sources).flatMap(([file, source]) =>
    file.endsWith('.css')
      ? [...source.matchAll(/@import\s+['"]([^.'"/][^'"]*)['"]/g)].map(
          ([, from = '']) => `${nameOf(from)} of ${file}`,
        )
      : [],
  );
  const plugins = [...read('postcss.config.cjs').matchAll(/^ {4}'?([\w@/-]+)'?: \{/gm)].map(
    ([, name]) => `${name} of postcss.config.cjs`,
  );
  // Next looks for it itself.
  const asked = [...imported, ...styles, ...plugins, 'postcss of postcss.config.cjs'];
  expect(imported.length).toBeGreaterThan(1_000);
  expect(plugins).toHaveLength(2);
  expect(asked.filter((each) => !((each.split(' ')[0] ?? '') in manifest.dependencies))).toEqual([]);
});

test('it also finds what a command loads beside', () => {
  const specifiers = readModule(
    'x.ts',
    "import a from 'a'; const b = await import('@b/c/d'); import './e.ts';",
  );
  expect(specifiers.imports.map(({ specifier }) => nameOf(specifier))).toEqual(['a', '@b/c', '.']);
});
