import '@/lib/root/imports';
import { readSheet } from 'read-excel-file/node';
import { expect, test } from 'vitest';
import { useDatabase } from '@/db/testing/use-database';
import { IMPORT_KINDS } from '@/db/values/imports';
import { getImportDetail, listImportRows } from '@/lib/imports/queries';
import { startImport } from '@/lib/imports/start-import';
import { triedFile } from '@/lib/talents/importing/testing/import-rows';
import { makeClient } from '@/lib/testing/factories/clients';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { writeTemplate } from './answer-template';

const database = useDatabase();

const csv = (...lines: readonly (readonly string[])[]) => ({
  name: 'a.csv',
  bytes: Buffer.from(lines.map((cells) => cells.map((cell) => `"${cell}"`).join(';')).join('\n')),
});

test.each(IMPORT_KINDS)(
  'the template of %s is read back: its columns are known, its example stays out',
  async (kind) => {
    const { actor, agency } = await makeAgencyUser(database.db);
    // Of whom the example of past events tells.
    if (kind === 'EVENTS') {
      await makeClient(database.db, {
        agency,
        name: 'Empresa Inventada S.A.S.',
        identification: '900123456-8',
      });
    }
    const bytes = await writeTemplate(kind);
    await expect(startImport(actor, kind, { name: 'a.xlsx', bytes })).rejects.toMatchObject({
      messageKey: 'imports.problem.empty',
    });
    const [headings = [], example = []] = (await readSheet(bytes, 1)).map((cells) => cells.map(String));
    const id = await triedFile(actor, csv(headings, example, example.slice(0, -1)), { kind });
    const { mapping, doubts, reading, counts } = await getImportDetail(actor, id);
    expect(await listImportRows(actor, id)).toEqual([]);
    expect(Object.keys(mapping)).toHaveLength(headings.length - 1);
    expect([doubts, reading?.sheets[0]?.lines.examples, counts.WAITING]).toEqual([{}, 1, 1]);
  },
);
