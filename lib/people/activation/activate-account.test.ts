import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { agencies, auditEntries, linkTokens, users } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { anonymous } from '@/lib/core/actor';
import { AGENCY, USER } from '@/lib/core/states';
import { logIn } from '@/lib/identity/log-in';
import { connectionsWhileHashing } from '@/lib/identity/password/testing/connections-while-hashing';
import { holdLink } from '@/lib/identity/password/testing/hold-link';
import { listMails, readMail } from '@/lib/notifications/mailbox/read-mailbox';
import { runAllJobs } from '@/lib/root/testing/run-all-jobs';
import { makeAgency } from '@/lib/testing/factories/agencies';
import { makeAgencyUser, TEST_PASSWORD } from '@/lib/testing/factories/identity';
import { makeTalent } from '@/lib/testing/factories/talents';
import { activateAccount } from './activate-account';

const database = useDatabase();
const NEW = 'Otra-clave-2027';
const context = { ip: null, userAgent: null, replaces: null };

type Begin = { userState?: number; agencyState?: number; passwordHash?: null };

/** Somebody who has just registered, and the link that was mailed. */
async function registered({
  userState = USER.REGISTERED,
  agencyState = AGENCY.REGISTERED,
  ...fields
}: Begin = {}) {
  const agency = await makeAgency(database.db, { stateId: agencyState });
  const { user } = await makeAgencyUser(database.db, { agency, stateId: userState, ...fields });
  const link = await holdLink('ACTIVATION', { type: 'agency', id: user.id }, agency.id);
  return { user, agency, link, holder: link.actor };
}
async function statesOf(userId: string, agencyId: string) {
  const [user] = await database.db.select().from(users).where(eq(users.id, userId));
  const [agency] = await database.db.select().from(agencies).where(eq(agencies.id, agencyId));
  return [user?.stateId, agency?.stateId];
}
const auditOf = (id: string) =>
  database.db.select().from(auditEntries).where(eq(auditEntries.entityId, id)).orderBy(auditEntries.id);

