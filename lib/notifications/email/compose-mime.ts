import type Mail from 'nodemailer/lib/mailer';
import type { OutgoingMail } from './outgoing-mail';

/** The message in nodemailer's terms. Contents never load a file or an address on their own. */
export const mimeOptions = (mail: OutgoingMail): Mail.Options => ({
  from: mail.from,
  to: mail.to,
  ...(mail.cc ? { cc: [...mail.cc] } : {}),
  subject: mail.subject,
  html: mail.html,
  text: mail.text,
  messageId: mail.messageId,
  attachments: mail.attachments.map((attachment) => ({ ...attachment })),
  headers: {
    // Keeps out-of-office answers from coming back.
    'Auto-Submitted': 'auto-generated',
    ...(mail.stopAddress
      ? {
          'List-Unsubscribe': `<${mail.stopAddress}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }
      : {}),
  },
  ...(mail.thread ? { inReplyTo: mail.thread, references: mail.thread } : {}),
  disableFileAccess: true,
  disableUrlAccess: true,
  xMailer: false,
  ...(mail.replyTo ? { replyTo: mail.replyTo } : {}),
});
