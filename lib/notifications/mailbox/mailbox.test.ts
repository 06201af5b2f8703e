import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { resetEnv } from '@/lib/platform/env';
import { mailboxFolder, mailboxTransport } from '../email/mailbox-transport';
import type { OutgoingMail } from '../email/outgoing-mail';
import { listMails, opensMailbox, readMail } from './read-mailbox';

const letter: OutgoingMail = {
  from: 'Elenco <hola@elenco.co>',
  to: 'jose@example.com',
  subject: 'Tu contrato está listo',
  html: '<p>Hola, José</p>',
  text: 'Hola, José',
  messageId: '<1@elenco.co>',
  attachments: [
    { filename: 'Contrato.pdf', contentType: 'application/pdf', content: Buffer.from('%PDF-1.7 ñ') },
  ],
};

let dataDir = '';

beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterAll(() => {
  vi.useRealTimers();
});

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'mailbox-'));
  process.env.DATA_DIR = dataDir;
  process.env.EMAIL_DRIVER = 'mailbox';
  resetEnv();
  return () => rm(dataDir, { recursive: true, force: true });
});

const send = (mail: Partial<OutgoingMail>, at: string) => {
  vi.setSystemTime(new Date(at));
  return mailboxTransport(dataDir).deliver({ ...letter, ...mail });
};
const subjects = async (filter: Parameters<typeof listMails>[0]) =>
  (await listMails(filter)).mails.map((mail) => mail.subject);

describe('the local mailbox', () => {
  it('is empty before the first mail', async () => {
    expect(await listMails({})).toEqual({ mails: [], next: null });
  });

  it('gives a mail back as it was sent', async () => {
    await send({}, '2026-11-21T08:15:02.123Z');
    const [summary] = (await listMails({})).mails;
    expect(summary).toMatchObject({
      sentAt: new Date('2026-11-21T08:15:02.123Z'),
      from: 'Elenco <hola@elenco.co>',
      to: 'jose@example.com',
      subject: letter.subject,
    });

    const mail = await readMail(summary?.id ?? '');
    expect(mail).toMatchObject({
      ...summary,
      attachments: [{ name: 'Contrato.pdf', mime: 'application/pdf' }],
    });
    expect(mail?.html?.trim()).toBe(letter.html);
    expect(mail?.text.trim()).toBe(letter.text);
    expect(mail?.attachments[0]?.content.equals(Buffer.from('%PDF-1.7 ñ'))).toBe(true);
    expect(mail?.headers.map(({ originalKey }) => originalKey)).toContain('Message-ID');
  });

  it('shows the newest first and finds by address', async () => {
    await send({ subject: 'first' }, '2026-11-21T08:00:00Z');
    await send(
      { subject: 'third', to: { name: 'Ana', address: 'Ana.Ruiz@example.com' } },
      '2026-11-21T10:00:00Z',
    );
    await send({ subject: 'second' }, '2026-11-21T09:00:00Z');

    expect(await subjects({})).toEqual(['third', 'second', 'first']);
    expect(await subjects({ to: ' ANA.ruiz@ ' })).toEqual(['third']);
    expect(await subjects({ to: 'nobody' })).toEqual([]);
  });

  it('goes on from the last one shown, each mail once', async () => {
    for (let minute = 0; minute < 53; minute++) {
      await send({ subject: String(minute) }, `2026-11-21T08:${String(minute).padStart(2, '0')}:00Z`);
    }
    const first = await listMails({});
    expect(first.mails).toHaveLength(50);
    const second = await listMails(first.next ? { before: first.next } : {});
    expect(second.mails.map(({ subject }) => subject)).toEqual(['2', '1', '0']);
    expect(second.next).toBeNull();
  });

  it('never shows half a mail, nor another file', async () => {
    await send({}, '2026-11-21T08:00:00Z');
    const folder = mailboxFolder(dataDir);
    await writeFile(
      path.join(folder, '20261121T090000000Z-00000000-0000-4000-8000-000000000000.eml.partial'),
      'x',
    );
    await writeFile(path.join(dataDir, 'secret.eml'), 'Subject: secret\r\n\r\n');
    expect((await readdir(folder)).filter((name) => name.endsWith('.eml'))).toHaveLength(1);
    expect((await listMails({})).mails).toHaveLength(1);
    for (const id of ['../secret', '..%2Fsecret', '', 'x', '20261121T080000000Z-../../secret']) {
      expect(await readMail(id)).toBeNull();
    }
  });

  it('exists only where mails are kept locally, for who is there', () => {
    const here = new Headers({ host: 'localhost:3000', 'x-forwarded-for': '127.0.0.1' });
    expect(opensMailbox(new Headers({ host: 'localhost:3000', 'x-forwarded-for': '203.0.113.7' }))).toBe(
      false,
    );
    expect(opensMailbox(here)).toBe(true);
    process.env.EMAIL_DRIVER = 'smtp';
    process.env.SMTP_URL = 'smtp://localhost:25';
    process.env.EMAIL_FROM = 'Elenco <hola@elenco.co>';
    resetEnv();
    expect(opensMailbox(here)).toBe(false);
  });
});
