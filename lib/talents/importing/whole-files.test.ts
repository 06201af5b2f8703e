import '@/lib/root/imports';
import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { importRows } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import type { Actor } from '@/lib/core/actor';
import { checkImport } from '@/lib/imports/check-import';
import { chooseImportSheet } from '@/lib/imports/choose-sheet';
import { getImportDetail, listImportRows } from '@/lib/imports/queries';
import { sheets } from '@/lib/imports/reading/testing/workbooks';
import { runImport } from '@/lib/imports/run-import';
import { startImport } from '@/lib/imports/start-import';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { triedFile } from './testing/import-rows';

const database = useDatabase();
beforeEach(() => database.db.execute('delete from rate_limits'));

const HEADINGS = 'Nombres;Apellidos;Correo;Sexo;Celular;Observaciones';
const person = (at: number, notes = 'ok') => `María;Peña;m${at}@prueba.example;Mujer;3001234567;${notes}`;
const csv = (...parts: readonly (string | Buffer)[]) => ({
  name: 'a.csv',
  bytes: Buffer.concat(parts.map((part) => Buffer.from(part))),
});

async function outcome(actor: Actor, file: { name: string; bytes: Buffer }) {
  const id = await triedFile(actor, file);
  const { counts, reading } = await getImportDetail(actor, id);
  const faulty = await listImportRows(actor, id);
  return {
    ready: counts.WAITING,
    total: reading?.sheets[0]?.lines.total,
    odd: reading?.odd,
    problems: faulty.flatMap(({ line, problems }) => problems.map(({ field, key }) => [line, field, key])),
  };
}

describe('files as agencies have them come in whole', () => {
  test.each([
    [
      'with a quote that opens a note',
      csv([HEADINGS, person(1), person(2, '"Top" de la casa'), person(3), person(4), person(5)].join('\n')),
      { ready: 5, total: 6 },
    ],
    [
      'to which another program added rows',
      csv(
        `${[HEADINGS, person(1), person(2)].join('\r\n')}\r\n`,
        [person(3), person(4), person(5)].join('\n'),
      ),
      { ready: 5, total: 6 },
    ],
    ['that says its separator', csv(['sep=;', HEADINGS, person(1)].join('\r\n')), { ready: 1, total: 3 }],
    [
      'in UTF-8 with letters of Latin-1',
      csv(
        `${[HEADINGS, person(1), person(2)].join('\n')}\n`,
        Buffer.from('José;Pérez;m3@prueba.example;Hombre;3001234567;ok', 'latin1'),
      ),
      { ready: 3, odd: [4] },
    ],
    [
      'in UTF-16 without a mark',
      { name: 'a.csv', bytes: Buffer.from(`${HEADINGS}\n${person(1)}`, 'utf16le') },
      { ready: 1 },
    ],
    [
      'with titles above its headings',
      csv(['Talentos 2026;;;;;', '', HEADINGS, person(1)].join('\n')),
      { ready: 1, total: 4 },
    ],
  ])('%s', async (_name, file, expected) => {
    const { actor } = await makeAgencyUser(database.db);
    expect(await outcome(actor, file)).toMatchObject({ odd: [], ...expected, problems: [] });
  });
});

test('a letter that was lost and a formula that failed are told at their cells', async () => {
  const { actor } = await makeAgencyUser(database.db);
  const rows = [HEADINGS, person(1), '', 'Luz;Pe', '#N/D;Paz;m3@prueba.example;Mujer;;'];
  const file = csv(
    `${rows.slice(0, 4).join('\n')}`,
    Buffer.from([0xc3]),
    ';m2@prueba.example;Mujer;;\n',
    rows[4] ?? '',
  );
  expect(await outcome(actor, file)).toMatchObject({
    ready: 1,
    problems: [
      [4, 'lastname', 'imports.cell.unreadable'],
      [5, 'name', 'imports.cell.failedFormula'],
    ],
  });
});

test('another sheet of the file is chosen, and the rest of it is dropped once one comes in', async () => {
  const { actor } = await makeAgencyUser(database.db);
  const rowOf = (at: number) => ['Luz', 'Paz', `s${at}@prueba.example`, 'F'];
  const headings = ['Nombres', 'Apellidos', 'Correo', 'Sexo'];
  const bytes = sheets(
    {
      name: 'Instrucciones',
      rows: [
        ['Paso', 'Qué'],
        ['1', 'a'],
        ['2', 'b'],
        ['3', 'c'],
      ],
    },
    { name: '2026', rows: [headings, rowOf(1), rowOf(2)] },
    { name: '2025', rows: [['Título'], headings.toReversed(), rowOf(3).toReversed()] },
  );
  const id = await startImport(actor, 'TALENTS', { name: 'a.xlsx', bytes });
  const first = await getImportDetail(actor, id);
  expect(first.reading?.sheets.map(({ name }) => name)).toEqual(['2026', '2025', 'Instrucciones']);
  expect(first.counts).toMatchObject({ WAITING: 2, ASIDE: 4 });
  await expect(chooseImportSheet(actor, { id, sheet: 7 })).rejects.toMatchObject({ code: 'INVALID' });
  await chooseImportSheet(actor, { id, sheet: 1 });
  const { mapping, state, counts } = await getImportDetail(actor, id);
  expect([state, mapping, counts.WAITING]).toEqual([
    'READ',
    { name: 3, lastname: 2, email: 1, gender: 0 },
    1,
  ]);
  await checkImport(actor, {
    id,
    mapping: Object.entries(mapping).map(([field, column]) => ({ field, column })),
  });
  await runImport(actor, { id, tells: false });
  const left = await database.db.$count(
    importRows,
    and(eq(importRows.importId, id), eq(importRows.state, 'ASIDE')),
  );
  expect(left).toBe(0);
  await expect(chooseImportSheet(actor, { id, sheet: 0 })).rejects.toMatchObject({ code: 'CONFLICT' });
  const stranger = await makeAgencyUser(database.db);
  await expect(chooseImportSheet(stranger.actor, { id, sheet: 0 })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
});
