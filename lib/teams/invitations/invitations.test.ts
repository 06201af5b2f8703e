import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { agencyInvitations, auditEntries, messages } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { anonymous } from '@/lib/core/actor';
import { LIMITS } from '@/lib/identity/limits/rules';
import { at } from '@/lib/platform/clock';
import { runAllJobs } from '@/lib/root/testing/run-all-jobs';
import { makeAdministrator, makeAgencyUser, makeUser } from '@/lib/testing/factories/identity';
import { deactivateMember } from '../deactivate-member';
import { fromSomewhere, holderOf, invited, secretSentTo, somebody } from '../testing/invite';
import { inviteMember } from './invite-member';
import { listInvitations } from './queries';
import { resendInvitation } from './resend-invitation';
import { revokeInvitation } from './revoke-invitation';

const database = useDatabase();
const DAY = 86_400_000;
const nobody = '00000000-0000-4000-8000-000000000000';

/** When an invitation of now has run out. */
const eightDaysOn = () => new Date(Date.now() + 8 * DAY);
const audited = async (id: string) =>
  (await database.db.select().from(auditEntries).where(eq(auditEntries.entityId, id))).map(
    (row) => row.action,
  );

describe('inviteMember', () => {
  test('sends a link for seven days, to the address in lower case, and is audited', async () => {
    const { actor, user } = await makeAgencyUser(database.db);
    const { input, invitationId, holder } = await invited(actor, { email: ' Nadia.Alta@Prueba.co ' });
    const [row, ...others] = await listInvitations(actor);
    expect(others).toEqual([]);
    expect(row).toMatchObject({
      id: invitationId,
      email: 'nadia.alta@prueba.co',
      name: input.name,
      role: 'PRODUCER',
      invitedBy: `${user.name} ${user.lastname}`,
    });
    const left = (row?.expiresAt.getTime() ?? 0) - Date.now();
    expect(left).toBeGreaterThan(7 * DAY - 60_000);
    expect(left).toBeLessThanOrEqual(7 * DAY);
    expect(holder.subject).toEqual({ invitationId });
    expect(await audited(invitationId)).toEqual(['send']);
  });

  test('says what is wrong field by field, and gives nobody the agency', async () => {
    const { actor } = await makeAgencyUser(database.db);
    const wrong = inviteMember(
      actor,
      somebody({ name: ' ', lastname: 'a@b', email: 'sin arroba', role: 'OWNER' as 'PRODUCER' }),
      fromSomewhere(),
    );
    await expect(wrong).rejects.toMatchObject({
      code: 'INVALID',
      fields: {
        name: 'validation.required',
        lastname: 'validation.names.person',
        email: 'validation.email',
        role: 'validation.option',
      },
    });
  });

  test('refuses who is in a team, whoever signs in elsewhere, and who is suspended', async () => {
    const { actor, agency, user } = await makeAgencyUser(database.db);
    const left = await makeAgencyUser(database.db, { agency, role: 'FINANCE' });
    await deactivateMember(actor, { userId: left.user.id });
    const refusals = [
      [user.email.toUpperCase(), 'MEMBER'],
      [left.user.email, 'LEFT'],
      [(await makeAgencyUser(database.db)).user.email, 'ELSEWHERE'],
      [(await makeAdministrator(database.db)).user.email, 'ELSEWHERE'],
      [(await makeUser(database.db, { stateId: 75 })).email, 'SUSPENDED'],
    ] as const;
    for (const [email, reason] of refusals) {
      await expect(inviteMember(actor, somebody({ email }), fromSomewhere())).rejects.toMatchObject({
        code: 'INVALID',
        fields: { email: `validation.invitation.${reason}` },
      });
    }
    expect(await listInvitations(actor)).toEqual([]);
  });

  test('keeps one open per address, however many come at once; one that ran out makes room', async () => {
    const { actor, agency } = await makeAgencyUser(database.db);
    const input = somebody();
    const all = await Promise.allSettled(
      Array.from({ length: 12 }, () => inviteMember(actor, input, fromSomewhere())),
    );
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const reasons = all.flatMap((one) => (one.status === 'rejected' ? [one.reason.fields?.email] : []));
    expect(new Set(reasons)).toEqual(new Set(['validation.invitation.OPEN']));
    const second = await at(eightDaysOn(), () =>
      inviteMember(actor, { ...input, role: 'FINANCE' }, fromSomewhere()),
    );
    expect(await at(eightDaysOn(), () => listInvitations(actor))).toMatchObject([
      { id: second, role: 'FINANCE' },
    ]);
    await runAllJobs();
    const mails = await database.db.select().from(messages).where(eq(messages.agencyId, agency.id));
    expect(mails.map(({ status }) => status).sort()).toEqual(['CANCELLED', 'SENT']);
  });

  test('is the owner’s alone', async () => {
    for (const role of ['PRODUCER', 'FINANCE', 'READ_ONLY'] as const) {
      const { actor } = await makeAgencyUser(database.db, { role });
      await expect(inviteMember(actor, somebody(), fromSomewhere())).rejects.toMatchObject({
        code: 'FORBIDDEN',
        messageKey: 'errors.team.ownerOnly',
      });
      await expect(listInvitations(actor)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    }
    const { actor } = await makeAdministrator(database.db);
    await expect(inviteMember(actor, somebody(), fromSomewhere())).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    await expect(inviteMember(anonymous, somebody(), fromSomewhere())).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    });
  });

  test('has a limit per agency, refused addresses included, and none for another agency', async () => {
    const { actor, user } = await makeAgencyUser(database.db);
    for (let count = 0; count < (LIMITS.invitation.perAddress[0]?.attempts ?? 0); count++) {
      await inviteMember(actor, somebody({ email: user.email }), fromSomewhere()).catch(() => null);
    }
    await expect(inviteMember(actor, somebody(), fromSomewhere())).rejects.toMatchObject({
      code: 'RATE_LIMITED',
    });
    const other = await makeAgencyUser(database.db);
    await expect(inviteMember(other.actor, somebody(), fromSomewhere())).resolves.toEqual(expect.any(String));
  });
});

