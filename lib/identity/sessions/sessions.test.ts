import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { agencies, agencyUsers, userSessions, users } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { anonymous } from '@/lib/core/actor';
import { enqueue } from '@/lib/platform/jobs/enqueue';
import { transact } from '@/lib/platform/transaction';
import { runAllJobs } from '@/lib/root/testing/run-all-jobs';
import {
  makeAdministrator,
  makeAgencyUser,
  TEST_PASSWORD,
  type User,
} from '@/lib/testing/factories/identity';
import { findSession } from '../accounts';
import { logIn } from '../log-in';
import { logOut } from '../log-out';
import { hashPassword } from '../passwords';
import { closeAllSessions, closeSession } from './close-session';
import { endSessions } from './end-sessions';
import { sweepSessions } from './jobs';
import { listSessions, requireLivingSession } from './queries';
import { touchSession } from './touch-session';

const database = useDatabase();
const CHROME =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Safari/537.36';

async function enter(user: User, replaces: string | null = null): Promise<string> {
  const kind = user.isAdministrator ? 'admin' : 'agency';
  const result = await logIn(kind, user.email, TEST_PASSWORD, { ip: null, userAgent: CHROME, replaces });
  if (!result.ok) throw new Error(result.problem);
  return result.sessionId;
}

const rowOf = async (sessionId: string) =>
  (await database.db.select().from(userSessions).where(eq(userSessions.id, sessionId)))[0];
const setRow = (sessionId: string, values: Partial<typeof userSessions.$inferInsert>) =>
  database.db.update(userSessions).set(values).where(eq(userSessions.id, sessionId));
/** The person's account, or why the session ended. */
async function stateOf(sessionId: string): Promise<string> {
  const session = await findSession(sessionId);
  return session.account?.userId ?? session.end ?? 'nobody';
}

describe('a log-in', () => {
  test('makes a row that says where, and each is a session of its own', async () => {
    const { user, agency } = await makeAgencyUser(database.db);
    const [one, two] = [await enter(user), await enter(user)];
    expect(one).not.toBe(two);
    expect(await rowOf(one)).toMatchObject({
      userId: user.id,
      agencyId: agency.id,
      device: 'Chrome en Linux',
    });
    const session = await findSession(one);
    expect(session.account).toMatchObject({
      kind: 'agency',
      agencyName: agency.name,
      role: 'OWNER',
      sessionId: one,
    });
    await logOut(one);
    expect([await stateOf(one), await stateOf(two)]).toEqual(['ENDED', user.id]);
  });

  test("replaces the session its browser had, even somebody else's", async () => {
    const [mine, theirs] = [await makeAgencyUser(database.db), await makeAgencyUser(database.db)];
    const planted = await enter(theirs.user);
    const session = await enter(mine.user, planted);
    expect([await stateOf(planted), await stateOf(session)]).toEqual(['ENDED', mine.user.id]);
    expect(await rowOf(planted)).toMatchObject({ endedReason: 'REPLACED' });
  });

  test('that loses the race with a new password starts nothing, and one that wins it is ended', async () => {
    const { user } = await makeAgencyUser(database.db);
    const newHash = await hashPassword('Otra-clave-9');
    const context = { ip: null, userAgent: null, replaces: null };
    const [, ...logins] = await Promise.all([
      transact(async (tx) => {
        await tx.update(users).set({ passwordHash: newHash }).where(eq(users.id, user.id));
        await new Promise((resolve) => setTimeout(resolve, 300));
        await endSessions(tx, { userId: user.id }, 'PASSWORD_CHANGED');
      }),
      ...Array.from({ length: 5 }, () => logIn('agency', user.email, TEST_PASSWORD, context)),
    ]);
    for (const login of logins) {
      if (login.ok) expect(await stateOf(login.sessionId)).toBe('PASSWORD_CHANGED');
      else expect(login.problem).toBe('NO_MATCH');
    }
    const rows = await database.db.select().from(userSessions).where(eq(userSessions.userId, user.id));
    expect(rows.filter((row) => row.endedAt === null)).toEqual([]);
    const [person] = await database.db.select().from(users).where(eq(users.id, user.id));
    expect(person?.passwordHash).toBe(newHash);
  });
});

