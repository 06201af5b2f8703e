import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import type { OutgoingMail } from './outgoing-mail';
import { isPermanentRefusal, smtpTransport } from './smtp-transport';

const letter: OutgoingMail = {
  from: 'Elenco <hola@elenco.co>',
  to: { name: 'José Peña', address: 'jose@example.com' },
  replyTo: 'productora@example.com',
  subject: 'Tu contrato está listo ✓',
  html: '<p>Hola, <strong>José</strong></p>',
  text: 'Hola, José',
  messageId: '<6f0c2a1e-1111-4222-8333-444455556666@elenco.co>',
  attachments: [
    { filename: 'Contrato Peña.pdf', contentType: 'application/pdf', content: Buffer.from('%PDF-1.7') },
  ],
};

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

async function mailServer(options: SMTPServerOptions = {}) {
  const received: Buffer[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      buffer(stream).then((message) => {
        received.push(message);
        done();
      }, done);
    },
    ...options,
  });
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  const transport = smtpTransport(`smtp://127.0.0.1:${port}`);
  closers.push(
    () => transport.close(),
    () => server.close(),
  );
  return { received, transport };
}

const smtpError = (responseCode: number, message: string) =>
  Object.assign(new Error(message), { responseCode });
const failureOf = (work: Promise<void>): Promise<unknown> =>
  work.then(
    () => null,
    (error) => error,
  );

describe('smtpTransport', () => {
  it('hands the message over whole', async () => {
    const { received, transport } = await mailServer();
    await transport.deliver(letter);

    const mail = await PostalMime.parse(received[0] ?? '');
    expect(mail).toMatchObject({
      subject: letter.subject,
      messageId: letter.messageId,
      from: { name: 'Elenco', address: 'hola@elenco.co' },
      to: [{ name: 'José Peña', address: 'jose@example.com' }],
      replyTo: [{ address: 'productora@example.com' }],
    });
    expect(mail.html?.trim()).toBe(letter.html);
    expect(mail.text?.trim()).toBe(letter.text);
    expect(mail.attachments[0]).toMatchObject({ filename: 'Contrato Peña.pdf', mimeType: 'application/pdf' });
    expect(mail.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated');
  });

  it('gives the same message the same Message-ID, however often it is sent', async () => {
    const { received, transport } = await mailServer();
    await transport.deliver(letter);
    await transport.deliver(letter);
    const ids = await Promise.all(received.map(async (raw) => (await PostalMime.parse(raw)).messageId));
    expect(ids).toEqual([letter.messageId, letter.messageId]);
  });

  it('tells an address that does not exist from a server in trouble', async () => {
    const unknown = await mailServer({
      onRcptTo: (_to, _session, done) => done(smtpError(550, 'no such user')),
    });
    const busy = await mailServer({ onRcptTo: (_to, _session, done) => done(smtpError(451, 'try later')) });
    const refused = await mailServer({ onData: (_s, _session, done) => done(smtpError(554, 'spam')) });

    expect(isPermanentRefusal(await failureOf(unknown.transport.deliver(letter)))).toBe(true);
    expect(isPermanentRefusal(await failureOf(refused.transport.deliver(letter)))).toBe(true);
    const trouble = await failureOf(busy.transport.deliver(letter));
    expect(trouble).toBeInstanceOf(Error);
    expect(isPermanentRefusal(trouble)).toBe(false);
  });

  it('fails when nobody listens, for another try', async () => {
    const transport = smtpTransport('smtp://127.0.0.1:1');
    closers.push(() => transport.close());
    const failure = await failureOf(transport.deliver(letter));
    expect(failure).toBeInstanceOf(Error);
    expect(isPermanentRefusal(failure)).toBe(false);
  });

  it('loads neither files nor addresses that a message names', async () => {
    const { transport } = await mailServer();
    const sneaky = { ...letter, html: { path: '/etc/passwd' } as unknown as string };
    expect(await failureOf(transport.deliver(sneaky))).toMatchObject({
      message: expect.stringContaining('File access rejected'),
    });
  });
});
