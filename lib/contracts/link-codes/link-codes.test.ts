import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { auditEntries, linkCodes, messages, rateLimits, talents } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { anonymous, type LinkActor } from '@/lib/core/actor';
import { codeDestinations, codeIn, maskEmail, maskPhone } from '@/lib/identity/link-codes/rules';
import { findLinkActor } from '@/lib/identity/link-tokens/queries';
import { listMails, readMail } from '@/lib/notifications/mailbox/read-mailbox';
import { at } from '@/lib/platform/clock';
import { resetEnv } from '@/lib/platform/env';
import { runAllJobs } from '@/lib/root/testing/run-all-jobs';
import { codeOfMessage } from '@/lib/testing/code-of-message';
import { makeConvocated } from '@/lib/testing/factories/convocatories';
import { makeLink } from '@/lib/testing/factories/identity';
import { ON_FILE } from '@/lib/testing/factories/talents';
import { confirmCode } from './confirm-code';
import { getCodeStep } from './queries';
import { requestCode } from './request-code';

const database = useDatabase();
const FROM = { ip: '190.24.1.2' };

beforeEach(async () => {
  await database.db.delete(rateLimits);
});
afterEach(() => {
  vi.unstubAllEnvs();
  resetEnv();
});

async function called(purpose: 'CONTRACT' | 'CLAIM' = 'CONTRACT') {
  const { agencyId, eventId, convocatoryId, talentId } = await makeConvocated(database.db);
  const subject = { eventId, talentId, ...(purpose === 'CLAIM' ? { convocatoryId } : {}) };
  const { secret, row } = await makeLink(database.db, purpose, { ...subject, agencyId });
  const [talent] = await database.db.select().from(talents).where(eq(talents.id, talentId));
  const actor: LinkActor = { kind: 'linkHolder', tokenId: row.id, purpose, agencyId, subject };
  return { actor, secret, talentId, email: talent?.email ?? '', phone: talent?.phone ?? '' };
}

const minutes = (count: number) => new Date(Date.now() + count * 60_000);
const ask = (actor: LinkActor, then = new Date()) =>
  at(then, () => requestCode(actor, { channel: 'EMAIL' }, FROM));

const newestMail = async (to: string) => {
  await runAllJobs();
  const [mail] = (await listMails({ to })).mails;
  return mail ? await readMail(mail.id) : null;
};
const codeOf = async (to: string): Promise<string> => codeOfMessage((await newestMail(to)) ?? {});
const codesOf = (tokenId: string) =>
  database.db.select().from(linkCodes).where(eq(linkCodes.linkTokenId, tokenId)).orderBy(linkCodes.createdAt);

test('the code goes to the talent alone, says who asks for what, and opens its links in that browser for a day', async () => {
  const { actor, secret, email, talentId } = await called();
  await requestCode(actor, { channel: 'EMAIL' }, FROM);
  const mail = await newestMail(email);
  const code = codeOfMessage(mail ?? {});
  expect(mail?.text).toContain('firmar tu contrato para');
  expect(mail?.text).toMatch(/con Agencia de prueba/);
  expect(mail?.subject).not.toContain(code);
  const { secret: browser, expiresAt } = await confirmCode(
    actor,
    { code: ` ${code.slice(0, 3)} ${code.slice(3)}` },
    FROM,
  );
  expect(expiresAt.getTime() - Date.now()).toBeGreaterThan(23.9 * 3_600_000);
  const found = await findLinkActor('CONTRACT', actor.subject, secret, browser);
  expect(found?.confirmed).toMatchObject({ channel: 'EMAIL', destination: maskEmail(email) });
  expect(await findLinkActor('CONTRACT', actor.subject, secret)).not.toHaveProperty('confirmed');
  const other = await called();
  expect(await findLinkActor('CONTRACT', other.actor.subject, other.secret, browser)).not.toHaveProperty(
    'confirmed',
  );
  const trail = await database.db.select().from(auditEntries).where(eq(auditEntries.actorId, actor.tokenId));
  expect(trail.map(({ action }) => action)).toEqual(['request', 'confirm']);
  expect(JSON.stringify([trail, await codesOf(actor.tokenId)])).not.toContain(email);
  expect(talentId).toBe(found?.subject.talentId);
});

test('neither the code nor where it goes is kept in clear, and a mail that comes too late is not sent', async () => {
  const { actor, email } = await called('CLAIM');
  await requestCode(actor, { channel: 'EMAIL' }, FROM);
  const code = await codeOf(email);
  const kept = JSON.stringify([await codesOf(actor.tokenId), await database.db.select().from(messages)]);
  expect(code).toMatch(/^\d{6}$/);
  expect(kept).not.toContain(code);
  await ask(actor, minutes(2));
  expect(await at(minutes(13), () => codeOf(email))).toBe(code);
});

test('five tries, and the right code is none any more', async () => {
  const { actor, email } = await called();
  await requestCode(actor, { channel: 'EMAIL' }, FROM);
  const code = await codeOf(email);
  const wrong = code === '000000' ? '000001' : '000000';
  const told = (
    await Promise.allSettled(Array.from({ length: 8 }, () => confirmCode(actor, { code: wrong }, FROM)))
  ).map((one) => one.status === 'rejected' && one.reason.fields.code);
  expect(told.filter((key) => key === 'linkCode.wrong')).toHaveLength(4);
  expect(told.filter((key) => key === 'linkCode.noTries')).toHaveLength(1);
  expect(told.filter((key) => key === 'linkCode.ended')).toHaveLength(3);
  await expect(confirmCode(actor, { code }, FROM)).rejects.toMatchObject({
    fields: { code: 'linkCode.ended' },
  });
});

