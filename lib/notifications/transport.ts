import { env } from '@/lib/platform/env';
import type { EmailAddress } from './define-email';

export type MailAttachment = {
  readonly filename: string;
  readonly contentType: string;
  readonly content: Buffer;
};

/** A message ready to leave. */
export type OutgoingMail = {
  readonly from: string;
  readonly to: string | EmailAddress;
  readonly cc?: readonly string[];
  readonly replyTo?: string | EmailAddress;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** With angle brackets; the same at every try, so that a repeated delivery is recognisable. */
  readonly messageId: string;
  readonly attachments: readonly MailAttachment[];
};

export type MailTransport = {
  /** Resolves when the next hop has taken responsibility for the message; throws otherwise. */
  readonly deliver: (mail: OutgoingMail) => Promise<void>;
};

let current: Promise<MailTransport> | undefined;

/** The transport that EMAIL_DRIVER chooses, made once per process. */
export function mailTransport(): Promise<MailTransport> {
  current ??= chooseTransport();
  return current;
}

async function chooseTransport(): Promise<MailTransport> {
  const { EMAIL_DRIVER, SMTP_URL, DATA_DIR } = env();
  if (EMAIL_DRIVER === 'smtp') {
    if (!SMTP_URL) throw new Error('EMAIL_DRIVER=smtp needs SMTP_URL');
    const { smtpTransport } = await import('./smtp-transport');
    return smtpTransport(SMTP_URL);
  }
  const { mailboxTransport } = await import('./mailbox/mailbox-transport');
  return mailboxTransport(DATA_DIR);
}
