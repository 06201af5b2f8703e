import { and, eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { auditEntries, linkTokens, messages, talents } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { type Actor, anonymous } from '@/lib/core/actor';
import { TALENT } from '@/lib/core/states';
import { listMails, readMail } from '@/lib/notifications/mailbox/read-mailbox';
import { runAllJobs } from '@/lib/root/testing/run-all-jobs';
import { makeAgencyUser, TEST_PASSWORD } from '@/lib/testing/factories/identity';
import { makeTalent } from '@/lib/testing/factories/talents';
import { findSession } from '../accounts';
import { findLinkActor } from '../link-tokens/queries';
import { changeOwnPassword } from '../password/change-own-password';
import { logInByLink } from './log-in-by-link';
import { findWhoComesIn } from './queries';
import { requestLoginLink } from './request-login-link';

const database = useDatabase();
let network = 0;
const from = () => ({ ip: `198.51.${++network}.7` });
const ask = (email: string, context = from()) => requestLoginLink(anonymous, { email }, context);
const PHONE = { userAgent: 'Mozilla/5.0 (iPhone) Safari/605', replaces: null };

let passwordHash: string | null;
beforeAll(async () => {
  passwordHash = (await makeAgencyUser(database.db)).user.passwordHash;
});
const makeKnown = (fields: Parameters<typeof makeTalent>[1] = {}) =>
  makeTalent(database.db, { passwordHash, ...fields });

async function mailTo(address: string) {
  await runAllJobs();
  const [mail] = (await listMails({ to: address })).mails;
  const whole = mail ? await readMail(mail.id) : null;
  const link = /http:\/\/localhost:3000(\/\S+)\?k=([\w-]{43})/.exec(whole?.text ?? '');
  return { mail: whole, path: link?.[1], secret: link?.[2] ?? '' };
}

const hold = async (talentId: string, secret: string): Promise<Actor> =>
  (await findLinkActor('TALENT_LOGIN', { talentId }, secret)) ?? anonymous;

/** Asks and opens the mail. */
async function link(talent: { id: string; email: string }) {
  await ask(talent.email);
  const { secret } = await mailTo(talent.email);
  return hold(talent.id, secret);
}

const keyOf = (attempt: Promise<unknown>) => attempt.then(() => null).catch((error) => error.messageKey);

describe('a link to come in by', () => {
  test('goes to the talent by mail, lives twenty minutes and opens a session once', async () => {
    const talent = await makeKnown();
    await ask(` ${talent.email.toUpperCase()} `);
    const { path, secret, mail } = await mailTo(talent.email);
    expect(path).toBe(`/entrar/${talent.id}`);
    expect(mail?.subject).toBe('Tu enlace para entrar a Elenco');
    const [row] = await database.db.select().from(linkTokens).where(eq(linkTokens.talentId, talent.id));
    expect(row?.singleUse).toBe(true);
    expect(Math.round(((row?.expiresAt.getTime() ?? 0) - Date.now()) / 60_000)).toBe(20);
    // Opening its page uses nothing up.
    for (const _ of [1, 2]) expect(await findWhoComesIn(await hold(talent.id, secret))).toBe(talent.name);
    const actor = await hold(talent.id, secret);
    const { sessionId } = await logInByLink(actor, PHONE);
    expect(await findSession(sessionId)).toMatchObject({ talent: { talentId: talent.id } });
    expect(await hold(talent.id, secret)).toBe(anonymous);
    expect(await keyOf(logInByLink(actor, PHONE))).toBe('errors.link.ended');
    const trail = await database.db
      .select({ action: auditEntries.action, detail: auditEntries.detail })
      .from(auditEntries)
      .where(and(eq(auditEntries.entityId, talent.id), eq(auditEntries.action, 'log-in')));
    expect(trail).toEqual([{ action: 'log-in', detail: { by: 'LINK' } }]);
  });

  test('replaces the session of the browser, and of two at once one comes in', async () => {
    const talent = await makeKnown();
    const first = await logInByLink(await link(talent), PHONE);
    const actor = await link(talent);
    const both = await Promise.allSettled(
      [1, 2].map(() => logInByLink(actor, { ...PHONE, replaces: first.sessionId })),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await findSession(first.sessionId)).end).toBe('ENDED');
  });

  test('is answered alike to who is no talent, and mails nobody', async () => {
    const { user } = await makeAgencyUser(database.db);
    const before = await database.db.$count(messages);
    for (const email of ['nadie@prueba.co', user.email]) await expect(ask(email)).resolves.toBeUndefined();
    expect(await database.db.$count(messages)).toBe(before);
  });

  test('is counted per address and network', async () => {
    const talent = await makeKnown();
    const here = from();
    for (let time = 0; time < 5; time += 1) await ask(talent.email, here);
    await expect(ask(talent.email, here)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    await expect(ask('otra@prueba.co', here)).resolves.toBeUndefined();
  });

  test('opens though somebody else asked for another, and all are void once one was used', async () => {
    const talent = await makeKnown();
    const first = await link(talent);
    const second = await link(talent);
    expect(await keyOf(logInByLink(first, PHONE))).toBeNull();
    expect(await keyOf(logInByLink(second, PHONE))).toBe('errors.link.ended');
  });

  test('is void once the password changes', async () => {
    const talent = await makeKnown();
    const second = await link(talent);
    const self: Actor = { kind: 'talent', talentId: talent.id };
    await changeOwnPassword(self, { presentPassword: TEST_PASSWORD, password: 'Camino-largo-2027' }, from());
    expect(await keyOf(logInByLink(second, PHONE))).toBe('errors.link.ended');
  });

  test('lets nobody in who is suspended, in the words of the password log-in, and says so by mail', async () => {
    const talent = await makeKnown();
    const actor = await link(talent);
    await database.db.update(talents).set({ stateId: TALENT.SUSPENDED }).where(eq(talents.id, talent.id));
    expect(await keyOf(logInByLink(actor, PHONE))).toBe('login.problem.SUSPENDED');
    await ask(talent.email);
    const { mail, secret } = await mailTo(talent.email);
    expect(secret).toBe('');
    expect(mail?.text).toContain('Este usuario esta suspendido');
  });

  test('leads who never had a password to choosing one', async () => {
    const talent = await makeKnown({ passwordHash: null });
    await ask(talent.email);
    const { path } = await mailTo(talent.email);
    expect(path).toBe(`/restablecer-contrasena/${talent.id}/talent`);
  });

  test('of another purpose, and nobody, opens nothing', async () => {
    const talent = await makeKnown();
    const claimed: Actor = {
      kind: 'linkHolder',
      tokenId: crypto.randomUUID(),
      purpose: 'GUARDIAN_CONSENT',
      agencyId: null,
      subject: { talentId: talent.id },
    };
    for (const actor of [claimed, anonymous]) {
      expect(await keyOf(logInByLink(actor, PHONE))).toBe('errors.link.invalid');
      expect(await keyOf(findWhoComesIn(actor))).toBe('errors.link.invalid');
    }
    const sessions = await database.db.execute(
      sql`select 1 from user_sessions where talent_id = ${talent.id}`,
    );
    expect(sessions.rows).toEqual([]);
  });
});
