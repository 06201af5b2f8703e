import { and, eq, isNull } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { agencyUsers, auditEntries, userSessions, users } from '@/db/schema';
import { countStatements } from '@/db/testing/count-statements';
import { useDatabase } from '@/db/testing/use-database';
import { type Actor, type AgencyActor, type AgencyRole, anonymous } from '@/lib/core/actor';
import { listMails } from '@/lib/notifications/mailbox/read-mailbox';
import { runAllJobs } from '@/lib/root/testing/run-all-jobs';
import { makeAdministrator, makeAgencyUser, TEST_PASSWORD } from '@/lib/testing/factories/identity';
import { changeRole } from './change-role';
import { deactivateMember } from './deactivate-member';
import { moveOwnership } from './move-ownership';
import { listTeam } from './queries';
import { reactivateMember } from './reactivate-member';
import { fromSomewhere } from './testing/invite';

const database = useDatabase();
const nobody = '00000000-0000-4000-8000-000000000000';

/** An agency with its owner and somebody in a role. */
async function makeTeam(role: AgencyRole = 'PRODUCER') {
  const owner = await makeAgencyUser(database.db, { name: 'Olga' });
  const member = await makeAgencyUser(database.db, { agency: owner.agency, role, name: 'Marta' });
  return { owner, member, agency: owner.agency };
}

const placeOf = async ({ userId, agencyId }: AgencyActor) => {
  const [row] = await database.db
    .select()
    .from(agencyUsers)
    .where(and(eq(agencyUsers.userId, userId), eq(agencyUsers.agencyId, agencyId)));
  return row;
};
const audited = async (userId: string) =>
  (await database.db.select().from(auditEntries).where(eq(auditEntries.entityId, userId))).map(
    ({ action, fromState, toState }) => [action, fromState, toState],
  );
const openSession = async ({ userId, agencyId }: AgencyActor) => {
  const [row] = await database.db
    .insert(userSessions)
    .values({ userId, agencyId, expiresAt: new Date(Date.now() + 60_000) })
    .returning();
  return async () =>
    (
      await database.db
        .select()
        .from(userSessions)
        .where(eq(userSessions.id, row?.id ?? ''))
    )[0]?.endedReason;
};

type Write = (actor: Actor, userId: string) => Promise<unknown>;
const WRITES: Readonly<Record<string, Write>> = {
  changeRole: (actor, userId) => changeRole(actor, { userId, role: 'FINANCE' }),
  deactivateMember: (actor, userId) => deactivateMember(actor, { userId }),
  reactivateMember: (actor, userId) => reactivateMember(actor, { userId }),
  moveOwnership: (actor, userId) =>
    moveOwnership(actor, { userId, password: TEST_PASSWORD }, fromSomewhere()),
};

