import bcrypt from 'bcrypt';
import { and, eq, sql } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { messages, users } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { USER } from '@/lib/core/states';
import { makeAdministrator, makeAgencyUser, makeUser, TEST_PASSWORD } from '@/lib/testing/factories/identity';
import { useUsualPasswordCost } from '@/lib/testing/usual-password-cost';
import { findSession } from './accounts';
import { markKnownBrowser } from './limits/known-browser';
import { loginAddress } from './limits/rules';
import { logIn as logInFrom } from './log-in';
import type { LoginKind } from './rules';

const database = useDatabase();
const context = { ip: null, userAgent: null, replaces: null };
const logIn = (kind: LoginKind, email: string, password: string) => logInFrom(kind, email, password, context);

describe('logIn', () => {
  test('[1.2.5/agency login] lets an agency user in by e-mail in any case, and not by the other door', async () => {
    const { user } = await makeAgencyUser(database.db, { email: 'Laura.Case@Prueba.co' });
    const result = await logIn('agency', ' laura.case@prueba.CO ', TEST_PASSWORD);
    const session = await findSession(result.ok ? result.sessionId : '');
    expect(session.account?.userId).toBe(user.id);
    expect(await logIn('admin', user.email, TEST_PASSWORD)).toEqual({ ok: false, problem: 'NO_MATCH' });
  });

  test('[1.2.5/admin login] lets an administrator in by its own door only', async () => {
    const { user } = await makeAdministrator(database.db);
    expect(await logIn('admin', user.email, TEST_PASSWORD)).toMatchObject({ ok: true });
    expect(await logIn('agency', user.email, TEST_PASSWORD)).toMatchObject({ ok: false });
  });

  test.each([
    [71, 'CHECK_EMAIL'],
    [75, 'SUSPENDED'],
    [74, null],
    [72, null],
    [52, 'SYSTEM'],
  ])('[1.4.2/*] a user in state %i is answered %s', async (stateId, problem) => {
    const { user } = await makeAgencyUser(database.db, { stateId });
    const result = await logIn('agency', user.email, TEST_PASSWORD);
    expect(result.ok ? null : result.problem).toBe(problem);
  });

  test('says nothing of a state to who does not know the password', async () => {
    const { user } = await makeAgencyUser(database.db, { stateId: 75 });
    expect(await logIn('agency', user.email, 'otra')).toEqual({ ok: false, problem: 'NO_MATCH' });
    expect(await logIn('agency', 'nadie@prueba.co', 'otra')).toEqual({ ok: false, problem: 'NO_MATCH' });
  });

  test('who was invited and has no password yet is told to look at their mail, and is counted as a failure', async () => {
    const invited = { stateId: USER.UNVERIFIED, passwordHash: null };
    const { user } = await makeAgencyUser(database.db, invited);
    const { user: administrator } = await makeAdministrator(database.db, invited);
    const answer = { ok: false, problem: 'CHECK_EMAIL' };
    expect(await logIn('agency', user.email, 'cualquiera')).toEqual(answer);
    expect(await logIn('admin', administrator.email, 'cualquiera')).toEqual(answer);
    // Nobody learns of them at the other door, nor of who is verified and has no password.
    const { user: verified } = await makeAgencyUser(database.db, { passwordHash: null });
    for (const { email } of [administrator, verified]) {
      expect(await logIn('agency', email, 'cualquiera')).toEqual({ ok: false, problem: 'NO_MATCH' });
    }
    for (let count = 1; count < 10; count++) await logIn('agency', user.email, 'cualquiera');
    await expect(logIn('agency', user.email, 'cualquiera')).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  });

  test('a person without password, or without agency, cannot log in', async () => {
    const { user } = await makeAgencyUser(database.db, { passwordHash: null });
    expect(await logIn('agency', user.email, '')).toMatchObject({ ok: false });
    const alone = await makeUser(database.db);
    const enter = (password: string) => logIn('agency', alone.email, password);
    expect(await enter(TEST_PASSWORD)).toEqual({ ok: false, problem: 'NO_AGENCY' });
    expect(await enter('otra')).toEqual({ ok: false, problem: 'NO_MATCH' });
  });
});

/** The work that bcrypt does in all comparisons while `work` runs. */
async function bcryptWork(work: () => Promise<unknown>): Promise<number> {
  const compare = vi.spyOn(bcrypt, 'compare');
  await work();
  const total = compare.mock.calls.reduce((sum, [, hash]) => sum + 2 ** bcrypt.getRounds(hash), 0);
  compare.mockRestore();
  return total;
}

