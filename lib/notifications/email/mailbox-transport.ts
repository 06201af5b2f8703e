import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import { currentTime } from '@/lib/platform/clock';
import { mimeOptions } from './compose-mime';
import type { MailTransport } from './outgoing-mail';

/** Folder of the local mailbox below the data folder. */
export const mailboxFolder = (dataDir: string): string => path.join(dataDir, 'mailbox');

/** Sorts by time as text: `20261121T081502123Z-<uuid>`. */
const newMailId = (now: Date) => `${now.toISOString().replaceAll(/[-:.]/g, '')}-${randomUUID()}`;

/**
 * Keeps each message as a file `<time>-<id>.eml`, shown at /buzon: what a machine without a mail server
 * uses. A file appears whole or not at all.
 */
export function mailboxTransport(dataDir: string): MailTransport {
  const folder = mailboxFolder(dataDir);
  const transporter = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    deliver: async (mail) => {
      const { message } = await transporter.sendMail(mimeOptions(mail));
      if (!Buffer.isBuffer(message)) throw new Error('The message was not composed as a buffer');
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const target = path.join(folder, `${newMailId(currentTime())}.eml`);
      const partial = `${target}.partial`;
      await writeFile(partial, message, { mode: 0o600 });
      await rename(partial, target);
    },
  };
}
