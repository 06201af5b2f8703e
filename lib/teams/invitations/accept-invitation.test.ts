import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { agencies, agencyInvitations, agencyUsers, auditEntries, users } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { anonymous } from '@/lib/core/actor';
import { verifyPassword } from '@/lib/identity/passwords';
import { listMails } from '@/lib/notifications/mailbox/read-mailbox';
import { runAllJobs } from '@/lib/root/testing/run-all-jobs';
import { makeAgencyUser, makeUser, TEST_PASSWORD } from '@/lib/testing/factories/identity';
import { deactivateMember } from '../deactivate-member';
import { listTeam } from '../queries';
import { fromSomewhere, holderOf, invited } from '../testing/invite';
import { acceptInvitation } from './accept-invitation';
import { getInvitationPage } from './invitation-page';

const database = useDatabase();
const password = 'Llego-Nueva-2026';

const usersWith = (email: string) =>
  database.db
    .select()
    .from(users)
    .where(eq(sql`lower(${users.email})`, email));
const placesOf = (userId: string) =>
  database.db.select().from(agencyUsers).where(eq(agencyUsers.userId, userId));

const traces = (userId = '') =>
  database.db.select().from(auditEntries).where(eq(auditEntries.entityId, userId)).orderBy(auditEntries.id);

describe('who is new', () => {
  test('gets an active account with their password, a place in the role, and the inviter is told', async () => {
    const { actor, user: owner } = await makeAgencyUser(database.db);
    const { input, holder, secret, invitationId } = await invited(actor, { role: 'FINANCE' });
    expect(await getInvitationPage(holder)).toMatchObject({
      state: 'OPEN',
      email: input.email,
      role: 'FINANCE',
      hasAccount: false,
      invitedBy: `${owner.name} ${owner.lastname}`,
    });
    expect(await acceptInvitation(holder, { password }, fromSomewhere())).toBe(input.email);
    const [user] = await usersWith(input.email);
    expect(user).toMatchObject({ name: input.name, lastname: input.lastname, stateId: 73 });
    expect(await verifyPassword(password, user?.passwordHash ?? null)).toBe(true);
    expect(await listTeam(actor)).toMatchObject([
      { role: 'OWNER' },
      { id: user?.id, role: 'FINANCE', deactivatedAt: null },
    ]);
    const actorKind = 'linkHolder';
    expect(await traces(user?.id)).toMatchObject([
      { entity: 'user', action: 'create', toState: '73', actorKind },
      { entity: 'member', action: 'join', toState: 'FINANCE', actorKind },
    ]);
    expect(await holderOf(invitationId, secret)).toBeNull();
    await runAllJobs();
    const { mails } = await listMails({ to: owner.email });
    expect(mails[0]?.subject).toBe(`${input.name} ${input.lastname} ya está en tu equipo`);
  });

  test('chooses a password that is one', async () => {
    const { actor } = await makeAgencyUser(database.db);
    const { holder } = await invited(actor);
    await expect(acceptInvitation(holder, { password: 'corta' }, fromSomewhere())).rejects.toMatchObject({
      code: 'INVALID',
      fields: { password: 'validation.password.short' },
    });
    await expect(
      acceptInvitation(holder, { password: 'Bogota2026!' }, fromSomewhere()),
    ).rejects.toMatchObject({ code: 'INVALID', fields: { password: 'validation.password.common' } });
  });

  test('comes in once, of fifty acceptances at the same time', async () => {
    const { actor } = await makeAgencyUser(database.db);
    const { input, holder, invitationId } = await invited(actor);
    const all = await Promise.allSettled(
      Array.from({ length: 50 }, () => acceptInvitation(holder, { password }, fromSomewhere())),
    );
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const codes = all.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []));
    expect(new Set(codes)).toEqual(new Set(['GONE']));
    const found = await usersWith(input.email);
    expect(found).toHaveLength(1);
    expect(await placesOf(found[0]?.id ?? '')).toHaveLength(1);
    const joined = await database.db
      .select()
      .from(auditEntries)
      .where(sql`${auditEntries.detail} ->> 'invitationId' = ${invitationId}`);
    expect(joined).toHaveLength(1);
  });

  test('invited by two agencies, is in the first that they accept', async () => {
    const [one, two] = [await makeAgencyUser(database.db), await makeAgencyUser(database.db)];
    const first = await invited(one.actor);
    const second = await invited(two.actor, { email: first.input.email });
    const outcomes = await Promise.allSettled([
      acceptInvitation(first.holder, { password }, fromSomewhere()),
      acceptInvitation(second.holder, { password }, fromSomewhere()),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const [user] = await usersWith(first.input.email);
    expect(await placesOf(user?.id ?? '')).toHaveLength(1);
    const [late] = outcomes[0]?.status === 'fulfilled' ? [second] : [first];
    expect(await getInvitationPage(late.holder)).toMatchObject({ state: 'CLOSED', reason: 'ELSEWHERE' });
    await expect(acceptInvitation(late.holder, { password }, fromSomewhere())).rejects.toMatchObject({
      code: 'CONFLICT',
      messageKey: 'invitation.obstacle.ELSEWHERE',
    });
  });
});

