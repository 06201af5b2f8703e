import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditEntries, linkTokens, messages } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { anonymous } from '@/lib/core/actor';
import {
  makeAdministrator,
  makeAgencyUser,
  TEST_PASSWORD,
  type User,
} from '@/lib/testing/factories/identity';
import { makeTalent } from '@/lib/testing/factories/talents';
import { findSession } from '../accounts';
import { logIn } from '../log-in';
import { logInTalent } from '../mobile/log-in-mobile';
import { findMobileActor } from '../mobile/queries';
import { hashPassword } from '../passwords';
import { accountActor } from '../session';
import { changeOwnPassword } from './change-own-password';
import { holdLink } from './testing/hold-link';

const database = useDatabase();
const NEW = 'Otra-clave-2027';
const from = { ip: '203.0.113.5' };
const change = { presentPassword: TEST_PASSWORD, password: NEW };

async function enter(user: User, password = TEST_PASSWORD) {
  const kind = user.isAdministrator ? 'admin' : 'agency';
  const result = await logIn(kind, user.email, password, { ip: null, userAgent: null, replaces: null });
  if (!result.ok) throw new Error(result.problem);
  const { account } = await findSession(result.sessionId);
  return { sessionId: result.sessionId, actor: accountActor(account) };
}

test('keeps the session it is done in and ends all others, the administrator’s alike', async () => {
  for (const { user } of [await makeAgencyUser(database.db), await makeAdministrator(database.db)]) {
    const [here, elsewhere] = [await enter(user), await enter(user)];
    const link = await holdLink('PASSWORD_RESET', { type: 'agency', id: user.id });
    await changeOwnPassword(here.actor, change, from);
    expect((await findSession(here.sessionId)).account).not.toBeNull();
    expect(await findSession(elsewhere.sessionId)).toMatchObject({ account: null, end: 'PASSWORD_CHANGED' });
    await enter(user, NEW);
    await expect(enter(user)).rejects.toThrow('NO_MATCH');
    const [revoked] = await database.db
      .select()
      .from(linkTokens)
      .where(eq(linkTokens.id, link.actor.tokenId));
    expect(revoked?.revokedAt).not.toBeNull();
    const audit = await database.db.select().from(auditEntries).where(eq(auditEntries.entityId, user.id));
    expect(audit.filter(({ action }) => action === 'change-password')).toHaveLength(1);
    const mails = await database.db
      .select()
      .from(messages)
      .where(eq(messages.kind, 'identity.password-changed'));
    expect(mails.map(({ payload }) => payload)).toContainEqual({ type: 'agency', id: user.id });
  }
});

test('a wrong present password changes nothing, and ten of them are enough', async () => {
  const { user, actor } = await makeAgencyUser(database.db);
  const wrong = { presentPassword: 'no es esta', password: NEW };
  const codes: string[] = [];
  for (let count = 0; count < 11; count++) {
    const error = await changeOwnPassword(actor, wrong, from).catch((reason) => reason);
    codes.push(error.code);
    if (count === 0) expect(error.fields).toEqual({ presentPassword: 'validation.password.wrong' });
  }
  expect(codes).toEqual([...Array(10).fill('INVALID'), 'RATE_LIMITED']);
  await expect(changeOwnPassword(actor, change, from)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  await enter(user);
});

test('of two at once one is done', async () => {
  const { actor } = await makeAgencyUser(database.db);
  const results = await Promise.allSettled([
    changeOwnPassword(actor, change, from),
    changeOwnPassword(actor, { ...change, password: 'Y-otra-mas-3' }, from),
  ]);
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('needs a session, the present password, and a new one that will do', async () => {
  await expect(changeOwnPassword(anonymous, change, from)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  const { actor, user } = await makeAgencyUser(database.db);
  const held = await holdLink('PASSWORD_RESET', { type: 'agency', id: user.id });
  await expect(changeOwnPassword(held.actor, change, from)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(
    changeOwnPassword(actor, { presentPassword: '', password: 'corta' }, from),
  ).rejects.toMatchObject({
    fields: { presentPassword: 'validation.required', password: 'validation.password.short' },
  });
  await expect(changeOwnPassword(actor, { ...change, password: 'Bogota2026!' }, from)).rejects.toMatchObject({
    fields: { password: 'validation.password.common' },
  });
  await enter(user);
});

test('a talent who is signed in to the app changes their own, and signs in again everywhere', async () => {
  const passwordHash = await hashPassword(TEST_PASSWORD);
  const talent = await makeTalent(database.db, { passwordHash });
  const actor = { kind: 'talent', talentId: talent.id } as const;
  const { token } = await logInTalent({ email: talent.email, password: TEST_PASSWORD }, from);
  expect(await findMobileActor(`Bearer ${token}`)).toMatchObject(actor);
  const wrong = { presentPassword: 'no es esta', password: NEW };
  await expect(changeOwnPassword(actor, wrong, from)).rejects.toMatchObject({
    fields: { presentPassword: 'validation.password.wrong' },
  });
  await changeOwnPassword(actor, change, from);
  expect(await findMobileActor(`Bearer ${token}`)).toEqual(anonymous);
  expect(await logInTalent({ email: talent.email, password: NEW }, from)).toMatchObject({ id: talent.id });
});