describe.each(Object.entries(WRITES))('%s', (_name, write) => {
  test('is the owner’s alone', async () => {
    const { member } = await makeTeam();
    for (const role of ['PRODUCER', 'FINANCE', 'READ_ONLY'] as const) {
      const { actor } = await makeAgencyUser(database.db, { agency: member.agency, role });
      await expect(write(actor, member.user.id)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    }
    const { actor } = await makeAdministrator(database.db);
    await expect(write(actor, member.user.id)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(write(anonymous, member.user.id)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(await placeOf(member.actor)).toMatchObject({ role: 'PRODUCER', deactivatedAt: null });
  });

  test('is refused to an owner who is none any more, though their request began as one', async () => {
    const { owner, member } = await makeTeam();
    await moveOwnership(owner.actor, { userId: member.user.id, password: TEST_PASSWORD }, fromSomewhere());
    const third = await makeAgencyUser(database.db, { agency: owner.agency, role: 'READ_ONLY' });
    await expect(write(owner.actor, third.user.id)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(await placeOf(third.actor)).toMatchObject({ role: 'READ_ONLY', deactivatedAt: null });
  });

  test('answers another agency’s people as nobody, and leaves them alone', async () => {
    const { owner } = await makeTeam();
    const { member } = await makeTeam();
    for (const userId of [member.user.id, nobody]) {
      await expect(write(owner.actor, userId)).rejects.toMatchObject({
        code: 'NOT_FOUND',
        messageKey: 'errors.team.notFound',
      });
    }
    expect(await placeOf(member.actor)).toMatchObject({ role: 'PRODUCER', deactivatedAt: null });
  });
});

describe('changeRole', () => {
  test('gives another role and is audited; the same one again changes nothing', async () => {
    const { owner, member } = await makeTeam();
    const change = () => changeRole(owner.actor, { userId: member.user.id, role: 'READ_ONLY' });
    expect(await change()).toMatchObject({ id: member.user.id, role: 'READ_ONLY' });
    await change();
    expect(await audited(member.user.id)).toEqual([['change-role', 'PRODUCER', 'READ_ONLY']]);
  });

  test('makes nobody the owner, and does nothing to the owner or to who left', async () => {
    const { owner, member } = await makeTeam();
    const toOwner = { userId: member.user.id, role: 'OWNER' as 'PRODUCER' };
    await expect(changeRole(owner.actor, toOwner)).rejects.toMatchObject({
      fields: { role: 'validation.option' },
    });
    const own = { userId: owner.user.id, role: 'FINANCE' as const };
    await expect(changeRole(owner.actor, own)).rejects.toMatchObject({ messageKey: 'errors.team.owner' });
    await deactivateMember(owner.actor, { userId: member.user.id });
    await expect(WRITES.changeRole?.(owner.actor, member.user.id)).rejects.toMatchObject({
      messageKey: 'errors.team.left',
    });
  });
});

describe('leaving and coming back', () => {
  test('ends the sessions of that agency at once, and is audited once', async () => {
    const { owner, member } = await makeTeam('FINANCE');
    const [theirs, owners] = [await openSession(member.actor), await openSession(owner.actor)];
    await Promise.all(
      Array.from({ length: 5 }, () => deactivateMember(owner.actor, { userId: member.user.id })),
    );
    expect(await theirs()).toBe('LEFT_AGENCY');
    expect(await owners()).toBeNull();
    expect((await placeOf(member.actor))?.deactivatedAt).not.toBeNull();
    await reactivateMember(owner.actor, { userId: member.user.id });
    expect(await placeOf(member.actor)).toMatchObject({ role: 'FINANCE', deactivatedAt: null });
    expect(await theirs()).toBe('LEFT_AGENCY');
    expect(await audited(member.user.id)).toEqual([
      ['deactivate', null, null],
      ['reactivate', null, 'FINANCE'],
    ]);
  });

  test('the owner cannot be taken out', async () => {
    const { owner } = await makeTeam();
    await expect(deactivateMember(owner.actor, { userId: owner.user.id })).rejects.toMatchObject({
      messageKey: 'errors.team.owner',
    });
  });

  test('who is in another agency by now does not come back; of two that take them at once, one does', async () => {
    const [here, there] = [await makeTeam(), await makeTeam()];
    const userId = here.member.user.id;
    await deactivateMember(here.owner.actor, { userId });
    await database.db
      .insert(agencyUsers)
      .values({ agencyId: there.agency.id, userId, role: 'PRODUCER', deactivatedAt: new Date() });
    const outcomes = await Promise.allSettled([
      reactivateMember(here.owner.actor, { userId }),
      reactivateMember(there.owner.actor, { userId }),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { messageKey: 'errors.team.elsewhere' },
    });
  });
});

describe('moveOwnership', () => {
  test('makes the one the owner and the other a producer, and tells both', async () => {
    const { owner, member, agency } = await makeTeam('READ_ONLY');
    await moveOwnership(owner.actor, { userId: member.user.id, password: TEST_PASSWORD }, fromSomewhere());
    expect(await listTeam(member.actor)).toMatchObject([
      { id: member.user.id, role: 'OWNER' },
      { id: owner.user.id, role: 'PRODUCER' },
    ]);
    expect(await audited(member.user.id)).toEqual([['become-owner', 'READ_ONLY', 'OWNER']]);
    await runAllJobs();
    for (const { email } of [owner.user, member.user]) {
      const { mails } = await listMails({ to: email });
      expect(mails[0]?.subject).toBe(`${agency.name} tiene un nuevo propietario`);
    }
  });

  test('asks for the present password, ten times', async () => {
    const { owner, member } = await makeTeam();
    const attempt = (password: string) =>
      moveOwnership(owner.actor, { userId: member.user.id, password }, fromSomewhere());
    await expect(attempt('')).rejects.toMatchObject({ fields: { password: 'validation.required' } });
    for (let count = 0; count < 10; count++) {
      await expect(attempt('no es esta')).rejects.toMatchObject({
        code: 'INVALID',
        fields: { password: 'validation.password.wrong' },
      });
    }
    await expect(attempt(TEST_PASSWORD)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    expect(await placeOf(owner.actor)).toMatchObject({ role: 'OWNER' });
  });

  test('goes to one person, of several at once', async () => {
    const { owner, member, agency } = await makeTeam();
    const other = await makeAgencyUser(database.db, { agency, role: 'FINANCE' });
    const outcomes = await Promise.allSettled(
      [member, other, member, other].map(({ user }) =>
        moveOwnership(owner.actor, { userId: user.id, password: TEST_PASSWORD }, fromSomewhere()),
      ),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const owners = await database.db
      .select()
      .from(agencyUsers)
      .where(
        and(
          eq(agencyUsers.agencyId, agency.id),
          eq(agencyUsers.role, 'OWNER'),
          isNull(agencyUsers.deactivatedAt),
        ),
      );
    expect(owners).toHaveLength(1);
    expect(owners[0]?.userId).not.toBe(owner.user.id);
  });

  test('does not go to who left, nor to oneself', async () => {
    const { owner, member } = await makeTeam();
    await expect(WRITES.moveOwnership?.(owner.actor, owner.user.id)).rejects.toMatchObject({
      messageKey: 'errors.team.owner',
    });
    await deactivateMember(owner.actor, { userId: member.user.id });
    await expect(WRITES.moveOwnership?.(owner.actor, member.user.id)).rejects.toMatchObject({
      messageKey: 'errors.team.left',
    });
  });
});

describe('listTeam', () => {
  test('shows everybody who works there, and to the owner also who left, in one statement', async () => {
    const { owner, member, agency } = await makeTeam();
    const left = await makeAgencyUser(database.db, { agency, role: 'FINANCE', name: 'Abel' });
    await deactivateMember(owner.actor, { userId: left.user.id });
    await database.db.update(users).set({ stateId: 75 }).where(eq(users.id, member.user.id));
    const { result, statements } = await countStatements(() => listTeam(owner.actor));
    expect(result.map(({ id, stateId }) => [id, stateId])).toEqual([
      [owner.user.id, 73],
      [member.user.id, 75],
      [left.user.id, 73],
    ]);
    expect(statements).toHaveLength(1);
    expect((await listTeam(member.actor)).map(({ id }) => id)).toEqual([owner.user.id, member.user.id]);
    await expect(listTeam(anonymous)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});
