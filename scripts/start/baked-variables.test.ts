import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { BAKED } from './source-fingerprint.ts';

// What stays in a build until the next one: an operator finds each such variable in .env.example, writes it into .env, and
// `npm run build` takes it from there.

const ROOT = path.resolve(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');
const sources = ['app', 'lib', 'db'].flatMap((folder) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|spec|generated)\./.test(file))
    .map((file) => path.join(folder, file)),
);
/** The bundler puts these in by itself. */
const BUNDLERS_OWN = ['NODE_ENV', 'NEXT_RUNTIME', 'NEXT_PHASE'];
/** `npm run build` says it to the build. */
const OF_THE_BUILD = ['ELENCO_BUILD_FOLDER'];

const variablesIn = (text: string): string[] =>
  [...text.matchAll(/process\.env(?:\.|\[['"])([A-Z][A-Z0-9_]*)/g)].map(([, name = '']) => name);

test('what the browser reads, and what configures the build, is known to stay in it', () => {
  const found = sources
    .map((file) => [file, read(file)] as const)
    .flatMap(([file, text]) => {
      const isClients = /^['"]use client['"]/m.test(text);
      return variablesIn(text)
        .filter((name) => isClients || name.startsWith('NEXT_PUBLIC_'))
        .map((name) => `${file}: ${name}`);
    });
  const configured = ['next.config.ts', 'postcss.config.cjs'].flatMap((file) =>
    variablesIn(read(file)).map((name) => `${file}: ${name}`),
  );
  const known = [...BUNDLERS_OWN, ...OF_THE_BUILD, ...BAKED];
  expect([...found, ...configured].filter((each) => !known.includes(each.split(': ')[1] ?? ''))).toEqual([]);
});

test('who the product is, all of it, stays in pages made at build time', () => {
  const named = [...read('lib/platform/product.ts').matchAll(/read\.([A-Z_]+)/g)].map(([, name]) => name);
  expect(named.length).toBeGreaterThan(4);
  expect(named.filter((name) => !BAKED.includes(name ?? ''))).toEqual([]);
});

test.each(BAKED)('%s stands in .env.example', (name) => {
  expect(read('.env.example')).toMatch(new RegExp(`^#? ?${name}=`, 'm'));
});

test('npm run build has what .env says before it builds', () => {
  const { build } = JSON.parse(read('package.json')).scripts;
  expect(build).toContain('scripts/start/build.ts');
  const script = read('scripts/start/build.ts');
  expect(script.indexOf('loadEnvFile();')).toBeGreaterThan(0);
  expect(script.indexOf('loadEnvFile();')).toBeLessThan(script.indexOf('ensureBuild(process.env'));

  const folder = mkdtempSync(path.join(tmpdir(), 'elenco-env-'));
  writeFileSync(path.join(folder, '.env'), BAKED.map((name) => `${name}="de ${name}"`).join('\n'));
  const settings = JSON.stringify(path.join(ROOT, 'scripts/start/settings.ts'));
  const told = execFileSync(
    process.execPath,
    [
      '--import',
      path.join(ROOT, 'node_modules/tsx/dist/esm/index.mjs'),
      '--input-type=module',
      '--eval',
      `const { loadEnvFile } = await import(${settings}); loadEnvFile(); console.log(JSON.stringify(process.env));`,
    ],
    {
      cwd: folder,
      env: { ...process.env, TSX_TSCONFIG_PATH: path.join(ROOT, 'tsconfig.json') },
      encoding: 'utf8',
    },
  );
  const environment = JSON.parse(told) as Record<string, string>;
  expect(Object.fromEntries(BAKED.map((name) => [name, environment[name]]))).toEqual(
    Object.fromEntries(BAKED.map((name) => [name, `de ${name}`])),
  );
});
