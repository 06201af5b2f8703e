import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { auditEntries, linkTokens, messages, mobileTokens, talents, users } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { anonymous } from '@/lib/core/actor';
import { TALENT, USER } from '@/lib/core/states';
import { makeAdministrator, makeAgencyUser, makeLink, TEST_PASSWORD } from '@/lib/testing/factories/identity';
import { makeTalent } from '@/lib/testing/factories/talents';
import { useUsualPasswordCost } from '@/lib/testing/usual-password-cost';
import { findSession } from '../accounts';
import { LIMITS } from '../limits/rules';
import { findLinkActor } from '../link-tokens/queries';
import { logIn } from '../log-in';
import { verifyPassword } from '../passwords';
import type { Person } from './rules';
import { setPassword } from './set-password';
import { holdLink } from './testing/hold-link';

const database = useDatabase();
const NEW = 'Otra-clave-2027';
const context = { ip: null, userAgent: null, replaces: null };

const user = async (fields: Parameters<typeof makeAgencyUser>[1] = {}) => {
  const made = await makeAgencyUser(database.db, fields);
  return { ...made, person: { type: 'agency', id: made.user.id } as Person };
};
const talentOf = async (fields: Parameters<typeof makeTalent>[1] = {}) => {
  const talent = await makeTalent(database.db, fields);
  return { talent, person: { type: 'talent', id: talent.id } as Person };
};
async function hashOf({ type, id }: Person): Promise<string | null> {
  const table = type === 'talent' ? talents : users;
  const [row] = await database.db.select({ hash: table.passwordHash }).from(table).where(eq(table.id, id));
  return row?.hash ?? null;
}
const fits = async (person: Person, password: string) => verifyPassword(password, await hashOf(person));
const auditOf = async (id: string) =>
  (await database.db.select().from(auditEntries).where(eq(auditEntries.entityId, id))).map(
    ({ action }) => action,
  );

describe('by a link of reset, at the usual cost', () => {
  useUsualPasswordCost();

  test('[2.9/cost 12] a user gets the new password, hashed here with cost 12, and no other state', async () => {
    const { person, user: row } = await user({ stateId: USER.REGISTERED });
    const { actor } = await holdLink('PASSWORD_RESET', person);
    expect(await setPassword(actor, { password: NEW })).toEqual(person);
    expect(await hashOf(person)).toMatch(/^\$2b\$12\$/);
    expect([await fits(person, NEW), await fits(person, TEST_PASSWORD)]).toEqual([true, false]);
    const [after] = await database.db.select().from(users).where(eq(users.id, row.id));
    expect(after?.stateId).toBe(USER.REGISTERED);
    expect(await auditOf(row.id)).toEqual(['reset-password']);
    const [mail] = await database.db
      .select()
      .from(messages)
      .where(eq(messages.kind, 'identity.password-changed'));
    expect(mail?.payload).toEqual(person);
  });
});