describe('the usual cost', () => {
  useUsualPasswordCost();

  test('[2.9/cost upgraded] a cheaper hash is upgraded to cost 12', async () => {
    const passwordHash = await bcrypt.hash(TEST_PASSWORD, 10);
    const { user } = await makeAgencyUser(database.db, { passwordHash });
    await logIn('agency', user.email, TEST_PASSWORD);
    const [row] = await database.db.select().from(users).where(eq(users.id, user.id));
    expect(bcrypt.getRounds(row?.passwordHash ?? '')).toBe(12);
    expect(await logIn('agency', user.email, TEST_PASSWORD)).toMatchObject({ ok: true });
  });

  test('costs the same work for any address, known, unknown, without password or with an old hash', async () => {
    const known = await makeAgencyUser(database.db, { passwordHash: await bcrypt.hash(TEST_PASSWORD, 12) });
    const old = await makeAgencyUser(database.db, { passwordHash: await bcrypt.hash(TEST_PASSWORD, 10) });
    const without = await makeAgencyUser(database.db, { passwordHash: null });
    const invited = await makeAgencyUser(database.db, { stateId: USER.UNVERIFIED, passwordHash: null });
    const suspended = await makeAgencyUser(database.db, { stateId: 75 });
    for (const { email } of [
      known.user,
      old.user,
      without.user,
      invited.user,
      suspended.user,
      { email: 'nadie@prueba.co' },
    ]) {
      for (const kind of ['agency', 'admin'] as const) {
        expect(await bcryptWork(() => logIn(kind, email, 'otra')), email).toBe(2 ** 12);
      }
    }
  });
});

describe('too many attempts', () => {
  test('of fifty wrong passwords at once ten at the most are answered, and then the right one is not either', async () => {
    const { user } = await makeAgencyUser(database.db);
    const attempt = (password: string) =>
      logIn('agency', user.email, password).then(
        (result) => (result.ok ? 'IN' : result.problem),
        (error) => error.code,
      );
    const answers = await Promise.all(Array.from({ length: 50 }, (_, i) => attempt(`otra ${i}`)));
    expect(answers.filter((answer) => answer === 'NO_MATCH')).toHaveLength(10);
    expect(answers.filter((answer) => answer === 'RATE_LIMITED')).toHaveLength(40);
    expect(await attempt(TEST_PASSWORD)).toBe('RATE_LIMITED');
  });

  test('are not the right ones, nor what a success came after', async () => {
    const { user } = await makeAgencyUser(database.db, { passwordHash: await bcrypt.hash(TEST_PASSWORD, 4) });
    for (let round = 0; round < 2; round++) {
      for (let count = 0; count < 9; count++) await logIn('agency', user.email, 'otra');
      expect(await logIn('agency', user.email, TEST_PASSWORD)).toMatchObject({ ok: true });
    }
  });

  test('of others elsewhere do not shut out who has the right one, and its owner is told once by mail', async () => {
    const { user } = await makeAgencyUser(database.db, { passwordHash: await bcrypt.hash(TEST_PASSWORD, 4) });
    const enter = (password: string, ip: string, browserCookie?: string) =>
      logInFrom('agency', user.email, password, {
        ip,
        userAgent: null,
        replaces: null,
        browserCookie: browserCookie ?? null,
      });
    const cookie = markKnownBrowser(loginAddress('agency', user.email));
    for (let count = 0; count < 10; count++) await enter('otra', '203.0.113.7');
    for (let count = 0; count < 2; count++) {
      await expect(enter(TEST_PASSWORD, '203.0.113.8')).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    }
    expect(await enter(TEST_PASSWORD, '203.0.113.8', cookie)).toMatchObject({ ok: true });
    expect(await enter(TEST_PASSWORD, '198.51.100.1')).toMatchObject({ ok: true });
    // Another address's cookie is none.
    const foreign = markKnownBrowser(loginAddress('agency', 'otra@prueba.co'));
    await expect(enter(TEST_PASSWORD, '203.0.113.8', foreign)).rejects.toMatchObject({
      code: 'RATE_LIMITED',
    });
    const told = () =>
      database.db
        .select()
        .from(messages)
        .where(and(eq(messages.kind, 'identity.logins-refused'), eq(messages.toAddress, user.email)));
    await vi.waitFor(async () => expect(await told()).toHaveLength(1), 60_000);
  });

  test('are told apart from a system that cannot count, in which nobody gets in', async () => {
    const { user } = await makeAgencyUser(database.db);
    await database.db.execute(sql`alter table rate_limits rename to elsewhere`);
    await expect(logIn('agency', user.email, TEST_PASSWORD)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await database.db.execute(sql`alter table elsewhere rename to rate_limits`);
  });
});
