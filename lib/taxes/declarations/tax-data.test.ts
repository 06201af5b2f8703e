import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditEntries } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { anonymous, type TalentActor } from '@/lib/core/actor';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { makeTalent } from '@/lib/testing/factories/talents';
import { keepTaxData } from './keep-tax-data';
import { getTaxData } from './queries';

const database = useDatabase();
const SAID = { declaresIncome: true, ivaResponsible: false, hiresWorkers: false, economicActivity: '9006' };

test('what a talent says is kept for it, and each change is in the trail', async () => {
  const talent = await makeTalent(database.db);
  const owner: TalentActor = { kind: 'talent', talentId: talent.id };
  expect(await getTaxData(owner)).toBeNull();
  await keepTaxData(owner, SAID);
  await keepTaxData(owner, SAID);
  await keepTaxData(owner, { ...SAID, hiresWorkers: true, economicActivity: ' ' });
  expect(await getTaxData(owner)).toMatchObject({ ...SAID, hiresWorkers: true, economicActivity: null });
  const trail = await database.db
    .select({ detail: auditEntries.detail })
    .from(auditEntries)
    .where(and(eq(auditEntries.entityId, talent.id), eq(auditEntries.action, 'keep-tax-data')));
  expect(trail.map(({ detail }) => detail)).toEqual([
    { changed: ['declaresIncome', 'ivaResponsible', 'hiresWorkers', 'economicActivity'] },
    { changed: ['hiresWorkers', 'economicActivity'] },
  ]);
});

test('a code that is none is told beside its field; nobody else reads or changes it', async () => {
  const talent = await makeTalent(database.db);
  const owner: TalentActor = { kind: 'talent', talentId: talent.id };
  await expect(keepTaxData(owner, { ...SAID, economicActivity: '90' })).rejects.toMatchObject({
    fields: { economicActivity: 'validation.economicActivity' },
  });
  const { actor: agency } = await makeAgencyUser(database.db);
  for (const actor of [anonymous, agency]) {
    const code = actor.kind === 'anonymous' ? 'UNAUTHENTICATED' : 'FORBIDDEN';
    await expect((async () => getTaxData(actor))()).rejects.toMatchObject({ code });
    await expect((async () => keepTaxData(actor, SAID))()).rejects.toMatchObject({ code });
  }
});

test('where it resides for taxes is one of the countries, since a day where it is abroad, and stays where nothing is said', async () => {
  const talent = await makeTalent(database.db);
  const owner: TalentActor = { kind: 'talent', talentId: talent.id };
  const abroad = { ...SAID, residenceCountry: 'MX', residentSince: '2021-03-01', simpleRegime: true };
  for (const [wrong, field] of [
    [{ residenceCountry: 'XX' }, 'residenceCountry'],
    [{ residentSince: '' }, 'residentSince'],
    [{ residentSince: '2021-02-30' }, 'residentSince'],
  ] as const)
    await expect(keepTaxData(owner, { ...abroad, ...wrong })).rejects.toHaveProperty(`fields.${field}`);
  await keepTaxData(owner, abroad);
  // What a program of before sends says nothing of it.
  expect(await keepTaxData(owner, SAID)).toMatchObject(abroad);
  expect(await keepTaxData(owner, { ...SAID, residenceCountry: 'CO' })).toMatchObject({
    residentSince: null,
  });
  expect(await keepTaxData(owner, { ...SAID, residenceCountry: '', simpleRegime: false })).toMatchObject({
    ...{ residenceCountry: null, residentSince: null, simpleRegime: false },
  });
});
