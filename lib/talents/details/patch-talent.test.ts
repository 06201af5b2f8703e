import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { auditEntries, talents } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import type { Actor } from '@/lib/core/actor';
import { TALENT } from '@/lib/core/states';
import { hashPassword } from '@/lib/identity/passwords';
import { makeAdministrator, makeAgencyUser, TEST_PASSWORD } from '@/lib/testing/factories/identity';
import { makeTalent, type Talent } from '@/lib/testing/factories/talents';
import { findTalentProfiles } from '../queries';
import type { PatchTalentInput } from './inputs';
import { patchTalent } from './patch-talent';
import { findExperiences, findTalentSkills, findTrainings } from './queries';

const database = useDatabase();
const FROM = { ip: null };
const own = ({ id }: Talent): Actor => ({ kind: 'talent', talentId: id, fresh: true });
const rowOf = async ({ id }: Talent) =>
  (await database.db.select().from(talents).where(eq(talents.id, id)))[0];

test('a patch changes what it names, clears what is empty, and leaves the rest', async () => {
  const talent = await makeTalent(database.db, {
    alias: 'Vale',
    bust: 90,
    instagram: 'https://instagram.com/v',
  });
  const patch: PatchTalentInput = {
    id: talent.id,
    alias: '',
    bust: null,
    height: 181.5,
    phone: '(315) 555-0101',
    identification: '52.111.222',
    shirt: 'm',
    idFcm: 'aparato-1',
    tiktok: 'https://tiktok.com/@v',
    generalDescription: 'Modelo\nde pasarela',
  };
  await patchTalent(own(talent), patch, FROM);
  expect(await rowOf(talent)).toMatchObject({
    alias: null,
    bust: null,
    height: 181.5,
    phone: '3155550101',
    identification: '52111222',
    shirt: 'm',
    instagram: 'https://instagram.com/v',
    name: talent.name,
  });
  const [entry] = await database.db.select().from(auditEntries).where(eq(auditEntries.entityId, talent.id));
  expect(entry).toMatchObject({ action: 'update', detail: { fields: expect.arrayContaining(['phone']) } });
  expect(JSON.stringify(entry?.detail)).not.toContain('555');
});

test('a document and a telephone are read, and refused where they are none; what stays as it was is left alone', async () => {
  const talent = await makeTalent(database.db, { identification: '???', phone: '573151234567' });
  const write = (patch: Omit<PatchTalentInput, 'id'>) =>
    patchTalent(own(talent), { id: talent.id, ...patch }, FROM);
  await write({ alias: 'Vale', identification: '???' });
  await expect(write({ identification: '!!!' })).rejects.toMatchObject({
    fields: { identification: 'validation.identities.CC' },
  });
  await write({ identification: 'CC 79.123.457' });
  await expect(write({ typeDocumentId: 5 })).rejects.toMatchObject({
    fields: { identification: 'validation.identities.TI' },
  });
  await write({ phone: '+1 212 555 0123' });
  expect(await rowOf(talent)).toMatchObject({
    identification: '79123457',
    phone: '2125550123',
    dialingCode: '1',
  });
  await expect(write({ dialingCode: '57' })).rejects.toMatchObject({
    fields: { phone: 'validation.phones.colombia' },
  });
  await expect(write({ phone: 'llamar a Ana' })).rejects.toMatchObject({
    fields: { phone: 'validation.phones.words' },
  });
});