describe('by a link of reset', () => {
  test('an administrator too, who then enters by their own door', async () => {
    const { user: row } = await makeAdministrator(database.db);
    const { actor } = await holdLink('PASSWORD_RESET', { type: 'agency', id: row.id });
    await setPassword(actor, { password: NEW });
    expect(await logIn('admin', row.email, NEW, context)).toMatchObject({ ok: true });
  });

  test('all sessions end, and so do a talent’s tokens of the mobile app', async () => {
    const { person, user: row } = await user();
    const session = await logIn('agency', row.email, TEST_PASSWORD, context);
    if (!session.ok) throw new Error(session.problem);
    await setPassword((await holdLink('PASSWORD_RESET', person)).actor, { password: NEW });
    expect(await findSession(session.sessionId)).toMatchObject({ account: null, end: 'PASSWORD_CHANGED' });

    const { person: talent } = await talentOf();
    const token = { talentId: talent.id, tokenHash: 'a token', expiresAt: new Date(Date.now() + 60_000) };
    await database.db.insert(mobileTokens).values(token);
    await setPassword((await holdLink('PASSWORD_RESET', talent)).actor, { password: NEW });
    const [kept] = await database.db.select().from(mobileTokens).where(eq(mobileTokens.talentId, talent.id));
    expect(kept?.revokedAt).not.toBeNull();
  });

  test('who tried the old one too often can log in at once', async () => {
    const { person, user: row } = await user();
    const tryOut = (password: string) =>
      logIn('agency', row.email, password, { ...context, ip: '192.0.2.9' });
    for (let count = 0; count < (LIMITS.login.perAddressAndNetwork?.attempts ?? 0); count++)
      await tryOut('no es esta');
    await expect(tryOut(TEST_PASSWORD)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    await setPassword((await holdLink('PASSWORD_RESET', person)).actor, { password: NEW });
    expect(await tryOut(NEW)).toMatchObject({ ok: true });
  });

  test('the other links for the same are over, those of other people are not', async () => {
    const { person } = await user();
    const other = await user();
    const [mine, older, theirs] = [
      await holdLink('PASSWORD_RESET', person),
      await holdLink('PASSWORD_RESET', person),
      await holdLink('PASSWORD_RESET', other.person),
    ];
    await setPassword(mine.actor, { password: NEW });
    await expect(setPassword(older.actor, { password: NEW })).rejects.toMatchObject({ code: 'GONE' });
    await setPassword(theirs.actor, { password: NEW });
    expect(await fits(other.person, NEW)).toBe(true);
  });

  test('nobody who is suspended gets in: refused, and the link is not used up', async () => {
    for (const person of [
      (await user({ stateId: USER.SUSPENDED })).person,
      (await talentOf({ stateId: TALENT.SUSPENDED })).person,
    ]) {
      const { actor } = await holdLink('PASSWORD_RESET', person);
      const before = await hashOf(person);
      await expect(setPassword(actor, { password: NEW })).rejects.toMatchObject({
        code: 'FORBIDDEN',
        messageKey: 'login.problem.SUSPENDED',
      });
      expect(await hashOf(person)).toBe(before);
      const [link] = await database.db.select().from(linkTokens).where(eq(linkTokens.id, actor.tokenId));
      expect(link?.usedAt).toBeNull();
    }
  });
});

describe('a talent', () => {
  test('[2.4/talent activation] activates and resets alike: only the password changes', async () => {
    for (const purpose of ['ACTIVATION', 'PASSWORD_RESET'] as const) {
      const { person } = await talentOf({ stateId: TALENT.REGISTERED });
      const [talent] = await database.db.select().from(talents).where(eq(talents.id, person.id));
      const { actor } = await holdLink(purpose, person);
      expect(await setPassword(actor, { password: NEW })).toEqual(person);
      expect(await fits(person, NEW)).toBe(true);
      const [after] = await database.db.select().from(talents).where(eq(talents.id, person.id));
      const changed = { passwordHash: expect.any(String), updatedAt: expect.any(Date) };
      expect(after).toEqual({ ...talent, ...changed, revision: (talent?.revision ?? 0) + 1 });
    }
  });
});

describe('one link', () => {
  test('used fifty times at once sets one password, and the others are told that it is over', async () => {
    for (const { person } of [await user(), await talentOf()]) {
      const { actor } = await holdLink('PASSWORD_RESET', person);
      const tries = Array.from({ length: 50 }, (_, index) => `Clave-numero-${index}`);
      const results = await Promise.allSettled(tries.map((password) => setPassword(actor, { password })));
      const won = results.flatMap((result, index) => (result.status === 'fulfilled' ? [index] : []));
      expect(won).toHaveLength(1);
      expect(await fits(person, `Clave-numero-${won[0]}`)).toBe(true);
      const codes = results.flatMap((result) => (result.status === 'rejected' ? [result.reason.code] : []));
      expect(codes).toEqual(Array(49).fill('GONE'));
      expect(await auditOf(person.id)).toEqual(['reset-password']);
    }
  });

  test('that ended after its page was opened changes nothing', async () => {
    const endings = [
      { expiresAt: new Date(Date.now() - 1) },
      { revokedAt: new Date() },
      { usedAt: new Date() },
    ];
    for (const ending of endings) {
      const { person } = await user();
      const { actor } = await holdLink('PASSWORD_RESET', person);
      await database.db.update(linkTokens).set(ending).where(eq(linkTokens.id, actor.tokenId));
      await expect(setPassword(actor, { password: NEW })).rejects.toMatchObject({
        code: 'GONE',
        messageKey: 'errors.link.ended',
      });
      expect(await fits(person, TEST_PASSWORD)).toBe(true);
    }
  });

  test('of another purpose, or of a user’s activation, sets no password here', async () => {
    const { person, user: row, actor: session } = await user();
    const contract = await makeLink(database.db, 'CONTRACT', { userId: row.id });
    const wrong = [
      await findLinkActor('CONTRACT', { userId: row.id }, contract.secret),
      (await holdLink('ACTIVATION', person)).actor,
      session,
      anonymous,
    ];
    for (const actor of wrong) {
      if (!actor) throw new Error('the link does not live');
      await expect(setPassword(actor, { password: NEW })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    }
    expect(await fits(person, TEST_PASSWORD)).toBe(true);
  });

  test('opens only the page of its own person and purpose', async () => {
    const [mine, theirs] = [await user(), await user()];
    const { secret } = await holdLink('PASSWORD_RESET', mine.person);
    expect(await findLinkActor('PASSWORD_RESET', { userId: theirs.user.id }, secret)).toBeNull();
    expect(await findLinkActor('PASSWORD_RESET', { talentId: mine.user.id }, secret)).toBeNull();
    expect(await findLinkActor('ACTIVATION', { userId: mine.user.id }, secret)).toBeNull();
    expect(await findLinkActor('PASSWORD_RESET', { userId: mine.user.id }, secret)).not.toBeNull();
  });
});

describe('the password', () => {
  test.each([
    ['', 'validation.required'],
    ['siete77', 'validation.password.short'],
    ['ñ'.repeat(37), 'validation.password.long'],
    ['a'.repeat(73), 'validation.password.long'],
    ['$2b$10$abcdefghijklmnopqrstuuABCDEFGHIJKLMNOPQRSTUVWXYZ01234', 'validation.password.hash'],
    ['abcdefgh\0ijk', 'validation.characters'],
    ['Colombia2026', 'validation.password.common'],
  ])('[2.5/password rules] %j is refused', async (password, message) => {
    const { person } = await user();
    const { actor } = await holdLink('PASSWORD_RESET', person);
    await expect(setPassword(actor, { password })).rejects.toMatchObject({
      code: 'INVALID',
      fields: { password: message },
    });
    const [link] = await database.db
      .select()
      .from(linkTokens)
      .where(and(eq(linkTokens.id, actor.tokenId)));
    expect(link?.usedAt).toBeNull();
  });

  test('with the name of one’s e-mail is refused, a talent’s alike, and the link is still good', async () => {
    const people = [
      (await user({ email: 'valentina.rueda@prueba.co' })).person,
      (await talentOf({ email: 'valentina.rueda@prueba.co' })).person,
    ];
    for (const person of people) {
      const { actor } = await holdLink('PASSWORD_RESET', person);
      await expect(setPassword(actor, { password: 'soy-valentinarueda' })).rejects.toMatchObject({
        fields: { password: 'validation.password.ownEmail' },
      });
      await setPassword(actor, { password: NEW });
    }
  });

  test.each(['una frase '.repeat(7).padEnd(72, '.'), '  con espacios  ', 'ñandúes!', '$2 pesos y más'])(
    '%j is taken as typed',
    async (password) => {
      const { person } = await user();
      await setPassword((await holdLink('PASSWORD_RESET', person)).actor, { password });
      expect(await fits(person, password)).toBe(true);
    },
  );
});
