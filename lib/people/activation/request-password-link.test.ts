import { and, eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { agencyUsers, linkTokens, messages, talents, users } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { anonymous } from '@/lib/core/actor';
import { TALENT, USER } from '@/lib/core/states';
import { loginInput } from '@/lib/identity/inputs';
import { LIMITS } from '@/lib/identity/limits/rules';
import { findLinkActor } from '@/lib/identity/link-tokens/queries';
import { setPassword } from '@/lib/identity/password/set-password';
import { holdLink } from '@/lib/identity/password/testing/hold-link';
import { listMails, readMail } from '@/lib/notifications/mailbox/read-mailbox';
import { runAllJobs } from '@/lib/root/testing/run-all-jobs';
import { acceptInvitation } from '@/lib/teams/invitations/accept-invitation';
import { invited } from '@/lib/teams/testing/invite';
import { makeAdministrator, makeAgencyUser, makeUser } from '@/lib/testing/factories/identity';
import { makeTalent } from '@/lib/testing/factories/talents';
import { activateAccount } from './activate-account';
import { requestActivation } from './request-activation';
import { requestPasswordLink } from './request-password-link';

const database = useDatabase();
let network = 0;
const from = () => ({ ip: `203.0.${++network}.5` });
const ask = (email: string, type: 'agency' | 'talent' = 'agency') =>
  requestPasswordLink(anonymous, { email, type }, from());
const unknown = { code: 'NOT_FOUND', messageKey: 'errors.password.unknownEmail' };

async function mailTo(address: string) {
  await runAllJobs();
  const [mail] = (await listMails({ to: address })).mails;
  const whole = mail ? await readMail(mail.id) : null;
  const link = /http:\/\/localhost:3000(\/\S+)\?k=([\w-]{43})/.exec(whole?.text ?? '');
  return { mail: whole, path: link?.[1], secret: link?.[2] ?? '' };
}
const queuedFor = (id: string) =>
  database.db
    .select()
    .from(messages)
    .where(sql`${messages.payload} ->> 'id' = ${id} or ${messages.payload} ->> 'userId' = ${id}`);

describe('a link for a new password', () => {
  test('goes to an address of before that is no longer taken from new people, by which one also logs in', async () => {
    const { user } = await makeAgencyUser(database.db, { email: 'maría@correo.example' });
    expect(loginInput.safeParse({ email: ' MARÍA@correo.example', password: 'x' })).toMatchObject({
      data: { email: user.email },
    });
    await ask('María@correo.example');
    expect((await mailTo(user.email)).path).toBe(`/restablecer-contrasena/${user.id}/agency`);
  });

  test('[2.2/forgot: trimmed] [2.7.3/mail: new password] goes to the stored address of a user, however the e-mail is typed, and lives an hour', async () => {
    const { user } = await makeAgencyUser(database.db, { email: 'Laura.Olvida@Prueba.co' });
    await ask('  LAURA.olvida@prueba.CO ');
    const { mail, path, secret } = await mailTo(user.email);
    expect(mail).toMatchObject({
      subject: 'Restablece tu contraseña de Elenco',
      to: 'Laura <Laura.Olvida@prueba.co>',
    });
    expect(path).toBe(`/restablecer-contrasena/${user.id}/agency`);
    expect(mail?.html).toContain(`${path}?k=${secret}`);
    expect(mail?.html).toContain('lang="es"');
    const holder = await findLinkActor('PASSWORD_RESET', { userId: user.id }, secret);
    if (!holder) throw new Error('the link does not live');
    const [row] = await database.db.select().from(linkTokens).where(eq(linkTokens.userId, user.id));
    expect(row?.singleUse).toBe(true);
    const minutes = ((row?.expiresAt.getTime() ?? 0) - Date.now()) / 60_000;
    expect(Math.round(minutes)).toBe(60);
    await setPassword(holder, { password: 'Otra-clave-2027' });
    const after = await mailTo(user.email);
    expect(after.mail?.subject).toBe('Tu contraseña de Elenco cambió');
    expect(after.mail?.text).toContain('/olvidaste-contrasena?select=agency');
  });

  test('is a talent’s by its own type, and an administrator’s as a user', async () => {
    const talent = await makeTalent(database.db, { stateId: TALENT.REGISTERED });
    await ask(talent.email, 'talent');
    const { path, secret } = await mailTo(talent.email);
    expect(path).toBe(`/restablecer-contrasena/${talent.id}/talent`);
    expect(await findLinkActor('PASSWORD_RESET', { talentId: talent.id }, secret)).not.toBeNull();
    const { user } = await makeAdministrator(database.db);
    await ask(user.email);
    expect((await mailTo(user.email)).path).toBe(`/restablecer-contrasena/${user.id}/agency`);
  });

  test('closes none that was mailed before, which the first one used does', async () => {
    const { user } = await makeAgencyUser(database.db);
    await ask(user.email);
    const first = await mailTo(user.email);
    await ask(user.email);
    const second = await mailTo(user.email);
    const [, open] = await Promise.all(
      [first, second].map(({ secret }) => findLinkActor('PASSWORD_RESET', { userId: user.id }, secret)),
    );
    await setPassword(open ?? anonymous, { password: 'Otra-clave-2027' });
    for (const { secret } of [first, second])
      expect(await findLinkActor('PASSWORD_RESET', { userId: user.id }, secret)).toBeNull();
  });

  test('[2.7.1/find by e-mail] is not mailed to an e-mail that nobody has, or of the other type', async () => {
    const { user } = await makeAgencyUser(database.db);
    const talent = await makeTalent(database.db);
    await expect(ask('nadie@prueba.co')).rejects.toMatchObject(unknown);
    await expect(ask(user.email, 'talent')).rejects.toMatchObject(unknown);
    await expect(ask(talent.email, 'agency')).rejects.toMatchObject(unknown);
    for (const id of [user.id, talent.id]) expect(await queuedFor(id)).toEqual([]);
  });

  test('is one’s own also without a place in an agency, and then opens the invitation to the next', async () => {
    const gone = await makeAgencyUser(database.db, { role: 'PRODUCER' });
    await database.db
      .update(agencyUsers)
      .set({ deactivatedAt: new Date() })
      .where(eq(agencyUsers.userId, gone.user.id));
    const owner = await makeAgencyUser(database.db);
    for (const user of [gone.user, await makeUser(database.db)]) {
      await ask(user.email);
      const { path, secret } = await mailTo(user.email);
      expect(path).toBe(`/restablecer-contrasena/${user.id}/agency`);
      const holder = await findLinkActor('PASSWORD_RESET', { userId: user.id }, secret);
      await setPassword(holder ?? anonymous, { password: 'Otra-clave-2027' });
      const invitation = await invited(owner.actor, { email: user.email });
      await acceptInvitation(invitation.holder, { password: 'Otra-clave-2027' }, from());
    }
    const suspended = await makeUser(database.db, { stateId: USER.SUSPENDED });
    await ask(suspended.email);
    expect((await mailTo(suspended.email)).mail?.subject).toBe('Tu cuenta de Elenco está suspendida');
  });

  test('is not given to who is suspended, who is told so in a mail without a link', async () => {
    const { user } = await makeAgencyUser(database.db, { stateId: USER.SUSPENDED });
    const talent = await makeTalent(database.db, { stateId: TALENT.SUSPENDED });
    await ask(user.email);
    await ask(talent.email, 'talent');
    for (const email of [user.email, talent.email]) {
      const { mail, path } = await mailTo(email);
      expect(mail?.subject).toBe('Tu cuenta de Elenco está suspendida');
      expect(path).toBeUndefined();
    }
    const links = await database.db
      .select()
      .from(linkTokens)
      .where(and(eq(linkTokens.userId, user.id)));
    expect(links).toEqual([]);
  });

  test('is one of activation for who never had a password or whose e-mail nobody confirmed', async () => {
    for (const fields of [{ stateId: USER.REGISTERED, passwordHash: null }, { stateId: USER.UNVERIFIED }]) {
      const { user, agency } = await makeAgencyUser(database.db, fields);
      const old = await holdLink('ACTIVATION', { type: 'agency', id: user.id }, agency.id);
      await ask(user.email);
      const { path, secret } = await mailTo(user.email);
      expect(path).toBe(`/activar-cuenta/${user.id}/agency`);
      expect(await findLinkActor('ACTIVATION', { userId: user.id }, secret)).toMatchObject({
        agencyId: agency.id,
      });
      // Anybody may ask: the mail before is not closed by it.
      expect(await findLinkActor('ACTIVATION', { userId: user.id }, old.secret)).not.toBeNull();
    }
    const { user } = await makeAgencyUser(database.db, { stateId: USER.REGISTERED });
    await ask(user.email);
    expect((await mailTo(user.email)).path).toBe(`/restablecer-contrasena/${user.id}/agency`);
  });

  test('is one of activation for an invited administrator, who then enters by their own door', async () => {
    const { user } = await makeAdministrator(database.db, { stateId: USER.UNVERIFIED, passwordHash: null });
    await ask(user.email);
    const { path, secret } = await mailTo(user.email);
    expect(path).toBe(`/activar-cuenta/${user.id}/agency`);
    const holder = await findLinkActor('ACTIVATION', { userId: user.id }, secret);
    await activateAccount(holder ?? anonymous, { password: 'Otra-clave-2027' });
    expect((await mailTo(user.email)).mail?.text).toContain('http://localhost:3000/login?select=admin');
  });

  test('is asked for with an e-mail and a type', async () => {
    const wrong = [
      ['', 'validation.required'],
      ['laura', 'validation.email'],
      [`${'a'.repeat(100)}@prueba.co`, 'validation.tooLong'],
    ] as const;
    for (const [email, message] of wrong) {
      await expect(ask(email)).rejects.toMatchObject({ code: 'INVALID', fields: { email: message } });
    }
    await expect(ask('laura@prueba.co', 'admin' as 'agency')).rejects.toMatchObject({
      fields: { type: 'validation.password.type' },
    });
  });

  test('is refused after as many as the limit allows, for one address from everywhere, known or not', async () => {
    const { user } = await makeAgencyUser(database.db);
    const perAddress = LIMITS['forgot-password'].perAddress[0]?.attempts ?? 0;
    for (const email of [user.email, 'ninguno@prueba.co']) {
      for (let count = 0; count < perAddress; count++) await ask(email).catch(() => null);
      await expect(ask(email)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    }
    expect(await queuedFor(user.id)).toHaveLength(perAddress);
  });
});

describe('a link of activation, asked for again', () => {
  const again = (email: string) => requestActivation(anonymous, { email }, from());

  test('goes to who has not used one, and closes none of those before', async () => {
    const { user } = await makeAgencyUser(database.db, { stateId: USER.REGISTERED });
    expect(await again(user.email.toUpperCase())).toBe('SENT');
    const first = await mailTo(user.email);
    expect(first.path).toBe(`/activar-cuenta/${user.id}/agency`);
    expect(await again(user.email)).toBe('SENT');
    const second = await mailTo(user.email);
    for (const { secret } of [first, second])
      expect(await findLinkActor('ACTIVATION', { userId: user.id }, secret)).not.toBeNull();
  });

  test('is not sent to who is active, suspended, nobody, or a talent', async () => {
    for (const stateId of [USER.ACTIVE, USER.PENDING_DATA, USER.SUSPENDED]) {
      const { user } = await makeAgencyUser(database.db, { stateId });
      expect(await again(user.email)).toBe('ACTIVE');
      expect(await queuedFor(user.id)).toEqual([]);
    }
    expect(await again((await makeUser(database.db)).email)).toBe('ACTIVE');
    await expect(again('nadie@prueba.co')).rejects.toMatchObject(unknown);
    await expect(again((await makeTalent(database.db)).email)).rejects.toMatchObject(unknown);
  });
});

test('the address that a mail goes to is read when it is sent', async () => {
  const talent = await makeTalent(database.db);
  const { user } = await makeAgencyUser(database.db);
  await ask(talent.email, 'talent');
  await ask(user.email);
  await database.db
    .update(talents)
    .set({ email: 'nuevo.talento@prueba.co' })
    .where(eq(talents.id, talent.id));
  await database.db.update(users).set({ email: 'nueva.persona@prueba.co' }).where(eq(users.id, user.id));
  expect((await mailTo('nuevo.talento@prueba.co')).path).toContain(talent.id);
  expect((await mailTo('nueva.persona@prueba.co')).path).toContain(user.id);
});