test('lists take the place of those there are, and keep the ids that are named', async () => {
  const talent = await makeTalent(database.db);
  const write = (patch: Omit<PatchTalentInput, 'id'>) =>
    patchTalent(own(talent), { id: talent.id, ...patch }, FROM);
  await write({
    skillTalents: [
      { areaId: 1, name: 'Inglés', level: 'Básico' },
      { areaId: 3, name: 'Salsa' },
    ],
    historicalTalentExperiencies: [{ description: 'Feria', startDate: '2024-01-01', endDate: '2024-02-01' }],
    academicTrainings: [{ place: 'Academia', description: 'Actuación' }],
  });
  const [english] = (await findTalentSkills([talent.id])).get(talent.id) ?? [];
  await write({ skillTalents: [{ id: english?.id ?? '', areaId: 1, name: 'Inglés', level: 'Avanzado' }] });
  expect((await findTalentSkills([talent.id])).get(talent.id)).toEqual([{ ...english, level: 'Avanzado' }]);
  expect((await findExperiences([talent.id])).get(talent.id)).toHaveLength(1);
  await write({ historicalTalentExperiencies: [] });
  expect((await findExperiences([talent.id])).get(talent.id)).toBeUndefined();
  expect((await findTrainings([talent.id])).get(talent.id)).toMatchObject([{ place: 'Academia' }]);
  await write({ profileTalents: [{ profileUserTalentId: 3 }, { profileUserTalentId: 6, main: true }] });
  expect((await findTalentProfiles([talent.id])).get(talent.id)).toMatchObject([
    { profileId: 6, main: true },
    { profileId: 3, main: false },
  ]);
  const other = await makeTalent(database.db);
  const theft = patchTalent(
    own(other),
    { id: other.id, skillTalents: [{ id: english?.id ?? '', areaId: 1, name: 'Robado' }] },
    FROM,
  );
  await expect(theft).rejects.toMatchObject({ fields: { skillTalents: 'validation.invalid' } });
  expect((await findTalentSkills([talent.id])).get(talent.id)).toMatchObject([{ name: 'Inglés' }]);
});

test.each<[string, Omit<PatchTalentInput, 'id'>, string]>([
  ['a link without https', { instagram: 'http://x.co' }, 'instagram'],
  ['a day that is none', { birthdate: '2001-02-30' }, 'birthdate'],
  ['a birth date to come', { birthdate: '2090-01-01' }, 'birthdate'],
  ['no birth date of somebody active', { birthdate: null }, 'birthdate'],
  ['a measure below nothing', { waist: -1 }, 'waist'],
  ['a phone of words', { phone: 'llámame' }, 'phone'],
  ['a city that is none', { residenceCityId: 999999 }, 'residenceCityId'],
  ['a skill without a name', { skillTalents: [{ areaId: 2 }] }, 'skillTalents.0.name'],
  [
    'an end before its start',
    { historicalTalentExperiencies: [{ description: 'x', startDate: '2024-02-01', endDate: '2024-01-01' }] },
    'historicalTalentExperiencies.0.endDate',
  ],
  ['no profile at all', { profileTalents: [] }, 'profileTalents'],
])('refuses %s beside its field', async (_, patch, field) => {
  const talent = await makeTalent(database.db);
  const before = await rowOf(talent);
  const refused = patchTalent(own(talent), { id: talent.id, ...patch }, FROM);
  await expect(refused).rejects.toMatchObject({ code: 'INVALID', fields: { [field]: expect.any(String) } });
  expect(await rowOf(talent)).toEqual(before);
});

