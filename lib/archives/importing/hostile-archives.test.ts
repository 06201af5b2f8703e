import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { strFromU8, strToU8, unzipSync, type Zippable, zipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { agencies, users } from '@/db/schema';
import { makeTenant, type Tenant } from '@/lib/testing/tenant';
import type { Manifest } from '../manifest';
import { makeBusyAgency } from '../testing/busy-agency';
import { makeArchive } from '../testing/make-archive';
import { useInstallation } from '../testing/two-installations';
import { takeArchive } from './take-archive';

const source = useInstallation('c');
const target = useInstallation('d');
const job = { kind: 'job', name: 'take-archive' } as const;

let folder: string;
let own: Tenant;
let there: Tenant;
let entries: Record<string, Uint8Array>;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'elenco-hostile-'));
  await source.enter();
  own = await makeBusyAgency(source.database);
  const file = path.join(folder, 'whole.zip');
  await makeArchive(own.agency, file);
  entries = unzipSync(new Uint8Array(await readFile(file)));
  await target.enter();
  there = await makeTenant(target.database.db);
}, 300_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

type Row = Record<string, unknown>;

/** The archive with other rows in a table, whose manifest says that they are right. */
function withRows(table: string, change: (rows: Row[]) => Row[]): Record<string, Uint8Array> {
  const path = `tablas/${table}.ndjson`;
  const rows = strFromU8(entries[path] ?? new Uint8Array())
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Row);
  const lines = change(rows).map((row) => `${JSON.stringify(row)}\n`);
  const bytes = strToU8(lines.join(''));
  return withManifest({ ...entries, [path]: bytes }, (manifest) => {
    const said = manifest.tables[table];
    if (said)
      Object.assign(said, { rows: lines.length, sha256: createHash('sha256').update(bytes).digest('hex') });
  });
}

function withManifest(files: Record<string, Uint8Array>, change: (manifest: Manifest) => unknown) {
  const manifest = JSON.parse(strFromU8(entries['manifest.json'] ?? new Uint8Array())) as Manifest;
  change(manifest);
  return { ...files, 'manifest.json': strToU8(JSON.stringify(manifest)) };
}

const first = (change: (row: Row) => Row) => (rows: Row[]) =>
  rows.map((row, at) => (at === 0 ? change(row) : row));
const moved = (row: Row): Row => ({ ...row, key: `../secrets-${String(row.id)}` });
const movedDeleted = (row: Row): Row => moved({ ...row, deleted_at: row.created_at });
const movedLost = (rows: Row[]): Row[] =>
  rows.map((row) => (entries[`archivos/${String(row.id)}`] ? row : moved(row)));
const without = (name: string) => {
  const { [name]: _, ...rest } = entries;
  return rest;
};

/** Why an archive is refused; nothing of it is there afterwards. */
async function refused(bytes: Uint8Array): Promise<string> {
  const file = path.join(folder, 'hostile.zip');
  await writeFile(file, bytes);
  const error = await takeArchive(job, file).then(
    () => null,
    (thrown: unknown) => thrown as { messageKey?: string },
  );
  const { db } = target.database;
  expect([await db.$count(agencies), await db.$count(users)]).toEqual(counts);
  return error?.messageKey?.replace('archives.refused.', '') ?? String(error);
}
let counts: number[];
const zipped = (files: Record<string, Uint8Array>) => zipSync(files as Zippable, { level: 1 });

const pathOfFile = () => Object.keys(entries).find((name) => name.startsWith('archivos/')) ?? '';

