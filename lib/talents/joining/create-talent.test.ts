import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { auditEntries, linkTokens, messages, talentConsents, talentGuardians, talents } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { anonymous } from '@/lib/core/actor';
import { TALENT } from '@/lib/core/states';
import { transact } from '@/lib/platform/transaction';
import { makeAdministrator, makeAgencyUser } from '@/lib/testing/factories/identity';
import { makeTalent } from '@/lib/testing/factories/talents';
import { findTalentProfiles } from '../queries';
import { createTalent } from './create-talent';
import type { CreateTalentInput } from './inputs';
import { composeWelcome } from './messages';
import { resendTalentActivation } from './resend-activation';

const database = useDatabase();
const FROM = { ip: '190.24.1.2' };
beforeEach(() => database.db.execute('delete from rate_limits'));

let number = 0;
const alone = (fields: Partial<CreateTalentInput> = {}): CreateTalentInput => ({
  name: 'Luz',
  lastname: 'Nueva',
  email: `luz${number++}@correo.co`,
  gender: 'FEMENINO',
  phone: '(300) 123-4567',
  birthdate: '1999-05-01',
  profileTalents: [{ profileUserTalentId: 3 }],
  consents: ['DATA', 'SHOWING'],
  ...fields,
});
const guardian = {
  name: 'Marta',
  lastname: 'Ruiz',
  relationship: 'MADRE',
  typeDocumentId: 1,
  identification: '52111222',
  email: 'marta@correo.co',
  phone: '3009876543',
} as const;

const rowOf = async (id: string) =>
  (await database.db.select().from(talents).where(eq(talents.id, id)))[0] as typeof talents.$inferSelect;
const auditOf = async (id: string) =>
  (await database.db.select().from(auditEntries).where(eq(auditEntries.entityId, id))).map(
    ({ action }) => action,
  );

describe('a talent who registers alone', () => {
  test('is kept with profile, consents and lists, and mailed a link to set a password', async () => {
    const id = await createTalent(
      anonymous,
      alone({
        skillTalents: [{ areaId: 1, name: 'Inglés', level: 'Avanzado' }],
        historicalTalentExperiencies: [{ description: 'Colombiamoda', areaName: 'Pasarela' }],
        academicTrainings: [{ place: 'Academia' }],
        identification: '1.020.333-444',
      }),
      FROM,
    );
    expect(await rowOf(id)).toMatchObject({
      stateId: TALENT.REGISTERED,
      phone: '3001234567',
      identification: '1020333444',
      broughtByAgencyId: null,
      passwordHash: null,
    });
    expect((await findTalentProfiles([id])).get(id)).toMatchObject([{ profileId: 3, main: true }]);
    const consents = await database.db.select().from(talentConsents).where(eq(talentConsents.talentId, id));
    expect(consents.map(({ purpose }) => purpose).sort()).toEqual(['DATA', 'SHOWING']);
    expect(consents[0]).toMatchObject({ version: 1, givenBy: 'TALENT', ip: FROM.ip });
    expect(await auditOf(id)).toEqual(['register']);
    const mail = await transact((tx) =>
      composeWelcome({ talentId: id }, { tx, actor: { kind: 'job', name: 't' } }),
    );
    expect(mail?.to).toMatchObject({ name: 'Luz' });
    const [link] = await database.db.select().from(linkTokens).where(eq(linkTokens.talentId, id));
    expect(link).toMatchObject({ purpose: 'ACTIVATION', singleUse: true });
  });

  test('says what is needed of it', async () => {
    const bare = {
      ...alone(),
      phone: null,
      birthdate: null,
      profileTalents: [],
      consents: ['MESSAGES' as const],
    };
    await expect(createTalent(anonymous, bare, FROM)).rejects.toMatchObject({
      code: 'INVALID',
      fields: {
        consents: 'validation.talent.consents',
        birthdate: 'validation.required',
        phone: 'validation.required',
        profileTalents: 'errors.talent.mainProfileMissing',
      },
    });
  });

  test('may have one name, and is written to by it', async () => {
    const id = await createTalent(anonymous, alone({ name: ' Pri\u200bncesa ', lastname: '' }), FROM);
    expect(await rowOf(id)).toMatchObject({ name: 'Princesa', lastname: '' });
    const mail = await transact((tx) =>
      composeWelcome({ talentId: id }, { tx, actor: { kind: 'job', name: 't' } }),
    );
    expect(mail?.to).toMatchObject({ name: 'Princesa' });
  });

  test.each([
    ['\u200b', 'validation.required'],
    ['😀', 'validation.names.letters'],
    ['Gana en https://evil.example', 'validation.names.person'],
  ])('is not called %j', async (name, key) => {
    await expect(createTalent(anonymous, alone({ name }), FROM)).rejects.toMatchObject({
      fields: { name: key },
    });
  });

  test('is told of a birth date left empty that it is needed', async () => {
    await expect(createTalent(anonymous, alone({ birthdate: '' }), FROM)).rejects.toMatchObject({
      fields: { birthdate: 'validation.required' },
    });
  });

  test('under 18 names a guardian, who reads other mail and is asked', async () => {
    const minor = { birthdate: `${new Date().getUTCFullYear() - 16}-01-01` };
    await expect(createTalent(anonymous, alone(minor), FROM)).rejects.toMatchObject({
      fields: { guardian: 'validation.talent.guardian' },
    });
    const own = alone({ ...minor, guardian });
    await expect(
      createTalent(anonymous, { ...own, guardian: { ...guardian, email: own.email } }, FROM),
    ).rejects.toMatchObject({ fields: { 'guardian.email': 'validation.talent.guardianEmail' } });
    const id = await createTalent(anonymous, own, FROM);
    expect(await database.db.$count(talentGuardians, eq(talentGuardians.talentId, id))).toBe(1);
    const asked = await database.db.select().from(messages).where(eq(messages.toAddress, guardian.email));
    expect(asked).toMatchObject([{ kind: 'talents.guardian-asked', payload: { talentId: id } }]);
    expect((await rowOf(id)).guardianConsentedAt).toBeNull();
  });

  test('is counted, and one of fifty at once with one e-mail is kept', async () => {
    const { email } = alone();
    const asked = Array.from({ length: 50 }, () => createTalent(anonymous, alone({ email }), FROM));
    const done = await Promise.allSettled(asked);
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await database.db.$count(talents, eq(talents.email, email))).toBe(1);
    const codes = done.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []));
    expect(codes).toContain('RATE_LIMITED');
    expect(codes.filter((code) => code === 'INVALID')).toHaveLength(4);
  });
});

