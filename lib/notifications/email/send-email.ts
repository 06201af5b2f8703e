import { isStoppable } from '@/db/values/messages';
import { env } from '@/lib/platform/env';
import type { JobContext } from '@/lib/platform/jobs/define-job';
import type { ChannelSender, MessageRow } from '../channel-sender';
import type { ComposedEmail } from '../define-notice';
import { registeredNotice } from '../registered-notices';
import { combineEmails } from './combine-emails';
import { findSender, type Sender, senderLine } from './find-sender';
import { loadAttachments } from './load-attachments';
import type { OutgoingMail } from './outgoing-mail';
import { renderEmail } from './render-email';
import { isPermanentRefusal } from './smtp-transport';
import { drawWith } from './speak-as';
import { type StopSubject, stopLinks } from './stop-link';
import { mailTransport } from './transport';

/** The domain of who sends, as receivers check it: not that of this application's address. */
const senderDomain = (): string =>
  /@([^<>@\s]+)>?\s*$/.exec(env().EMAIL_FROM)?.[1] ?? new URL(env().APP_URL).hostname;

const messageIdOf = (id: string): string => `<${id}@${senderDomain()}>`;

/** What all mails of one event to one person answer, so that mail programs show them as one conversation. */
const threadOf = ({ eventId, talentId, userId, clientId }: MessageRow): string | null =>
  eventId && messageIdOf([eventId, talentId ?? userId ?? clientId].filter(Boolean).join('.'));

/** What its reader may stop by a mail; null for one that always goes. */
function stopsOf({ kind, talentId }: MessageRow, { stops }: ComposedEmail): StopSubject | null {
  if (stops) return stops;
  const { topic } = registeredNotice(kind);
  if (!talentId || !isStoppable(topic)) return null;
  return { about: topic === 'calls' ? 'convocatorias' : 'recordatorios', id: talentId };
}

const addressOf = (to: ComposedEmail['to']): string => (typeof to === 'string' ? to : to.address);

/** Where the agency asked for answers; else the person whom the mail names, and else the agency. */
function answersTo({ replyTo }: ComposedEmail, sender: Sender | null): ComposedEmail['replyTo'] | null {
  const ofAgency = sender?.replyTo ? { name: sender.name, address: sender.replyTo } : null;
  return sender?.answersThere ? ofAgency : (replyTo ?? ofAgency);
}

async function outgoing(row: MessageRow, email: ComposedEmail, context: JobContext): Promise<OutgoingMail> {
  const sender = email.fromAgency && row.agencyId ? await findSender(row.agencyId) : null;
  const replyTo = answersTo(email, sender);
  const stops = stopsOf(row, email);
  const stop = stops && stopLinks(stops);
  const thread = threadOf(row);
  const around = { sender, subject: email.subject, stopPage: stop?.page ?? null };
  return {
    from: sender ? senderLine(sender.name, env().EMAIL_FROM) : env().EMAIL_FROM,
    to: email.to,
    subject: email.subject,
    messageId: messageIdOf(row.id),
    attachments: [...(await loadAttachments(context.actor, email.attachments ?? [])), ...(email.made ?? [])],
    ...(await drawWith(around, () => renderEmail(email.body))),
    ...(stop ? { stopAddress: stop.oneClick } : {}),
    ...(thread ? { thread } : {}),
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
