import type { EmailAddress, MailAttachment } from '../define-notice';

/** A message ready to leave. */
export type OutgoingMail = {
  readonly from: string;
  readonly to: string | EmailAddress;
  readonly cc?: readonly string[];
  readonly replyTo?: string | EmailAddress;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** Message-ID with angle brackets, the same at every try, so that a repeated delivery is recognisable. */
  readonly messageId: string;
  readonly attachments: readonly MailAttachment[];
};

export type MailTransport = {
  /** Resolves when the next hop has taken responsibility for the message; throws otherwise. */
  readonly deliver: (mail: OutgoingMail) => Promise<void>;
};