const CASES: readonly (readonly [what: string, bytes: () => Uint8Array, why: string])[] = [
  ['no ZIP at all', () => strToU8('PK, pero no'), 'notAZip'],
  ['a part of a ZIP', () => zipped(entries).subarray(0, 20_000), 'notAZip'],
  ['a ZIP of something else', () => zipped({ 'hola.txt': strToU8('hola') }), 'notAnArchive'],
  ['a manifest that is no JSON', () => zipped({ ...entries, 'manifest.json': strToU8('{') }), 'notAnArchive'],
  ['a path that leads out', () => zipped({ ...entries, '../../fuera': strToU8('x') }), 'notReadable'],
  ['a path from the root', () => zipped({ ...entries, '/etc/passwd': strToU8('x') }), 'notReadable'],
  ['one entry more', () => zipped({ ...entries, 'archivos/otro': strToU8('x') }), 'entry'],
  ['one entry less', () => zipped(without(pathOfFile())), 'entry'],
  [
    'a bomb',
    () => zipSync({ ...entries, bomba: new Uint8Array(400_000_000) } as Zippable, { level: 9 }),
    'tooLarge',
  ],
  [
    'another version',
    () => zipped(withManifest(entries, (manifest) => Object.assign(manifest, { schema: '0001_old' }))),
    'otherVersion',
  ],
  [
    'another layout',
    () => zipped(withManifest(entries, (manifest) => Object.assign(manifest, { version: 2 }))),
    'otherFormat',
  ],
  [
    'a table that is unknown here',
    () => {
      const more = { rows: 0, sha256: '0'.repeat(64), csv: '0'.repeat(64), columns: [] };
      const files = { ...entries, 'tablas/otra.ndjson': strToU8(''), 'tablas/otra.csv': strToU8('') };
      return zipped(withManifest(files, ({ tables }) => Object.assign(tables, { otra: more })));
    },
    'columns',
  ],
  [
    'a row changed without its hash',
    () => {
      const lines = strFromU8(entries['tablas/clients.ndjson'] ?? new Uint8Array());
      const changed = strToU8(lines.replace('"name":"', '"name":"X'));
      return zipped({ ...entries, 'tablas/clients.ndjson': changed });
    },
    'hash',
  ],
  ['a line that is no JSON', () => zipped(withRows('clients', () => ['no soy una fila' as never])), 'row'],
  [
    'a column more',
    () =>
      zipped(
        withRows(
          'clients',
          first((row) => ({ ...row, is_administrator: true })),
        ),
      ),
    'row',
  ],
  ['a file of other bytes', () => zipped({ ...entries, [pathOfFile()]: strToU8('otros') }), 'file'],
  ['a file to another place', () => zipped(withRows('files', (rows) => rows.map(moved))), 'file'],
  ['a lost file to another place', () => zipped(withRows('files', movedLost)), 'file'],
  ['a deleted file to another place', () => zipped(withRows('files', first(movedDeleted))), 'file'],
  ['a row twice', () => zipped(withRows('clients', (rows) => [...rows, ...rows.slice(0, 1)])), 'there'],
  [
    'a row that names nothing',
    () =>
      zipped(
        withRows(
          'quotation_lines',
          first((row) => ({ ...row, quotation_id: '11111111-1111-4111-8111-111111111111' })),
        ),
      ),
    'reference',
  ],
  [
    'a value that may not be',
    () =>
      zipped(
        withRows(
          'quotation_lines',
          first((row) => ({ ...row, people: -1 })),
        ),
      ),
    'notAllowed',
  ],
  [
    'somebody made administrator',
    () =>
      zipped(
        withRows(
          'users',
          first((row) => ({ ...row, is_administrator: true })),
        ),
      ),
    'notWhole',
  ],
  [
    'somebody with a password',
    () =>
      zipped(
        withRows(
          'users',
          first((row) => ({ ...row, password_hash: '$2b$04$x' })),
        ),
      ),
    'notWhole',
  ],
  [
    'a row for an agency that is here',
    () =>
      zipped(
        withRows(
          'clients',
          first((row) => ({ ...row, agency_id: there.agency })),
        ),
      ),
    'reference',
  ],
  [
    'a note on an agency that is here',
    () =>
      zipped(
        withRows(
          'client_notes',
          first((row) => ({ ...row, agency_id: there.agency, client_id: there.client })),
        ),
      ),
    'notWhole',
  ],
  [
    'somebody of an agency that is here in its team',
    () =>
      zipped(
        withRows(
          'agency_users',
          first((row) => ({ ...row, role: 'PRODUCER', user_id: there.members.owner.userId })),
        ),
      ),
    'notWhole',
  ],
  [
    'a mail that somebody here has',
    () =>
      zipped(
        withRows(
          'users',
          first((row) => ({ ...row, email: there.members.owner.email.toUpperCase() })),
        ),
      ),
    'emailThere',
  ],
];

test.for(CASES)('refuses %s', async ([, bytes, why]) => {
  await target.enter();
  const { db } = target.database;
  counts = [await db.$count(agencies), await db.$count(users)];
  expect(await refused(bytes())).toBe(why);
});

test('what was refused left nothing behind: the whole one comes in beside an agency that is here', async () => {
  await target.enter();
  const file = path.join(folder, 'whole.zip');
  expect(await takeArchive(job, file)).toMatchObject({ agencyId: own.agency });
});
