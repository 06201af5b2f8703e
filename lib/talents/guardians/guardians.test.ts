import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { files, linkTokens, talentConsents, talents } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { type Actor, anonymous } from '@/lib/core/actor';
import { PHOTO, TALENT } from '@/lib/core/states';
import { findLinkActor } from '@/lib/identity/link-tokens/queries';
import { transact } from '@/lib/platform/transaction';
import { makeAdministrator, makeAgencyUser, makeLink } from '@/lib/testing/factories/identity';
import { makeTalent, makeTalentPhoto, type Talent } from '@/lib/testing/factories/talents';
import { withdrawConsent } from '../consents/change-consents';
import { listConsents } from '../consents/queries';
import { getTalent, pageOfTalents } from '../queries';
import { approveTalent } from '../states/move-talent';
import { giveGuardianConsent, withdrawGuardianConsent } from './give-guardian-consent';
import { keepGuardian } from './keep-guardian';
import { composeGuardianAsked } from './messages';
import { findGuardian, getGuardianPage } from './queries';

const database = useDatabase();
const FROM = { ip: '190.24.1.2' };
const job = { kind: 'job', name: 'test' } as const;
beforeEach(() => database.db.execute('delete from rate_limits'));

const GUARDIAN = {
  name: 'Marta',
  lastname: 'Ruiz',
  relationship: 'MADRE',
  typeDocumentId: 1,
  identification: '52111222',
  email: 'marta@correo.co',
  phone: '(300) 987-6543',
} as const;

const makeMinor = (fields: Parameters<typeof makeTalent>[1] = {}): Promise<Talent> =>
  makeTalent(database.db, { birthdate: `${new Date().getUTCFullYear() - 15}-06-01`, ...fields });
const own = ({ id }: Talent): Actor => ({ kind: 'talent', talentId: id, fresh: true });
const isShownTo = async (actor: Actor, { id }: Talent) =>
  (await pageOfTalents(actor, { ids: [id] })).length > 0;
const linkFor = async ({ id }: Talent) =>
  (await makeLink(database.db, 'GUARDIAN_CONSENT', { talentId: id, singleUse: false })).secret;

