import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { talents } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import type { TalentActor } from '@/lib/core/actor';
import { TALENT } from '@/lib/core/states';
import { suspendTalent } from '@/lib/talents/states/move-talent';
import { makeAdministrator, makeAgencyUser, TEST_PASSWORD } from '@/lib/testing/factories/identity';
import { makeTalent } from '@/lib/testing/factories/talents';
import { findSession } from '../accounts';
import { logIn } from '../log-in';
import { logInTalent } from '../mobile/log-in-mobile';
import { findMobileActor } from '../mobile/queries';
import { changeOwnPassword } from '../password/change-own-password';
import type { LoginKind } from '../rules';
import { closeAllSessions, closeSession } from './close-session';
import { listSessions } from './queries';

const database = useDatabase();
const context = { ip: null, userAgent: 'Mozilla/5.0 (iPhone) Safari/605', replaces: null };

async function makeKnownTalent(fields: Parameters<typeof makeTalent>[1] = {}) {
  const { user } = await makeAgencyUser(database.db);
  return makeTalent(database.db, { passwordHash: user.passwordHash, ...fields });
}

async function enter(email: string, kind: LoginKind = 'agency', password = TEST_PASSWORD) {
  const result = await logIn(kind, email, password, context);
  if (!result.ok) return { problem: result.problem, id: '', actor: null };
  const { talent } = await findSession(result.sessionId);
  const actor: TalentActor | null = talent && {
    kind: 'talent',
    talentId: talent.talentId,
    sessionId: result.sessionId,
  };
  return { problem: null, id: result.sessionId, actor };
}

const stateOf = async (id: string) => {
  const { talent, end } = await findSession(id);
  return talent ? 'living' : end;
};

describe('a talent logs in', () => {
  test('by the form that agencies have, in any case of its e-mail, and is no user', async () => {
    const talent = await makeKnownTalent();
    const { id, actor } = await enter(` ${talent.email.toUpperCase()} `);
    expect(actor?.talentId).toBe(talent.id);
    expect(await findSession(id)).toMatchObject({ account: null, talent: { email: talent.email } });
    expect((await enter(talent.email, 'admin')).problem).toBe('NO_MATCH');
  });

  test('who has both by one e-mail comes in as a user there, and as a talent by its own door', async () => {
    const { user } = await makeAgencyUser(database.db);
    const talent = await makeKnownTalent({ email: user.email });
    const asUser = await enter(user.email);
    expect((await findSession(asUser.id)).account?.userId).toBe(user.id);
    expect((await enter(user.email, 'talent')).actor?.talentId).toBe(talent.id);
    // The talents' door lets no user in.
    const { user: other } = await makeAgencyUser(database.db);
    expect((await enter(other.email, 'talent')).problem).toBe('NO_MATCH');
  });

  test.each([
    ['with a wrong password', {}, 'otra clave', 'NO_MATCH'],
    ['who never had one', { passwordHash: null }, TEST_PASSWORD, 'NO_MATCH'],
    ['who is suspended', { stateId: TALENT.SUSPENDED }, TEST_PASSWORD, 'SUSPENDED'],
    ['who is suspended, with a wrong password', { stateId: TALENT.SUSPENDED }, 'otra clave', 'NO_MATCH'],
  ])('not %s', async (_who, fields, password, problem) => {
    const talent = await makeKnownTalent(fields);
    expect((await enter(talent.email, 'agency', password)).problem).toBe(problem);
  });

  test('not after ten failures, which are counted as those of users', async () => {
    const talent = await makeKnownTalent();
    for (let count = 0; count < 10; count++) await enter(talent.email, 'agency', 'otra clave');
    await expect(enter(talent.email)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  });
});

describe('its session ends', () => {
  test('at a suspension', async () => {
    const talent = await makeKnownTalent();
    const { id } = await enter(talent.email);
    const { actor: administrator } = await makeAdministrator(database.db);
    await suspendTalent(administrator, { id: talent.id, reason: 'Prueba' });
    expect(await stateOf(id)).toBe('SUSPENDED');
    // Not only by its row: the state is read each time.
    await database.db.update(talents).set({ stateId: TALENT.ACTIVE }).where(eq(talents.id, talent.id));
    expect(await stateOf(id)).toBe('ENDED');
  });

  test('with a new password, but for the one in which it was chosen', async () => {
    const talent = await makeKnownTalent();
    const [here, elsewhere] = [await enter(talent.email), await enter(talent.email)];
    if (!here.actor) throw new Error('not in');
    const change = { presentPassword: TEST_PASSWORD, password: 'cordillera verde 41' };
    await changeOwnPassword(here.actor, change, { ip: null });
    expect([await stateOf(here.id), await stateOf(elsewhere.id)]).toEqual(['living', 'PASSWORD_CHANGED']);
  });

  test('when it is closed from another, and all with the app when all are', async () => {
    const talent = await makeKnownTalent();
    const [here, elsewhere] = [await enter(talent.email), await enter(talent.email)];
    const { actor } = here;
    if (!actor) throw new Error('not in');
    const { token } = await logInTalent({ email: talent.email, password: TEST_PASSWORD }, { ip: null });
    const listed = await listSessions(actor);
    // The one that asks, then the one that was used last: the app is listed beside the browsers.
    expect(listed.map(({ id, current, isApp }) => [id, current, isApp])).toEqual([
      [here.id, true, false],
      [expect.not.stringMatching(elsewhere.id), false, true],
      [elsewhere.id, false, false],
    ]);
    await closeSession(actor, { id: elsewhere.id });
    expect(await stateOf(elsewhere.id)).toBe('CLOSED');
    expect(await closeAllSessions(actor)).toBe(2);
    expect(await stateOf(here.id)).toBe('CLOSED');
    expect(await findMobileActor(`Bearer ${token}`)).toEqual({ kind: 'anonymous' });
  });

  test('by nobody else: neither another talent nor a user closes or sees it', async () => {
    const mine = await enter((await makeKnownTalent()).email);
    const other = (await enter((await makeKnownTalent()).email)).actor;
    const { actor: user } = await makeAgencyUser(database.db);
    if (!other) throw new Error('not in');
    for (const stranger of [other, user]) {
      await expect(closeSession(stranger, { id: mine.id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
      expect((await listSessions(stranger)).map(({ id }) => id)).not.toContain(mine.id);
    }
    expect(await stateOf(mine.id)).toBe('living');
  });
});
