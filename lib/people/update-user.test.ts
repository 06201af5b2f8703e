import { graphql } from 'graphql';
import { describe, expect, test } from 'vitest';
import { useDatabase } from '@/db/testing/use-database';
import { type Actor, anonymous } from '@/lib/core/actor';
import { AGENCY, USER } from '@/lib/core/states';
import { logIn } from '@/lib/identity/log-in';
import { holdLink } from '@/lib/identity/password/testing/hold-link';
import { getOwnUser } from '@/lib/identity/queries';
import { schema } from '@/lib/root/schema';
import { makeAgency } from '@/lib/testing/factories/agencies';
import { makeAdministrator, makeAgencyUser, TEST_PASSWORD } from '@/lib/testing/factories/identity';
import { makeTalent } from '@/lib/testing/factories/talents';

const database = useDatabase();
const NEW = 'Otra-clave-2027';

const UPDATE_USER = `mutation ($input: UpdateUserInput!) {
  updateUser(input: $input) { id name lastname email state phone roleId agencies { id name legalNature state } }
}`;
const UPDATE_TALENT = `mutation ($input: UpdateTalentInput!) { updateTalent(input: $input) { id name } }`;

let network = 0;
async function ask(actor: Actor, source: string, input: Record<string, unknown>) {
  const { data, errors } = await graphql({
    schema,
    source,
    variableValues: { input },
    contextValue: { actor, requestId: 'test', ip: `192.0.${++network}.2` },
  });
  if (errors?.[0]) throw errors[0].originalError ?? errors[0];
  // Results have no prototype; as plain JSON they can be compared.
  return JSON.parse(JSON.stringify(data));
}
const enters = async (email: string, password: string, kind: 'agency' | 'admin' = 'agency') =>
  (await logIn(kind, email, password, { ip: null, userAgent: null, replaces: null })).ok;

async function registered() {
  const agency = await makeAgency(database.db, { stateId: AGENCY.REGISTERED });
  const { user } = await makeAgencyUser(database.db, {
    agency,
    stateId: USER.REGISTERED,
    passwordHash: null,
  });
  const link = await holdLink('ACTIVATION', { type: 'agency', id: user.id }, agency.id);
  return { user, agency, link };
}