describe('who may', () => {
  test('a talent itself, never another, and its e-mail only with its password', async () => {
    const talent = await makeTalent(database.db, { passwordHash: await hashPassword(TEST_PASSWORD) });
    const other = await makeTalent(database.db);
    await expect(patchTalent(own(other), { id: talent.id, alias: 'x' }, FROM)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    const email = 'otra@correo.co';
    await expect(patchTalent(own(talent), { id: talent.id, email }, FROM)).rejects.toMatchObject({
      fields: { presentPassword: 'validation.password.wrong' },
    });
    await patchTalent(own(talent), { id: talent.id, email: talent.email.toUpperCase() }, FROM);
    await patchTalent(own(talent), { id: talent.id, email, presentPassword: TEST_PASSWORD }, FROM);
    expect(await rowOf(talent)).toMatchObject({ email });
  });

  test('an agency whom it brought, until the talent has come in', async () => {
    const { actor, agency } = await makeAgencyUser(database.db);
    const talent = await makeTalent(database.db, { broughtByAgencyId: agency.id });
    const strange = await makeTalent(database.db);
    await patchTalent(actor, { id: talent.id, alias: 'Vale' }, FROM);
    await expect(patchTalent(actor, { id: strange.id, alias: 'x' }, FROM)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(patchTalent(actor, { id: talent.id, mayOrderRides: true }, FROM)).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    await database.db.update(talents).set({ passwordHash: '$2b$hash' }).where(eq(talents.id, talent.id));
    await expect(patchTalent(actor, { id: talent.id, alias: 'y' }, FROM)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  test('the administrator anybody, with what is its alone', async () => {
    const { actor } = await makeAdministrator(database.db);
    const { agency } = await makeAgencyUser(database.db);
    const talent = await makeTalent(database.db);
    await patchTalent(actor, { id: talent.id, exclusiveAgencyId: agency.id, mayOrderRides: true }, FROM);
    expect(await rowOf(talent)).toMatchObject({ exclusiveAgencyId: agency.id, mayOrderRides: true });
  });
});

test('a registered talent is put in review once its profile is complete', async () => {
  const talent = await makeTalent(database.db, { stateId: TALENT.REGISTERED, phone: null });
  await patchTalent(own(talent), { id: talent.id, alias: 'Vale' }, FROM);
  expect(await rowOf(talent)).toMatchObject({ stateId: TALENT.REGISTERED });
  await patchTalent(own(talent), { id: talent.id, phone: '3001234567' }, FROM);
  expect(await rowOf(talent)).toMatchObject({ stateId: TALENT.IN_REVIEW });
});

test('with removed entries a list changes what it names alone, so that two devices lose nothing', async () => {
  const talent = await makeTalent(database.db);
  const write = (patch: Omit<PatchTalentInput, 'id'>) =>
    patchTalent(own(talent), { id: talent.id, ...patch }, FROM);
  const names = async () =>
    ((await findTalentSkills([talent.id])).get(talent.id) ?? []).map(({ name }) => name).toSorted();
  const [english, french, german] = Array.from({ length: 3 }, () => crypto.randomUUID());
  await write({
    skillTalents: [
      { id: english, areaId: 1, name: 'Inglés' },
      { id: french, areaId: 1, name: 'Francés' },
    ],
  });
  // One device adds, the other, which knows nothing of it, changes one and takes the other away.
  await write({ skillTalents: [{ id: german, areaId: 1, name: 'Alemán' }], removedEntries: [] });
  await write({
    skillTalents: [{ id: english, areaId: 1, name: 'Inglés británico' }],
    removedEntries: [french ?? ''],
  });
  expect(await names()).toEqual(['Alemán', 'Inglés británico']);
  await write({ skillTalents: [], removedEntries: [german ?? ''] });
  expect(await names()).toEqual(['Inglés británico']);
  const many = Array.from({ length: 60 }, (_, index) => ({ areaId: 2, name: `Más ${index}` }));
  await expect(write({ skillTalents: many, removedEntries: [] })).rejects.toMatchObject({
    fields: { skillTalents: 'validation.tooMany' },
  });
  // Nobody takes away what is another's.
  const other = await makeTalent(database.db);
  await patchTalent(own(other), { id: other.id, skillTalents: [], removedEntries: [english ?? ''] }, FROM);
  expect(await names()).toEqual(['Inglés británico']);
});

test('a name and a link of before stay while something else changes', async () => {
  const talent = await makeTalent(database.db, { name: 'DJ 2', tiktok: 'https://evil.example/x' });
  const before = { name: 'DJ 2', tiktok: 'https://evil.example/x' };
  await patchTalent(own(talent), { id: talent.id, ...before, alias: 'Dos' }, FROM);
  expect(await rowOf(talent)).toMatchObject({ ...before, alias: 'Dos' });
});