describe('who has an account and no agency', () => {
  test('says the password they have, and keeps it', async () => {
    const { actor } = await makeAgencyUser(database.db);
    const person = await makeUser(database.db, { stateId: 71 });
    const { holder } = await invited(actor, { email: person.email });
    expect(await getInvitationPage(holder)).toMatchObject({ state: 'OPEN', hasAccount: true });
    await expect(acceptInvitation(holder, { password }, fromSomewhere())).rejects.toMatchObject({
      code: 'INVALID',
      fields: { password: 'validation.password.wrong' },
    });
    await acceptInvitation(holder, { password: TEST_PASSWORD }, fromSomewhere());
    const [user] = await usersWith(person.email);
    expect(user).toMatchObject({
      id: person.id,
      stateId: 73,
      passwordHash: person.passwordHash,
      name: person.name,
    });
    expect(await placesOf(person.id)).toMatchObject([{ role: 'PRODUCER' }]);
    expect(await traces(person.id)).toMatchObject([
      { action: 'activate', fromState: '71', toState: '73' },
      { action: 'join' },
    ]);
  });

  test('has ten tries', async () => {
    const { actor } = await makeAgencyUser(database.db);
    const person = await makeUser(database.db);
    const { holder } = await invited(actor, { email: person.email });
    const all = await Promise.allSettled(
      Array.from({ length: 14 }, () => acceptInvitation(holder, { password: 'no es' }, fromSomewhere())),
    );
    const codes = all.map((one) => (one.status === 'rejected' ? one.reason.code : 'OK'));
    expect(codes.filter((code) => code === 'INVALID')).toHaveLength(10);
    expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(4);
  });

  test('chooses one when they never had any', async () => {
    const { actor } = await makeAgencyUser(database.db);
    const person = await makeUser(database.db, { stateId: 72, passwordHash: null });
    const { holder } = await invited(actor, { email: person.email });
    expect(await getInvitationPage(holder)).toMatchObject({ hasAccount: false });
    await acceptInvitation(holder, { password }, fromSomewhere());
    const [user] = await usersWith(person.email);
    expect(await verifyPassword(password, user?.passwordHash ?? null)).toBe(true);
    expect(user?.stateId).toBe(73);
  });

  test('who left after being invited elsewhere comes in, and back again in the role of the invitation', async () => {
    const { actor, agency } = await makeAgencyUser(database.db);
    const former = await makeAgencyUser(database.db);
    const { user } = await makeAgencyUser(database.db, { agency: former.agency, role: 'READ_ONLY' });
    await deactivateMember(former.actor, { userId: user.id });
    const there = await invited(actor, { email: user.email });
    await acceptInvitation(there.holder, { password: TEST_PASSWORD }, fromSomewhere());
    expect(await placesOf(user.id)).toEqual(
      expect.arrayContaining([expect.objectContaining({ agencyId: agency.id, deactivatedAt: null })]),
    );
    await deactivateMember(actor, { userId: user.id });
    const again = await invited(actor);
    // As if it had been sent before they left.
    await database.db
      .update(agencyInvitations)
      .set({ email: user.email, role: 'FINANCE' })
      .where(eq(agencyInvitations.id, again.invitationId));
    await acceptInvitation(again.holder, { password: TEST_PASSWORD }, fromSomewhere());
    const team = await listTeam(actor);
    expect(team.find(({ id }) => id === user.id)).toMatchObject({ role: 'FINANCE', deactivatedAt: null });
  });
});

describe('an invitation that cannot be accepted', () => {
  test('ran out or was revoked between looking and pressing', async () => {
    const { actor } = await makeAgencyUser(database.db);
    for (const change of [{ expiresAt: new Date(0) }, { revokedAt: new Date() }]) {
      const { holder, invitationId, input } = await invited(actor);
      await database.db.update(agencyInvitations).set(change).where(eq(agencyInvitations.id, invitationId));
      expect(await getInvitationPage(holder)).toEqual({ state: 'GONE' });
      await expect(acceptInvitation(holder, { password }, fromSomewhere())).rejects.toMatchObject({
        code: 'GONE',
      });
      expect(await usersWith(input.email)).toEqual([]);
    }
  });

  test('is of a suspended agency or person', async () => {
    const { actor, agency } = await makeAgencyUser(database.db);
    const person = await makeUser(database.db);
    const { holder } = await invited(actor, { email: person.email });
    await database.db.update(users).set({ stateId: 75 }).where(eq(users.id, person.id));
    expect(await getInvitationPage(holder)).toMatchObject({ state: 'CLOSED', reason: 'SUSPENDED' });
    await expect(
      acceptInvitation(holder, { password: TEST_PASSWORD }, fromSomewhere()),
    ).rejects.toMatchObject({ messageKey: 'invitation.obstacle.SUSPENDED' });
    const other = await invited(actor);
    await database.db.update(agencies).set({ stateId: 26 }).where(eq(agencies.id, agency.id));
    expect(await getInvitationPage(other.holder)).toMatchObject({ state: 'CLOSED', reason: 'AGENCY' });
    await expect(acceptInvitation(other.holder, { password }, fromSomewhere())).rejects.toMatchObject({
      messageKey: 'invitation.obstacle.AGENCY',
    });
    expect(await usersWith(other.input.email)).toEqual([]);
  });

  test('is not for who holds no such link', async () => {
    const { actor } = await makeAgencyUser(database.db);
    for (const stranger of [actor, anonymous]) {
      await expect(acceptInvitation(stranger, { password }, fromSomewhere())).rejects.toMatchObject({
        code: 'FORBIDDEN',
      });
      await expect(getInvitationPage(stranger)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    }
  });
});
