import { env } from '@/lib/platform/env';
import type { JobContext } from '@/lib/platform/jobs/define-job';
import type { ChannelSender, MessageRow } from '../channel-sender';
import type { ComposedEmail } from '../define-notice';
import { combineEmails } from './combine-emails';
import { findSender, type Sender, senderLine } from './find-sender';
import { loadAttachments } from './load-attachments';
import type { OutgoingMail } from './outgoing-mail';
import { renderEmail } from './render-email';
import { isPermanentRefusal } from './smtp-transport';
import { speakAs } from './speak-as';
import { mailTransport } from './transport';

const messageIdOf = (messageId: string): string => `<${messageId}@${new URL(env().APP_URL).hostname}>`;

const addressOf = (to: ComposedEmail['to']): string => (typeof to === 'string' ? to : to.address);

/** Where the agency asked for answers; else the person whom the mail names, and else the agency. */
function answersTo({ replyTo }: ComposedEmail, sender: Sender | null): ComposedEmail['replyTo'] | null {
  const ofAgency = sender?.replyTo ? { name: sender.name, address: sender.replyTo } : null;
  return sender?.answersThere ? ofAgency : (replyTo ?? ofAgency);
}

async function outgoing(row: MessageRow, email: ComposedEmail, context: JobContext): Promise<OutgoingMail> {
  const sender = email.fromAgency && row.agencyId ? await findSender(row.agencyId) : null;
  const replyTo = answersTo(email, sender);
  return {
    from: sender ? senderLine(sender.name, env().EMAIL_FROM) : env().EMAIL_FROM,
    to: email.to,
    subject: email.subject,
    messageId: messageIdOf(row.id),
    attachments: [...(await loadAttachments(context.actor, email.attachments ?? [])), ...(email.made ?? [])],
    ...(await speakAs(sender, () => renderEmail(email.body))),
    ...(email.cc ? { cc: email.cc } : {}),
    ...(replyTo ? { replyTo } : {}),
  };
}

/** Hands a mail over. Sent again it has the same Message-ID, by which mail programs know it. */
export const sender: ChannelSender<ComposedEmail> = {
  send: async (email, row, context) => {
    const mail = await outgoing(row, email, context);
    await (await mailTransport()).deliver(mail);
    return { toAddress: addressOf(email.to), providerId: mail.messageId };
  },
  combine: combineEmails,
  isPermanent: isPermanentRefusal,
};