describe('updateUser', () => {
  test('activates by a token: password and states, answered as the specification reads them', async () => {
    const { user, agency, link } = await registered();
    const input = { id: user.id, token: link.secret, password: NEW, state: 73, agencyState: 23 };
    expect(await ask(anonymous, UPDATE_USER, input)).toEqual({
      updateUser: {
        id: user.id,
        name: user.name,
        lastname: user.lastname,
        email: user.email,
        state: 73,
        phone: user.phone,
        roleId: 2,
        agencies: [{ id: agency.id, name: agency.name, legalNature: agency.legalNature, state: 23 }],
      },
    });
    expect(await enters(user.email, NEW)).toBe(true);
    await expect(ask(anonymous, UPDATE_USER, input)).rejects.toMatchObject({
      messageKey: 'errors.link.invalid',
    });
  });

  test('does not let a client choose states', async () => {
    const { user, link } = await registered();
    const input = { id: user.id, token: link.secret, password: NEW };
    await expect(ask(anonymous, UPDATE_USER, { ...input, state: 72 })).rejects.toMatchObject({
      fields: { state: 'validation.state' },
    });
    await expect(ask(anonymous, UPDATE_USER, { ...input, agencyState: 22 })).rejects.toMatchObject({
      fields: { agencyState: 'validation.state' },
    });
    const { actor, user: other } = await makeAgencyUser(database.db);
    const reset = await holdLink('PASSWORD_RESET', { type: 'agency', id: other.id });
    const states = { id: other.id, password: NEW, state: 73 };
    for (const how of [{ token: reset.secret }, { presentPassword: TEST_PASSWORD }]) {
      await expect(ask(actor, UPDATE_USER, { ...states, ...how })).rejects.toMatchObject({
        code: 'FORBIDDEN',
      });
    }
    expect(await enters(other.email, TEST_PASSWORD)).toBe(true);
  });

  test('resets by a token of that person alone, whoever is signed in', async () => {
    const mine = await makeAgencyUser(database.db);
    const theirs = await makeAgencyUser(database.db);
    const link = await holdLink('PASSWORD_RESET', { type: 'agency', id: mine.user.id });
    const invalid = { code: 'FORBIDDEN', messageKey: 'errors.link.invalid' };
    for (const input of [
      { id: theirs.user.id, token: link.secret, password: NEW },
      { token: link.secret, password: NEW },
      { id: mine.user.id, token: `${link.secret.slice(1)}A`, password: NEW },
      { id: crypto.randomUUID(), token: link.secret, password: NEW },
    ]) {
      await expect(ask(theirs.actor, UPDATE_USER, input)).rejects.toMatchObject(invalid);
    }
    const { updateUser } = await ask(theirs.actor, UPDATE_USER, {
      id: mine.user.id,
      token: link.secret,
      password: NEW,
    });
    expect(updateUser.agencies).toMatchObject([{ id: mine.agency.id }]);
    expect([await enters(mine.user.email, NEW), await enters(theirs.user.email, NEW)]).toEqual([true, false]);
  });

  test('refuses a hash, and tells what is wrong beside its field', async () => {
    const { user } = await makeAgencyUser(database.db);
    const { secret } = await holdLink('PASSWORD_RESET', { type: 'agency', id: user.id });
    const withPassword = (password: string | null) =>
      ask(anonymous, UPDATE_USER, { id: user.id, token: secret, password });
    await expect(withPassword(user.passwordHash)).rejects.toMatchObject({
      fields: { password: 'validation.password.hash' },
    });
    await expect(withPassword(null)).rejects.toMatchObject({ fields: { password: 'validation.required' } });
  });

  test('changes one’s own password with the present one, and nobody else’s', async () => {
    const administrator = await makeAdministrator(database.db);
    const owner = await makeAgencyUser(database.db);
    const change = { password: NEW, presentPassword: TEST_PASSWORD };
    expect(
      await ask(administrator.actor, UPDATE_USER, { ...change, id: administrator.user.id }),
    ).toMatchObject({
      updateUser: { roleId: 1, agencies: [] },
    });
    expect(await ask(owner.actor, UPDATE_USER, change)).toMatchObject({
      updateUser: { id: owner.user.id, agencies: [{ id: owner.agency.id }] },
    });
    const other = await makeAgencyUser(database.db);
    const theirs = { ...change, id: other.user.id };
    await expect(ask(owner.actor, UPDATE_USER, theirs)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(ask(administrator.actor, UPDATE_USER, theirs)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(ask(anonymous, UPDATE_USER, theirs)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    await expect(
      ask(other.actor, UPDATE_USER, { password: NEW, presentPassword: 'no es esta' }),
    ).rejects.toMatchObject({ fields: { presentPassword: 'validation.password.wrong' } });
    expect(await enters(other.user.email, TEST_PASSWORD)).toBe(true);
    // A program knows the key, and may know the password; one's own account is not its matter.
    const program = { ...other.actor, keyId: crypto.randomUUID() };
    await expect(ask(program, UPDATE_USER, change)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(await enters(other.user.email, TEST_PASSWORD)).toBe(true);
  });
});

test('updateUser changes data and password together or not at all', async () => {
  const { user: other } = await makeAgencyUser(database.db, {
    documentTypeId: 1,
    identification: '52123456',
  });
  const { user, actor } = await makeAgencyUser(database.db);
  const both = { name: 'Otra', password: NEW, presentPassword: TEST_PASSWORD };
  const document = { typeIdentificationId: 1, identification: other.identification };
  await expect(ask(actor, UPDATE_USER, { ...both, ...document })).rejects.toMatchObject({
    fields: { identification: 'validation.identificationTaken' },
  });
  expect(await enters(user.email, TEST_PASSWORD)).toBe(true);
  await expect(ask(actor, UPDATE_USER, { ...both, password: 'Bogota2026!' })).rejects.toMatchObject({
    fields: { password: 'validation.password.common' },
  });
  expect((await getOwnUser(actor)).name).toBe(user.name);
  expect(await ask(actor, UPDATE_USER, both)).toMatchObject({ updateUser: { name: 'Otra' } });
  expect(await enters(user.email, NEW)).toBe(true);
});

test('[2.7.2/updateTalent password] updateTalent sets a talent’s password by the token of its own link, once', async () => {
  const [talent, other] = [await makeTalent(database.db), await makeTalent(database.db)];
  for (const purpose of ['ACTIVATION', 'PASSWORD_RESET'] as const) {
    const { secret: token } = await holdLink(purpose, { type: 'talent', id: talent.id });
    const input = { id: talent.id, token, password: NEW };
    const invalid = { code: 'FORBIDDEN', messageKey: 'errors.link.invalid' };
    await expect(ask(anonymous, UPDATE_TALENT, { ...input, id: other.id })).rejects.toMatchObject(invalid);
    await expect(
      ask(anonymous, UPDATE_TALENT, { ...input, password: '$2b$10$abcdefghijklmnopqrstuu' }),
    ).rejects.toMatchObject({ fields: { password: 'validation.password.hash' } });
    expect(await ask(anonymous, UPDATE_TALENT, input)).toEqual({
      updateTalent: { id: talent.id, name: talent.name },
    });
    await expect(ask(anonymous, UPDATE_TALENT, input)).rejects.toMatchObject(invalid);
  }
});

test('a talent who is signed in changes their own password with the present one', async () => {
  const passwordHash = (await makeAgencyUser(database.db)).user.passwordHash;
  const [talent, other] = [await makeTalent(database.db, { passwordHash }), await makeTalent(database.db)];
  const actor = { kind: 'talent', talentId: talent.id } as const;
  const input = { id: talent.id, password: NEW, presentPassword: TEST_PASSWORD };
  await expect(ask(anonymous, UPDATE_TALENT, input)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  const stranger = (await makeAdministrator(database.db)).actor;
  await expect(ask(stranger, UPDATE_TALENT, input)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(ask(actor, UPDATE_TALENT, { ...input, id: other.id })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
  await expect(ask(actor, UPDATE_USER, { password: NEW })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(await ask(actor, UPDATE_TALENT, input)).toMatchObject({ updateTalent: { id: talent.id } });
  await expect(ask(actor, UPDATE_TALENT, input)).rejects.toMatchObject({
    fields: { presentPassword: 'validation.password.wrong' },
  });
});