describe('resendInvitation', () => {
  test('sends another link for seven days anew and ends the older one, also after it ran out', async () => {
    const { actor } = await makeAgencyUser(database.db);
    const { input, invitationId, secret } = await invited(actor);
    await at(eightDaysOn(), () => resendInvitation(actor, { id: invitationId }, fromSomewhere()));
    const [row] = await at(eightDaysOn(), () => listInvitations(actor));
    expect((row?.expiresAt.getTime() ?? 0) - Date.now()).toBeGreaterThan(15 * DAY - 60_000);
    const second = await secretSentTo(input.email);
    expect(second).not.toBe(secret);
    expect(await holderOf(invitationId, secret)).toBeNull();
    expect(await holderOf(invitationId, second)).not.toBeNull();
    expect(await audited(invitationId)).toEqual(['send', 'resend']);
  });

  test('is refused when the person found another agency meanwhile', async () => {
    const { actor } = await makeAgencyUser(database.db);
    const { input, invitationId } = await invited(actor);
    await makeAgencyUser(database.db, { email: input.email });
    await expect(resendInvitation(actor, { id: invitationId }, fromSomewhere())).rejects.toMatchObject({
      code: 'CONFLICT',
      messageKey: 'validation.invitation.ELSEWHERE',
    });
  });
});

describe('revokeInvitation', () => {
  test('ends its link, once, and lets the person be invited again', async () => {
    const { actor } = await makeAgencyUser(database.db);
    const { input, invitationId, secret } = await invited(actor);
    await revokeInvitation(actor, { id: invitationId });
    expect(await holderOf(invitationId, secret)).toBeNull();
    expect(await listInvitations(actor)).toEqual([]);
    for (const again of [
      () => revokeInvitation(actor, { id: invitationId }),
      () => resendInvitation(actor, { id: invitationId }, fromSomewhere()),
    ]) {
      await expect(again()).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
    expect(await audited(invitationId)).toEqual(['send', 'revoke']);
    await expect(inviteMember(actor, input, fromSomewhere())).resolves.toEqual(expect.any(String));
  });

  test('before its mail left, nothing is sent', async () => {
    const { actor, agency } = await makeAgencyUser(database.db);
    const id = await inviteMember(actor, somebody(), fromSomewhere());
    await revokeInvitation(actor, { id });
    await runAllJobs();
    const [mail] = await database.db.select().from(messages).where(eq(messages.agencyId, agency.id));
    expect(mail?.status).toBe('CANCELLED');
  });
});

test('another agency’s invitation is neither sent again nor revoked, as one that does not exist', async () => {
  const { actor } = await makeAgencyUser(database.db);
  const other = await makeAgencyUser(database.db);
  const theirs = await invited(other.actor);
  for (const id of [theirs.invitationId, nobody]) {
    await expect(revokeInvitation(actor, { id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(resendInvitation(actor, { id }, fromSomewhere())).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  }
  expect(await holderOf(theirs.invitationId, theirs.secret)).not.toBeNull();
  const rows = await database.db
    .select()
    .from(agencyInvitations)
    .where(and(eq(agencyInvitations.id, theirs.invitationId)));
  expect(rows).toMatchObject([{ revokedAt: null }]);
});
