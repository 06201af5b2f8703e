import { createTransport } from 'nodemailer';
import { withDeadline } from '@/lib/platform/with-deadline';
import { mimeOptions } from './compose-mime';
import type { MailTransport } from './outgoing-mail';

const CONNECT_MS = 10_000;
/** Below the worker's patience, so a server that goes silent does not hold a job for long. */
const SILENCE_MS = 20_000;
/** Limit of a whole delivery: a server may also answer one letter at a time. */
const WHOLE_MS = 90_000;

/** Sends by SMTP over a small pool of connections. `url` as nodemailer reads it: `smtps://user:pass@host:465`. */
export function smtpTransport(url: string): MailTransport & { readonly close: () => void } {
  const transporter = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
  });
  return {
    deliver: async (mail) => {
      await withDeadline(WHOLE_MS, 'sending a mail', () => transporter.sendMail(mimeOptions(mail)));
    },
    close: () => transporter.close(),
  };
}

/**
 * True when the server refused this message for good (an address that does not exist, for one), so that
 * trying again is useless. A 4xx answer, a lost connection or refused credentials are worth another try.
 */
export function isPermanentRefusal(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error) || !('code' in error)) return false;
  const { responseCode, code } = error;
  return (
    typeof responseCode === 'number' && responseCode >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE')
  );
}