test('a code is good once, for ten minutes, until another one is sent, and for its own link', async () => {
  const { actor, email } = await called();
  const ended = { fields: { code: 'linkCode.ended' } };
  await ask(actor, minutes(-4));
  const first = await codeOf(email);
  await ask(actor, minutes(-2));
  const second = await codeOf(email);
  if (first !== second) {
    await expect(confirmCode(actor, { code: first }, FROM)).rejects.toMatchObject({
      fields: { code: 'linkCode.wrong' },
    });
  }
  const stranger = await called();
  await expect(confirmCode(stranger.actor, { code: second }, FROM)).rejects.toMatchObject(ended);
  const used = await Promise.allSettled(
    Array.from({ length: 4 }, () => confirmCode(actor, { code: second }, FROM)),
  );
  expect(used.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await ask(actor);
  const third = await codeOf(email);
  const left = (await codesOf(actor.tokenId)).at(-1)?.expiresAt.getTime() ?? 0;
  expect(left - Date.now()).toBeGreaterThan(9 * 60_000);
  expect(left - Date.now()).toBeLessThanOrEqual(10 * 60_000);
  const late = () => confirmCode(actor, { code: third }, FROM);
  await expect(at(new Date(left + 1), late)).rejects.toMatchObject(ended);
});

test('another one is sent after a minute, and only so often', async () => {
  const { actor } = await called();
  const before = minutes(-2);
  const many = await Promise.allSettled(Array.from({ length: 5 }, () => ask(actor, before)));
  expect(many.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await expect(ask(actor, before)).rejects.toMatchObject({ messageKey: 'linkCode.wait' });
  await expect(ask(actor)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
});

test('holders of other links, and who holds none, neither ask for a code nor give one back', async () => {
  const { actor } = await called();
  for (const stranger of [anonymous, { ...actor, purpose: 'TALENT_REPLY' } as const]) {
    await expect(requestCode(stranger, { channel: 'EMAIL' }, FROM)).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    await expect(confirmCode(stranger, { code: '123456' }, FROM)).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
  }
  await expect(confirmCode(actor, { code: '12345' }, FROM)).rejects.toMatchObject({
    fields: { code: 'linkCode.sixDigits' },
  });
});

test('the step shows where the code goes only masked, and that one is on its way', async () => {
  const { actor, email, phone } = await called();
  const names = { agencyName: 'Casa', eventName: 'Gala', agencyLogoFileId: null };
  expect(await getCodeStep(actor, names)).toMatchObject({ sent: null, purpose: 'CONTRACT' });
  await requestCode(actor, { channel: 'EMAIL' }, FROM);
  const step = await getCodeStep(actor, names);
  expect(step.sent).toMatchObject({ channel: 'EMAIL', destination: maskEmail(email) });
  expect(JSON.stringify(step)).not.toContain(email);
  expect(phone === '' || !JSON.stringify(step).includes(phone)).toBe(true);
});

test('by phone it goes to the gateway that is configured, tried again while that fails; without one there is mail alone', async () => {
  const { actor, phone } = await called();
  vi.stubEnv('SMS_DRIVER', '');
  vi.stubEnv('EMAIL_DRIVER', 'mailbox');
  const got: { authorization: string | undefined; body: Record<string, string> }[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (part) => {
      text += part;
    });
    request.on('end', () => {
      got.push({ authorization: request.headers.authorization, body: JSON.parse(text) });
      response.writeHead(got.length === 1 ? 503 : 202).end();
    });
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  vi.stubEnv('SMS_DRIVER', 'gateway');
  vi.stubEnv('SMS_URL', `http://127.0.0.1:${(server.address() as AddressInfo).port}/sms`);
  vi.stubEnv('SMS_AUTHORIZATION', 'Bearer de-prueba');
  vi.stubEnv('SMS_FROM', 'Elenco');
  resetEnv();
  await requestCode(actor, { channel: 'PHONE' }, FROM);
  await runAllJobs().catch(() => undefined);
  const { gatewayTransport } = await import('@/lib/notifications/text-message/gateway-transport');
  expect(got[0]?.authorization).toBe('Bearer de-prueba');
  expect(got[0]?.body.to?.endsWith(phone)).toBe(true);
  expect(got[0]?.body).toMatchObject({ from: 'Elenco' });
  expect(got[0]?.body.text).toMatch(/^Elenco: \d{6} es tu código para abrir y firmar tu contrato/);
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/sms`;
  await gatewayTransport({ url, authorization: null, from: null }).deliver({
    to: '+573001234567',
    text: 'a',
  });
  expect(got.at(-1)?.body).toEqual({ to: '+573001234567', text: 'a' });
  server.close();
  expect(
    codeDestinations(
      { email: 'ana@correo.co', phone: '3001234567', dialingCode: '57', ...ON_FILE },
      false,
      new Date(),
    ),
  ).toEqual([{ channel: 'EMAIL', destination: 'a•••@c•••' }]);
});

test('what is typed or pasted is six digits or nothing; masks tell an end and a beginning', () => {
  expect(['123456', ' 123 456 ', 'Código: 123456.', '12345', '1234567', 'abc'].map(codeIn)).toEqual([
    '123456',
    '123456',
    '123456',
    null,
    null,
    null,
  ]);
  expect(maskEmail('maria@casanorte.example')).toBe('m•••@c•••');
  expect(maskPhone('3001234567')).toBe('••• 67');
});
