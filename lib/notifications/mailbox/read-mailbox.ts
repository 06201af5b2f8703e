import { open, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import PostalMime, { type Address, type Attachment, type Header } from 'postal-mime';
import { env } from '@/lib/platform/env';
import { isAskedHere } from '@/lib/platform/this-machine';
import { mailboxFolder } from '../email/mailbox-transport';

const MAIL_FILE = /^(\d{8}T\d{9}Z-[0-9a-f-]{36})\.eml$/;
const MAIL_ID = /^\d{8}T\d{9}Z-[0-9a-f-]{36}$/;
const HEADER_BYTES = 16 * 1024;
const PAGE = 50;

export type MailSummary = {
  readonly id: string;
  readonly sentAt: Date;
  readonly from: string;
  readonly to: string;
  readonly subject: string;
};

export type MailDetail = MailSummary & {
  readonly html: string | null;
  readonly text: string;
  readonly headers: readonly Header[];
  readonly attachments: readonly { readonly name: string; readonly mime: string; readonly content: Buffer }[];
};

/**
 * True where mails are kept locally and the request was made on this machine: the mails hold everybody's links. The
 * mailbox answers not found to all others.
 */
export const opensMailbox = (headers: Pick<Headers, 'get'>): boolean =>
  env().EMAIL_DRIVER === 'mailbox' && isAskedHere(headers, env().HOST);

const addressText = (address: Address | undefined): string =>
  !address ? '' : address.name ? `${address.name} <${address.address ?? ''}>` : (address.address ?? '');

function timeOf(id: string): Date {
  const [, y, mo, d, h, mi, s, ms] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z/.exec(id) ?? [];
  return new Date(`${y}-${mo}-${d}T${h}:${mi}:${s}.${ms}Z`);
}

const summaryOf = (id: string, mail: Awaited<ReturnType<typeof PostalMime.parse>>): MailSummary => ({
  id,
  sentAt: timeOf(id),
  from: addressText(mail.from),
  to: (mail.to ?? []).map(addressText).join(', '),
  subject: mail.subject ?? '',
});

async function readHead(file: string): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEADER_BYTES), 0, HEADER_BYTES, 0);
    const head = buffer.subarray(0, bytesRead);
    const end = head.indexOf('\r\n\r\n');
    return end === -1 ? head : head.subarray(0, end + 4);
  } finally {
    await handle.close();
  }
}

/**
 * Mails newest first, fifty at a time. `to` keeps those whose address contains it, in any letter case;
 * `before` is the id of the last one already shown. `next` is that id for the following page, if any.
 */
export async function listMails(filter: {
  readonly to?: string;
  readonly before?: string;
}): Promise<{ readonly mails: readonly MailSummary[]; readonly next: string | null }> {
  const folder = mailboxFolder(env().DATA_DIR);
  const names = await readdir(folder).catch(() => []);
  const ids = names.flatMap((name) => MAIL_FILE.exec(name)?.[1] ?? []).sort();
  const wanted = filter.to?.trim().toLowerCase() ?? '';
  const mails: MailSummary[] = [];
  for (const id of ids.reverse()) {
    if (filter.before && id >= filter.before) continue;
    const mail = summaryOf(id, await PostalMime.parse(await readHead(path.join(folder, `${id}.eml`))));
    if (!mail.to.toLowerCase().includes(wanted)) continue;
    if (mails.length === PAGE) return { mails, next: mails.at(-1)?.id ?? null };
    mails.push(mail);
  }
  return { mails, next: null };
}

const bytesOf = (attachment: Attachment): Buffer =>
  typeof attachment.content === 'string'
    ? Buffer.from(attachment.content)
    : Buffer.from(
        attachment.content instanceof Uint8Array ? attachment.content : new Uint8Array(attachment.content),
      );

/** One mail with all its parts, or null when there is none with that id. */
export async function readMail(id: string): Promise<MailDetail | null> {
  if (!MAIL_ID.test(id)) return null;
  const raw = await readFile(path.join(mailboxFolder(env().DATA_DIR), `${id}.eml`)).catch(() => null);
  if (!raw) return null;
  const mail = await PostalMime.parse(raw);
  return {
    ...summaryOf(id, mail),
    html: mail.html ?? null,
    text: mail.text ?? '',
    headers: mail.headers,
    attachments: mail.attachments.map((attachment, index) => ({
      name: attachment.filename ?? `adjunto-${index + 1}`,
      mime: attachment.mimeType,
      content: bytesOf(attachment),
    })),
  };
}
