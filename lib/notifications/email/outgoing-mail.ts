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
  /** The Message-ID of the conversation to which it belongs, which no mail has itself. */
  readonly thread?: string;
  /** Where a mail program posts that its reader wants no more of these (RFC 8058). */
  readonly stopAddress?: string;
  readonly attachments: readonly MailAttachment[];
};

export type MailTransport = {
  /** Resolves when the next hop has taken responsibility for the message; throws otherwise. */
  readonly deliver: (mail: OutgoingMail) => Promise<void>;
};
