import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Locked = {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly devOptional?: boolean;
};

/** The packages that run in production, as the lock file names them. */
const INSTALLED = Object.entries(
  (JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> }).packages,
).flatMap(([path, { version = '', license, dev, devOptional }]) =>
  path === '' || dev || devOptional
    ? []
    : [{ name: path.split('node_modules/').at(-1) ?? path, version, license }],
);

/** Ask for no more than that they are named. */
const FREE = new Set([
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0'],
  ...['Apache-2.0', 'CC0-1.0', 'OFL-1.1', 'Python-2.0'],
]);

/** What asks for more, or says nothing, with why it may be used all the same. */
const LOOKED_AT: readonly (readonly [name: RegExp, license: string | undefined, why: string])[] = [
  [
    /^@img\/sharp-/,
    'LGPL-3.0-or-later',
    'libvips, a library of its own that is linked at run time, unchanged',
  ],
  [/^web-push$/, 'MPL-2.0', 'used as it is: only its own files, changed, would have to be given'],
  [/^caniuse-lite$/, 'CC-BY-4.0', 'data for the build; nothing of it is sent to a browser'],
  [/^png-js$/, undefined, 'its repository is under MIT; the package forgot the field'],
];

/** 'Apache-2.0 AND LGPL-3.0-or-later' asks for what each does, '(MIT OR CC0-1.0)' for what one does. */
function asked(name: string, license: string | undefined): string[] {
  const parts = (license ?? 'none').replaceAll(/[()]/g, '').split(' AND ');
  return parts.filter(
    (part) =>
      !part.split(' OR ').some((one) => FREE.has(one)) &&
      !LOOKED_AT.some(([known, its]) => known.test(name) && (its ?? 'none') === part),
  );
}

test('every package that runs in production has a licence that was looked at', () => {
  expect(INSTALLED.length).toBeGreaterThan(400);
  const found = INSTALLED.flatMap(({ name, license }) =>
    asked(name, license).map((part) => `${name}: ${part}`),
  );
  expect(found).toEqual([]);
  const unused = LOOKED_AT.filter(([known]) => !INSTALLED.some(({ name }) => known.test(name)));
  expect(unused).toEqual([]);
});

/** Packages of which two versions run, and why that is let be. None is twice in what a browser is sent. */
const TWICE: Readonly<Record<string, string>> = {
  '@formatjs/icu-messageformat-parser': 'one of the build, which makes messages smaller; one reads them',
  '@formatjs/icu-skeleton-parser': 'goes with the one above',
  '@noble/hashes': 'of PDFs and of their seals; on the server',
  '@swc/helpers': 'of fonts in PDFs and of Next; its functions are taken one by one',
  '@types/node': 'types alone',
  'base64-js': 'of fonts in PDFs; on the server',
  'color-name': 'of PDFs and of what the queue prints; on the server',
  cookie: 'next-auth reads an older one; on the server',
  'fast-uri': 'of forms’ resolvers, which do not load it, and of GraphQL on the server',
  'lru-cache': 'of next-auth and of GraphQL; on the server',
  'node-addon-api': 'headers for building native parts',
  postcss: 'of the build',
  'react-is': 'of PDFs, on the server, and of charts',
  scheduler: 'of PDFs, on the server, and of React',
};

test('no library runs in two versions but those that are known to', () => {
  const versions = new Map<string, Set<string>>();
  for (const { name, version } of INSTALLED)
    versions.set(name, (versions.get(name) ?? new Set()).add(version));
  const twice = [...versions].flatMap(([name, all]) => (all.size > 1 ? [name] : []));
  expect(twice.toSorted()).toEqual(Object.keys(TWICE).toSorted());
});