describe('a session ends', () => {
  test('with the suspension of the person or the agency, and with a place that is no more', async () => {
    const { user, agency } = await makeAgencyUser(database.db);
    const session = await enter(user);
    const suspend = (stateId: number) =>
      database.db.update(agencies).set({ stateId }).where(eq(agencies.id, agency.id));
    await suspend(26);
    expect(await stateOf(session)).toBe('SUSPENDED');
    await suspend(23);
    expect(await stateOf(session)).toBe(user.id);
    const place = eq(agencyUsers.userId, user.id);
    await database.db.update(agencyUsers).set({ deactivatedAt: new Date() }).where(place);
    expect(await stateOf(session)).toBe('LEFT_AGENCY');
    await database.db.update(agencyUsers).set({ deactivatedAt: null }).where(place);
    await database.db.update(users).set({ stateId: 75 }).where(eq(users.id, user.id));
    expect(await stateOf(session)).toBe('SUSPENDED');
  });

  test('after a week without use, after a month in any case, and never comes back by being touched', async () => {
    const { user } = await makeAgencyUser(database.db);
    const session = await enter(user);
    const day = 86_400_000;
    const touch = async () => {
      const row = await rowOf(session);
      if (row) touchSession(session, { startedAt: row.createdAt, lastSeenAt: row.lastSeenAt });
      await expect
        .poll(async () => (await rowOf(session))?.lastSeenAt.getTime())
        .toBeGreaterThan(Date.now() - 5000);
      return (await rowOf(session))?.expiresAt.getTime() ?? 0;
    };
    await setRow(session, {
      lastSeenAt: new Date(Date.now() - 6 * day),
      expiresAt: new Date(Date.now() + day),
    });
    expect(await touch()).toBeGreaterThan(Date.now() + 6.9 * day);
    const old = new Date(Date.now() - 29 * day);
    await setRow(session, { createdAt: old, lastSeenAt: new Date(Date.now() - day) });
    expect(await touch()).toBe(old.getTime() + 30 * day);
    await setRow(session, { expiresAt: new Date(Date.now() - 1) });
    expect(await stateOf(session)).toBe('ENDED');
    await setRow(session, {
      endedAt: new Date(),
      endedReason: 'CLOSED',
      expiresAt: new Date(Date.now() + day),
    });
    expect(await stateOf(session)).toBe('CLOSED');
  });

  test("and only those that are meant: one goes on, or the other agency's, or everybody of one agency", async () => {
    const { user, agency } = await makeAgencyUser(database.db);
    const other = await makeAgencyUser(database.db, { agency, role: 'PRODUCER' });
    const stranger = await makeAgencyUser(database.db);
    const [own, second, colleague, foreign] = [
      await enter(user),
      await enter(user),
      await enter(other.user),
      await enter(stranger.user),
    ];
    const end = (scope: Parameters<typeof endSessions>[1]) =>
      transact((tx) => endSessions(tx, scope, 'PASSWORD_CHANGED'));
    expect(await end({ userId: user.id, except: own })).toBe(1);
    expect([await stateOf(own), await stateOf(second)]).toEqual([user.id, 'PASSWORD_CHANGED']);
    expect(await end({ userId: user.id, agencyId: stranger.agency.id })).toBe(0);
    expect(await end({ agencyId: agency.id })).toBe(2);
    expect([await stateOf(colleague), await stateOf(foreign)]).toEqual([
      'PASSWORD_CHANGED',
      stranger.user.id,
    ]);
  });
});

test('nobody is an administrator by a session alone, and an id that is none opens nothing', async () => {
  const { user } = await makeAdministrator(database.db);
  const session = await enter(user);
  expect((await findSession(session)).account).toMatchObject({ kind: 'administrator', agencyId: null });
  await database.db.update(users).set({ isAdministrator: false }).where(eq(users.id, user.id));
  expect(await stateOf(session)).toBe('LEFT_AGENCY');
  expect(await stateOf('no-uuid')).toBe('ENDED');
  expect(await stateOf(user.id)).toBe('ENDED');
});

describe("one's own sessions", () => {
  test('are listed with the one that asks first, without those that have ended', async () => {
    const { user, actor } = await makeAgencyUser(database.db);
    const [own, second, ended, expired] = [
      await enter(user),
      await enter(user),
      await enter(user),
      await enter(user),
    ];
    await logOut(ended);
    await setRow(expired, { expiresAt: new Date(Date.now() - 1) });
    const listed = await listSessions({ ...actor, sessionId: own });
    expect(listed.map(({ id, device, current }) => ({ id, device, current }))).toEqual([
      { id: own, device: 'Chrome en Linux', current: true },
      { id: second, device: 'Chrome en Linux', current: false },
    ]);
  });

  test("are the person's own business, and the administrator's", async () => {
    const [mine, theirs] = [await makeAgencyUser(database.db), await makeAgencyUser(database.db)];
    const session = await enter(theirs.user);
    const { actor: administrator } = await makeAdministrator(database.db);
    expect(await listSessions(administrator, theirs.user.id)).toMatchObject([
      { id: session, current: false },
    ]);
    for (const id of [theirs.user.id, crypto.randomUUID()]) {
      await expect(listSessions(mine.actor, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
    for (const actor of [mine.actor, administrator]) {
      await expect(closeSession(actor, { id: session })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
    await expect(listSessions(anonymous)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    await expect(closeAllSessions(anonymous)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(await stateOf(session)).toBe(theirs.user.id);
  });

  test('are closed one by one or all, and a live stream hears of it', async () => {
    const { user, actor } = await makeAgencyUser(database.db);
    const [own, second] = [await enter(user), await enter(user)];
    const me = { ...actor, sessionId: own };
    await closeSession(me, { id: second });
    expect([await stateOf(own), await stateOf(second)]).toEqual([user.id, 'CLOSED']);
    await expect(closeSession(me, { id: second })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(closeSession(me, { id: 'no-uuid' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await requireLivingSession(me);
    expect(await closeAllSessions(me)).toBe(1);
    expect(await stateOf(own)).toBe('CLOSED');
    await expect(requireLivingSession(me)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    await requireLivingSession(actor);
  });
});

test('what ended long ago is swept, and only that', async () => {
  const { user } = await makeAgencyUser(database.db);
  const [living, lately, longAgo] = [await enter(user), await enter(user), await enter(user)];
  await logOut(lately);
  await setRow(longAgo, { expiresAt: new Date(Date.now() - 91 * 86_400_000) });
  await transact((tx) => enqueue(tx, sweepSessions, {}));
  await runAllJobs({ jobs: [sweepSessions] });
  expect(await rowOf(longAgo)).toBeUndefined();
  expect([await stateOf(living), (await rowOf(lately))?.endedReason]).toEqual([user.id, 'LOGGED_OUT']);
});