describe('an agency', () => {
  test('brings whom it invites, with what it knows', async () => {
    const { actor, agency } = await makeAgencyUser(database.db, { role: 'PRODUCER' });
    const { name, lastname, email, gender } = alone();
    const id = await createTalent(actor, { name, lastname, email, gender }, FROM);
    expect(await rowOf(id)).toMatchObject({ broughtByAgencyId: agency.id, stateId: TALENT.REGISTERED });
    expect(await auditOf(id)).toEqual(['invite']);
    const mail = await transact((tx) =>
      composeWelcome({ talentId: id }, { tx, actor: { kind: 'job', name: 't' } }),
    );
    expect(mail?.subject).toContain(agency.name);
    await resendTalentActivation(actor, { id });
    const other = (await makeAgencyUser(database.db)).actor;
    await expect(resendTalentActivation(other, { id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('is told whose e-mail and document are taken already', async () => {
    const { actor } = await makeAgencyUser(database.db);
    const known = await makeTalent(database.db);
    const invite = (fields: Partial<CreateTalentInput>) => createTalent(actor, alone(fields), FROM);
    await expect(invite({ email: known.email.toUpperCase() })).rejects.toMatchObject({
      fields: { email: 'validation.talent.emailTaken' },
    });
    await expect(
      invite({ typeDocumentId: known.documentTypeId, identification: known.identification }),
    ).rejects.toMatchObject({ fields: { identification: 'validation.identificationTaken' } });
    await expect(invite({ residenceCityId: 99999 })).rejects.toMatchObject({
      fields: { residenceCityId: 'validation.city' },
    });
  });
});

test('the administrator creates one; finance, readers and talents do not', async () => {
  const { actor } = await makeAdministrator(database.db);
  // As forms send what is left empty.
  const id = await createTalent(actor, alone({ birthdate: '', alias: '' }), FROM);
  expect(await auditOf(id)).toEqual(['create']);
  expect(await rowOf(id)).toMatchObject({ birthdate: null, alias: null });
  for (const role of ['FINANCE', 'READ_ONLY'] as const) {
    const reader = (await makeAgencyUser(database.db, { role })).actor;
    await expect(createTalent(reader, alone(), FROM)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  }
  const talent = { kind: 'talent', talentId: id } as const;
  await expect(createTalent(talent, alone(), FROM)).rejects.toMatchObject({ code: 'FORBIDDEN' });
});
