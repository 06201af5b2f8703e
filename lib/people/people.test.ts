import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { auditEntries, linkTokens, messages, userSessions, users } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { type Actor, anonymous, type JobActor } from '@/lib/core/actor';
import { USER } from '@/lib/core/states';
import { renderEmail } from '@/lib/notifications/email/render-email';
import { at } from '@/lib/platform/clock';
import { transact } from '@/lib/platform/transaction';
import { makeAdministrator, makeAgencyUser } from '@/lib/testing/factories/identity';
import { endPersonSessions } from './end-person-sessions';
import { inviteAdministrator } from './invite-administrator';
import { composeInvited, composeReactivated, composeSuspended } from './messages';
import { countPeople, getPerson, listPeople } from './queries';
import { reactivatePerson } from './reactivate-person';
import { resendActivation } from './resend-activation';
import { suspendPerson } from './suspend-person';

const database = useDatabase();
const unknownId = '00000000-0000-4000-8000-000000000000';
const worker: JobActor = { kind: 'job', name: 'test' };
const reason = 'Uso indebido';

const traces = async (id: string) =>
  (
    await database.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.entity, 'user'), eq(auditEntries.entityId, id)))
      .orderBy(auditEntries.id)
  ).map(({ action, fromState, toState, agencyId }) => ({ action, fromState, toState, agencyId }));
const mailsOf = async (userId: string) =>
  (await database.db.select().from(messages)).filter(({ payload }) => payload.userId === userId);
const makeSession = (userId: string, agencyId: string | null) =>
  database.db
    .insert(userSessions)
    .values({ userId, agencyId, expiresAt: new Date(Date.now() + 3_600_000) })
    .returning();
const living = async (userId: string) =>
  (await database.db.select().from(userSessions).where(eq(userSessions.userId, userId))).filter(
    ({ endedAt }) => !endedAt,
  ).length;

