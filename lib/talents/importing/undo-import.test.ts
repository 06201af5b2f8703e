import '@/lib/root/imports';
import { and, eq, inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { importRows, imports, linkTokens, talents } from '@/db/schema';
import { printDatabase } from '@/db/testing/print-database';
import { useDatabase } from '@/db/testing/use-database';
import { CONVOCATED } from '@/lib/core/states';
import { getImportDetail, listImportRows } from '@/lib/imports/queries';
import { runImport, undoImport } from '@/lib/imports/run-import';
import { runAllJobs } from '@/lib/root/testing/run-all-jobs';
import { makeConvocated } from '@/lib/testing/factories/convocatories';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { makeTalentPhoto } from '@/lib/testing/factories/talents';
import { createTalent } from '../joining/create-talent';
import { updateTalent } from '../update-talent';

import { brought, importRow as row, tried } from './testing/import-rows';

const database = useDatabase();
const FROM = { ip: '190.24.1.2' };
beforeEach(() => database.db.execute('delete from rate_limits'));

const talentsOf = (agencyId: string) =>
  database.db.select().from(talents).where(eq(talents.broughtByAgencyId, agencyId));

describe('undoing', () => {
  test('leaves who has activated, was called, has photos or was changed, and says so', async () => {
    const { actor, agency } = await makeAgencyUser(database.db);
    const id = await brought(actor, [row(), row(), row(), row(), row()], true);
    const [active, called, photographed, changed, gone] = (await talentsOf(agency.id)).toSorted((a, b) =>
      a.email.localeCompare(b.email, 'en', { numeric: true }),
    );
    await database.db
      .update(talents)
      .set({ passwordHash: '$2b$12$x' })
      .where(eq(talents.id, active?.id ?? ''));
    await makeConvocated(database.db, {
      talent: called as NonNullable<typeof called>,
      stateId: CONVOCATED.CALLED,
    });
    await makeTalentPhoto(database.db, { talent: photographed as NonNullable<typeof photographed> });
    await updateTalent(actor, { id: changed?.id ?? '', alias: 'Lu' }, FROM);
    await undoImport(actor, { id });
    await runAllJobs();
    expect(await getImportDetail(actor, id)).toMatchObject({
      state: 'UNDONE',
      counts: { STAYS: 4, UNDONE: 1 },
    });
    const staying = await listImportRows(actor, id, ['STAYS']);
    expect(staying.map(({ problems }) => problems[0]?.key)).toEqual([
      'imports.stays.activated',
      'imports.stays.called',
      'imports.stays.photos',
      'imports.stays.changed',
    ]);
    expect(await database.db.$count(talents, eq(talents.id, gone?.id ?? ''))).toBe(0);
    const links = await database.db
      .select()
      .from(linkTokens)
      .where(eq(linkTokens.talentId, gone?.id ?? ''));
    expect(links.every(({ revokedAt }) => revokedAt !== null)).toBe(true);
  });

  test('restores exactly what was there, whatever came in', async () => {
    const { actor, agency } = await makeAgencyUser(database.db);
    await createTalent(
      actor,
      { name: 'De', lastname: 'Antes', email: 'antes@correo.co', gender: 'FEMENINO' },
      FROM,
    );
    const kept = ['talents', 'talent_profiles', 'talent_skills', 'talent_consents', 'talent_guardians'];
    const print = async () => {
      const tables = [...(await printDatabase(database.pool))];
      return tables.filter(([table]) => kept.some((name) => table === `public.${name}`)).toSorted();
    };
    const word = fc.constantFrom('', 'Luz', 'Ñandú', '=1+1', "O'Neil", '0', '<b>');
    const some = fc.array(
      fc.record({
        Apellidos: word,
        Género: fc.constantFrom('F', 'hombre', 'x', ''),
        'Fecha de nacimiento': fc.constantFrom('1999-01-02', '1/2/1990', '2020-01-01', 'ayer', ''),
        Ciudad: fc.constantFrom('Bogotá', 'Cali', 'Macondo', ''),
        'Perfil principal': fc.constantFrom('Modelo', 'modelo', 'x', ''),
      }),
      { minLength: 1, maxLength: 12 },
    );
    await fc.assert(
      fc.asyncProperty(some, async (given) => {
        await database.db.execute('delete from rate_limits');
        const before = await print();
        expect(before.find(([table]) => table === 'public.talents')?.[1].length).toBeGreaterThan(0);
        const id = await tried(
          actor,
          given.map((fields) => row(fields)),
        );
        const { counts } = await getImportDetail(actor, id);
        if (counts.WAITING === 0) return;
        await runImport(actor, { id, tells: false });
        await runAllJobs();
        expect(await database.db.$count(talents, eq(talents.broughtByAgencyId, agency.id))).toBe(
          1 + counts.WAITING,
        );
        await undoImport(actor, { id });
        await runAllJobs();
        expect(await print()).toEqual(before);
        const left = and(eq(importRows.importId, id), inArray(importRows.state, ['KEPT', 'STAYS']));
        expect(await database.db.$count(importRows, left)).toBe(0);
      }),
      { numRuns: 12 },
    );
    expect(await database.db.$count(imports, eq(imports.agencyId, agency.id))).toBeGreaterThan(0);
  });
});
