import { env } from '@/lib/platform/env';
import type { MailTransport } from './outgoing-mail';

let current: Promise<MailTransport> | undefined;

/** The transport that EMAIL_DRIVER chooses, made once per process. */
export function mailTransport(): Promise<MailTransport> {
  current ??= chooseTransport();
  return current;
}

/** Puts another in its place, or has it chosen again: for tests. */
export function useTransport(transport: MailTransport | null): void {
  current = transport ? Promise.resolve(transport) : undefined;
}

async function chooseTransport(): Promise<MailTransport> {
  const { EMAIL_DRIVER, SMTP_URL, DATA_DIR } = env();
  if (EMAIL_DRIVER === 'smtp') {
    if (!SMTP_URL) throw new Error('EMAIL_DRIVER=smtp needs SMTP_URL');
    const { smtpTransport } = await import('./smtp-transport');
    return smtpTransport(SMTP_URL);
  }
  const { mailboxTransport } = await import('./mailbox-transport');
  return mailboxTransport(DATA_DIR);
}