describe('activation', () => {
  test('[2.4/agency activation] sets the password, and user and agency become active, each with its trace', async () => {
    const { user, agency, holder } = await registered({ passwordHash: null });
    expect(await activateAccount(holder, { password: NEW })).toEqual({ userId: user.id });
    expect(await statesOf(user.id, agency.id)).toEqual([USER.ACTIVE, AGENCY.ACTIVE]);
    expect(await logIn('agency', user.email, NEW, context)).toMatchObject({ ok: true });
    const [entry] = await auditOf(user.id);
    expect(entry).toMatchObject({
      action: 'activate',
      fromState: '72',
      toState: '73',
      actorKind: 'linkHolder',
    });
    expect(await auditOf(agency.id)).toMatchObject([{ action: 'activate', fromState: '22', toState: '23' }]);
  });

  test('holds no connection while the password is hashed', async () => {
    const { holder } = await registered({ passwordHash: null });
    expect(await connectionsWhileHashing(() => activateAccount(holder, { password: NEW }))).toEqual([0]);
  });

  test('opens the door to who could not log in with the password they have (71)', async () => {
    const { user, holder } = await registered({ userState: USER.UNVERIFIED });
    expect(await logIn('agency', user.email, TEST_PASSWORD, context)).toMatchObject({
      problem: 'CHECK_EMAIL',
    });
    await activateAccount(holder, {});
    expect(await logIn('agency', user.email, TEST_PASSWORD, context)).toMatchObject({ ok: true });
  });

  test('needs a password of who has none yet, and then the link is still good', async () => {
    const { user, agency, holder } = await registered({ passwordHash: null });
    await expect(activateAccount(holder, {})).rejects.toMatchObject({
      fields: { password: 'validation.required' },
    });
    await expect(activateAccount(holder, { password: 'corta' })).rejects.toMatchObject({ code: 'INVALID' });
    await expect(activateAccount(holder, { password: 'Bogota2026!' })).rejects.toMatchObject({
      fields: { password: 'validation.password.common' },
    });
    expect(await statesOf(user.id, agency.id)).toEqual([USER.REGISTERED, AGENCY.REGISTERED]);
    await activateAccount(holder, { password: NEW });
  });

  test.each([
    [AGENCY.IN_REVIEW, AGENCY.IN_REVIEW],
    [AGENCY.SUSPENDED, AGENCY.SUSPENDED],
    [AGENCY.INACTIVE, AGENCY.INACTIVE],
    [AGENCY.ACTIVE, AGENCY.ACTIVE],
  ])('leaves an agency in state %i to who put it there', async (before, after) => {
    const { user, agency, holder } = await registered({ agencyState: before });
    await activateAccount(holder, { password: NEW });
    expect(await statesOf(user.id, agency.id)).toEqual([USER.ACTIVE, after]);
    expect(await auditOf(agency.id)).toEqual([]);
  });

  test('is refused to who is suspended, and changes nothing', async () => {
    const { user, agency, holder, link } = await registered({ userState: USER.SUSPENDED });
    await expect(activateAccount(holder, { password: NEW })).rejects.toMatchObject({
      code: 'FORBIDDEN',
      messageKey: 'login.problem.SUSPENDED',
    });
    expect(await statesOf(user.id, agency.id)).toEqual([USER.SUSPENDED, AGENCY.REGISTERED]);
    const [row] = await database.db.select().from(linkTokens).where(eq(linkTokens.id, link.actor.tokenId));
    expect(row?.usedAt).toBeNull();
  });

  test('touches no agency but the one of the link', async () => {
    const { user, holder } = await registered();
    const other = await makeAgency(database.db, { stateId: AGENCY.REGISTERED });
    await activateAccount(holder, { password: NEW });
    expect(await statesOf(user.id, other.id)).toEqual([USER.ACTIVE, AGENCY.REGISTERED]);
  });

  test('of fifty at once is done once', async () => {
    const { user, agency, holder } = await registered({ passwordHash: null });
    const tries = Array.from({ length: 50 }, () => activateAccount(holder, { password: NEW }));
    const results = await Promise.allSettled(tries);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const codes = results.flatMap((result) => (result.status === 'rejected' ? [result.reason.code] : []));
    expect(codes).toEqual(Array(49).fill('GONE'));
    expect(await auditOf(user.id)).toHaveLength(1);
    expect(await auditOf(agency.id)).toHaveLength(1);
  });

  test('ends the other links for this person', async () => {
    const { user, agency, holder } = await registered();
    const person = { type: 'agency', id: user.id } as const;
    const again = await holdLink('ACTIVATION', person, agency.id);
    const reset = await holdLink('PASSWORD_RESET', person);
    await activateAccount(holder, { password: NEW });
    await expect(activateAccount(again.actor, { password: NEW })).rejects.toMatchObject({ code: 'GONE' });
    const [row] = await database.db.select().from(linkTokens).where(eq(linkTokens.id, reset.actor.tokenId));
    expect(row?.revokedAt).not.toBeNull();
  });

  test('is for holders of a user’s link of activation alone', async () => {
    const { user, agency } = await registered();
    const talent = await makeTalent(database.db);
    const wrong = [
      anonymous,
      (await holdLink('PASSWORD_RESET', { type: 'agency', id: user.id })).actor,
      (await holdLink('ACTIVATION', { type: 'talent', id: talent.id })).actor,
      (await makeAgencyUser(database.db, { agency, role: 'PRODUCER' })).actor,
    ];
    for (const actor of wrong) {
      await expect(activateAccount(actor, { password: NEW })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    }
    expect(await statesOf(user.id, agency.id)).toEqual([USER.REGISTERED, AGENCY.REGISTERED]);
  });

  test('is told to the person, with the way in', async () => {
    const { user, agency, holder } = await registered();
    await activateAccount(holder, { password: NEW });
    await runAllJobs();
    const [mail] = (await listMails({ to: user.email })).mails;
    expect(mail?.subject).toBe('Tu cuenta de Elenco está activa');
    const { text, html } = (await readMail(mail?.id ?? '')) ?? {};
    for (const part of [agency.name, user.email, 'http://localhost:3000/login']) {
      expect(text).toContain(part);
      expect(html).toContain(part);
    }
  });
});