describe('suspending', () => {
  test('ends every session, is traced in the agency and told to the person; lifting it too', async () => {
    const { actor } = await makeAdministrator(database.db);
    const { user, agency } = await makeAgencyUser(database.db, { role: 'PRODUCER' });
    await makeSession(user.id, agency.id);
    await makeSession(user.id, agency.id);
    expect(await suspendPerson(actor, { id: user.id, reason: ` ${reason} ` })).toMatchObject({
      stateId: USER.SUSPENDED,
      suspendedReason: reason,
    });
    expect(await living(user.id)).toBe(0);
    expect(await reactivatePerson(actor, { id: user.id })).toMatchObject({
      stateId: USER.ACTIVE,
      suspendedReason: null,
    });
    const common = { agencyId: agency.id };
    expect(await traces(user.id)).toEqual([
      { ...common, action: 'suspend', fromState: '73', toState: '75' },
      { ...common, action: 'reactivate', fromState: '75', toState: '73' },
    ]);
    expect((await mailsOf(user.id)).map(({ kind, toAddress }) => [kind, toAddress])).toEqual([
      ['agencies.person-suspended', user.email],
      ['agencies.person-reactivated', user.email],
    ]);
  });

  test('is done once, and lifted only where there is one', async () => {
    const { actor } = await makeAdministrator(database.db);
    const { user } = await makeAgencyUser(database.db);
    await expect(reactivatePerson(actor, { id: user.id })).rejects.toMatchObject({ code: 'CONFLICT' });
    const results = await Promise.allSettled(
      Array.from({ length: 12 }, () => suspendPerson(actor, { id: user.id, reason })),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await traces(user.id)).toHaveLength(1);
    expect(await mailsOf(user.id)).toHaveLength(1);
    await expect(suspendPerson(actor, { id: user.id, reason: ' ' })).rejects.toMatchObject({
      code: 'INVALID',
      fields: { reason: 'validation.required' },
    });
  });

  test('never meets oneself, nor the last administrator who can sign in', async () => {
    await database.db.update(users).set({ stateId: USER.SUSPENDED }).where(eq(users.isAdministrator, true));
    const one = await makeAdministrator(database.db);
    const two = await makeAdministrator(database.db);
    const three = await makeAdministrator(database.db);
    // Invited, but nobody who can sign in.
    await makeAdministrator(database.db, { passwordHash: null, stateId: USER.UNVERIFIED });
    await expect(suspendPerson(one.actor, { id: one.user.id, reason })).rejects.toMatchObject({
      code: 'CONFLICT',
      messageKey: 'errors.person.oneself',
    });
    await suspendPerson(one.actor, { id: three.user.id, reason });
    // Each was still an administrator when the request began; all at once, again and again.
    const results = await Promise.allSettled(
      [one, two].flatMap(({ actor }, index) =>
        Array.from({ length: 8 }, () =>
          suspendPerson(actor, { id: (index === 0 ? two : one).user.id, reason }),
        ),
      ),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const active = await listPeople(one.actor, { role: 'ADMINISTRATOR', stateId: USER.ACTIVE });
    expect(active).toHaveLength(1);
    const [last] = active;
    const other = last?.id === one.user.id ? two : one;
    await expect(suspendPerson(other.actor, { id: last?.id ?? '', reason })).rejects.toMatchObject({
      messageKey: 'errors.person.lastAdministrator',
    });
  });

  test('of who never had a password is lifted back to the activation, whose mail goes out anew', async () => {
    const { actor } = await makeAdministrator(database.db);
    const invited = await inviteAdministrator(actor, { name: 'Nora', lastname: 'Díaz', email: 'nora@x.co' });
    await suspendPerson(actor, { id: invited.id, reason });
    expect(await reactivatePerson(actor, { id: invited.id })).toMatchObject({ stateId: USER.UNVERIFIED });
    expect((await mailsOf(invited.id)).at(-1)?.kind).toBe('agencies.administrator-invited');
  });
});

describe('inviting an administrator', () => {
  test('makes somebody without password, and mails a link for seven days made when it is sent', async () => {
    const { actor } = await makeAdministrator(database.db);
    const person = await inviteAdministrator(actor, {
      name: ' Inés ',
      lastname: 'Paz',
      email: ' Ines.Paz@Elenco.CO ',
    });
    expect(person).toMatchObject({
      name: 'Inés',
      email: 'ines.paz@elenco.co',
      role: 'ADMINISTRATOR',
      stateId: USER.UNVERIFIED,
      hasPassword: false,
      agencyId: null,
    });
    const ofPerson = eq(linkTokens.userId, person.id);
    expect(await database.db.select().from(linkTokens).where(ofPerson)).toEqual([]);
    const mail = await transact((tx) => composeInvited({ userId: person.id }, { tx, actor: worker }));
    expect(mail?.to).toEqual({ name: 'Inés Paz', address: 'ines.paz@elenco.co' });
    const { html, text } = await renderEmail(mail?.body as never);
    expect(html).toMatch(new RegExp(`/activar-cuenta/${person.id}/agency\\?k=[\\w-]{43}"`));
    expect(text).toContain('Activar cuenta');
    const [token] = await database.db.select().from(linkTokens).where(ofPerson);
    expect(token).toMatchObject({ purpose: 'ACTIVATION', singleUse: true, agencyId: null });
    expect(token?.expiresAt.getTime()).toBeGreaterThan(Date.now() + 6.9 * 86_400_000);
  });

  test('with an e-mail that somebody has says so beside the field, also of two at once', async () => {
    const { actor } = await makeAdministrator(database.db);
    const { user } = await makeAgencyUser(database.db);
    const invite = (email: string) => inviteAdministrator(actor, { name: 'Ana', lastname: 'Paz', email });
    await expect(invite(user.email.toUpperCase())).rejects.toMatchObject({
      code: 'CONFLICT',
      fields: { email: 'errors.person.emailTaken' },
    });
    const results = await Promise.allSettled(Array.from({ length: 5 }, () => invite('dos@x.co')));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(invite('sin arroba')).rejects.toMatchObject({ fields: { email: 'validation.email' } });
  });

  test('is repeated after a minute, the link before it ended, and not for who is active', async () => {
    const { actor } = await makeAdministrator(database.db);
    const { id } = await inviteAdministrator(actor, { name: 'Eva', lastname: 'Paz', email: 'eva@x.co' });
    await transact((tx) => composeInvited({ userId: id }, { tx, actor: worker }));
    await expect(resendActivation(actor, { id })).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    await at(new Date(Date.now() + 61_000), () => resendActivation(actor, { id }));
    const [token] = await database.db.select().from(linkTokens).where(eq(linkTokens.userId, id));
    expect(token?.revokedAt).not.toBeNull();
    expect(await mailsOf(id)).toHaveLength(2);
    const { user } = await makeAgencyUser(database.db);
    await expect(resendActivation(actor, { id: user.id })).rejects.toMatchObject({ code: 'CONFLICT' });
    const waiting = await makeAgencyUser(database.db, { stateId: USER.REGISTERED });
    await resendActivation(actor, { id: waiting.user.id });
    expect((await mailsOf(waiting.user.id)).map(({ kind }) => kind)).toEqual(['agencies.account-activation']);
  });
});

test('all sessions of a person can be ended without suspending anybody', async () => {
  const { actor } = await makeAdministrator(database.db);
  const { user, agency } = await makeAgencyUser(database.db);
  await makeSession(user.id, agency.id);
  expect(await endPersonSessions(actor, { id: user.id })).toBe(1);
  expect(await living(user.id)).toBe(0);
  expect(await getPerson(actor, user.id)).toMatchObject({ stateId: USER.ACTIVE });
  expect(await traces(user.id)).toMatchObject([{ action: 'close-all-sessions' }]);
});

test('everybody but the administrator is refused, and who does not exist is not found', async () => {
  const { actor: owner, user } = await makeAgencyUser(database.db);
  const { actor } = await makeAdministrator(database.db);
  const attempts: ((actor: Actor, id: string) => Promise<unknown>)[] = [
    (by, id) => suspendPerson(by, { id, reason }),
    (by, id) => reactivatePerson(by, { id }),
    (by, id) => resendActivation(by, { id }),
    (by, id) => endPersonSessions(by, { id }),
    (by, id) => getPerson(by, id),
  ];
  for (const attempt of attempts) {
    for (const id of [user.id, unknownId]) {
      await expect(attempt(owner, id)).rejects.toMatchObject({ code: 'FORBIDDEN' });
      await expect(attempt(anonymous, id)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    }
    await expect(attempt(actor, unknownId)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  }
  const invitation = { name: 'A', lastname: 'B', email: 'a@b.co' };
  for (const attempt of [
    () => inviteAdministrator(owner, invitation),
    () => listPeople(owner),
    () => countPeople(owner),
  ]) {
    await expect(attempt()).rejects.toMatchObject({ code: 'FORBIDDEN' });
  }
});

test('what a person is told is not said any more once it is no longer so', async () => {
  const { actor } = await makeAdministrator(database.db);
  const { user } = await makeAgencyUser(database.db);
  const compose = (message: typeof composeInvited) =>
    transact((tx) => message({ userId: user.id }, { tx, actor: worker }));
  expect(await compose(composeInvited)).toBeNull();
  expect(await compose(composeSuspended)).toBeNull();
  expect((await compose(composeReactivated))?.subject).toBe('Tu cuenta de Elenco vuelve a estar activa');
  await suspendPerson(actor, { id: user.id, reason });
  const mail = await compose(composeSuspended);
  expect((await renderEmail(mail?.body as never)).text).toContain(reason);
  expect(await compose(composeReactivated)).toBeNull();
});