describe('under 18', () => {
  test('nobody is shown before the guardian has said yes by its own mail, and no longer when it takes that back', async () => {
    const { actor: agency } = await makeAgencyUser(database.db);
    const minor = await makeMinor();
    expect(await isShownTo(agency, minor)).toBe(false);
    await expect(getTalent(agency, minor.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await keepGuardian(own(minor), { talentId: minor.id, ...GUARDIAN });
    expect(await isShownTo(agency, minor), 'named is not yet asked').toBe(false);
    const mail = await transact((tx) => composeGuardianAsked({ talentId: minor.id }, { tx, actor: job }));
    expect(mail?.to).toEqual({ name: 'Marta', address: GUARDIAN.email });
    const token = await linkFor(minor);
    const holder = await findLinkActor('GUARDIAN_CONSENT', { talentId: minor.id }, token);
    expect(await getGuardianPage(holder ?? anonymous)).toMatchObject({ name: 'Marta', hasConsented: false });
    await giveGuardianConsent(anonymous, { talentId: minor.id, token }, FROM);
    expect(await isShownTo(agency, minor)).toBe(true);
    const [kept] = await database.db
      .select()
      .from(talentConsents)
      .where(eq(talentConsents.talentId, minor.id));
    expect(kept).toMatchObject({ purpose: 'GUARDIAN', version: 1, givenBy: 'GUARDIAN', ip: FROM.ip });
    expect(
      await transact((tx) => composeGuardianAsked({ talentId: minor.id }, { tx, actor: job })),
    ).toBeNull();
    await withdrawGuardianConsent(anonymous, { talentId: minor.id, token });
    expect(await isShownTo(agency, minor)).toBe(false);
    expect(
      await database.db.$count(talentConsents, eq(talentConsents.talentId, minor.id)),
      'stays as evidence',
    ).toBe(1);
  });

  test('the talent cannot answer for its guardian, and neither can a stranger or another link', async () => {
    const minor = await makeMinor();
    await keepGuardian(own(minor), { talentId: minor.id, ...GUARDIAN });
    const give = (actor: Actor, token?: string) =>
      giveGuardianConsent(actor, { talentId: minor.id, ...(token ? { token } : {}) }, FROM);
    await expect(give(own(minor))).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(give(anonymous)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    const others = await linkFor(await makeMinor());
    await expect(give(anonymous, others)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const reset = (await makeLink(database.db, 'PASSWORD_RESET', { talentId: minor.id })).secret;
    await expect(give(anonymous, reset)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const { actor: admin } = await makeAdministrator(database.db);
    await expect(give(admin)).rejects.toMatchObject({ fields: { proof: 'validation.required' } });
    const nobody = await makeMinor();
    const without = giveGuardianConsent(admin, { talentId: nobody.id, proof: 'Carpeta 4' }, FROM);
    await expect(without).rejects.toMatchObject({ messageKey: 'errors.talent.noGuardian' });
  });

  test('another guardian has to say yes anew, and the links of the former one end', async () => {
    const minor = await makeMinor();
    await keepGuardian(own(minor), { talentId: minor.id, ...GUARDIAN });
    const token = await linkFor(minor);
    await giveGuardianConsent(anonymous, { talentId: minor.id, token }, FROM);
    await keepGuardian(own(minor), { talentId: minor.id, ...GUARDIAN, phone: '3001112233' });
    expect(
      (await findGuardian(own(minor), minor.id))?.consentedAt,
      'a new phone is the same person',
    ).not.toBeNull();
    await keepGuardian(own(minor), { talentId: minor.id, ...GUARDIAN, email: 'padre@correo.co' });
    expect((await findGuardian(own(minor), minor.id))?.consentedAt).toBeNull();
    await expect(giveGuardianConsent(anonymous, { talentId: minor.id, token }, FROM)).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    const [link] = await database.db.select().from(linkTokens).where(eq(linkTokens.talentId, minor.id));
    expect(link?.revokedAt).not.toBeNull();
  });

  test('nobody is let in without it, nor without a birth date', async () => {
    const { actor: admin } = await makeAdministrator(database.db);
    const minor = await makeMinor({ stateId: TALENT.IN_REVIEW });
    await expect(approveTalent(admin, { id: minor.id })).rejects.toMatchObject({
      messageKey: 'errors.talent.guardianMissing',
    });
    const ageless = await makeTalent(database.db, { stateId: TALENT.IN_REVIEW, birthdate: null });
    await expect(approveTalent(admin, { id: ageless.id })).rejects.toMatchObject({
      messageKey: 'errors.talent.birthdateMissing',
    });
    await keepGuardian(admin, { talentId: minor.id, ...GUARDIAN });
    await giveGuardianConsent(admin, { talentId: minor.id, proof: 'Carpeta 4' }, FROM);
    await approveTalent(admin, { id: minor.id });
  });

  test('photos are published with the consent, and taken back with it', async () => {
    const minor = await makeMinor();
    const photo = await makeTalentPhoto(database.db, { talent: minor, stateId: PHOTO.APPROVED });
    const visibility = async () =>
      (await database.db.select().from(files).where(eq(files.id, photo.fileId)))[0]?.visibility;
    await keepGuardian(own(minor), { talentId: minor.id, ...GUARDIAN });
    const token = await linkFor(minor);
    expect(await visibility()).toBe('PRIVATE');
    await giveGuardianConsent(anonymous, { talentId: minor.id, token }, FROM);
    expect(await visibility()).toBe('PUBLIC');
    await withdrawGuardianConsent(anonymous, { talentId: minor.id, token });
    expect(await visibility()).toBe('PRIVATE');
  });
});

test('who takes back that it is shown is hidden, and shown again with a new yes', async () => {
  const { actor: agency } = await makeAgencyUser(database.db);
  const { giveConsents } = await import('../consents/change-consents');
  const talent = await makeTalent(database.db);
  expect(await isShownTo(agency, talent), 'never asked').toBe(true);
  await giveConsents(own(talent), { talentId: talent.id, purposes: ['DATA', 'SHOWING'] }, FROM);
  await withdrawConsent(own(talent), { talentId: talent.id, purpose: 'SHOWING' });
  expect(await isShownTo(agency, talent)).toBe(false);
  const [row] = await database.db.select().from(talents).where(eq(talents.id, talent.id));
  expect(row?.hiddenAt).not.toBeNull();
  await giveConsents(own(talent), { talentId: talent.id, purposes: ['SHOWING'] }, FROM);
  expect(await isShownTo(agency, talent)).toBe(true);
  const told = await listConsents(own(talent), talent.id);
  expect(told.find(({ purpose }) => purpose === 'DATA')).toMatchObject({
    given: { version: 1, by: 'TALENT' },
    wording: { version: 1, text: expect.stringContaining('Ley 1581') },
  });
  const other = await makeTalent(database.db);
  await expect(listConsents(own(other), talent.id)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(
    withdrawConsent(own(talent), { talentId: talent.id, purpose: 'MESSAGES' }),
  ).rejects.toMatchObject({
    code: 'CONFLICT',
  });
});
