import { and, eq, sql } from 'drizzle-orm';
import { cloneElement } from 'react';
import { emails } from '@/db/schema';
import { currentTime } from '@/lib/platform/clock';
import { database, readWithin } from '@/lib/platform/database';
import { env } from '@/lib/platform/env';
import type { JobContext, JobHandler } from '@/lib/platform/jobs/define-job';
import { failureText } from '@/lib/platform/jobs/failure-text';
import { transact } from '@/lib/platform/transaction';
import type { ComposedEmail } from './define-notice';
import { findSender, senderLine } from './find-sender';
import { loadAttachments } from './load-attachments';
import type { OutgoingMail } from './outgoing-mail';
import { registeredNotice } from './registered-notices';
import { renderEmail } from './render-email';
import { isPermanentRefusal } from './smtp-transport';
import { mailTransport } from './transport';

type EmailRow = typeof emails.$inferSelect;

const messageIdOf = (emailId: string): string => `<${emailId}@${new URL(env().APP_URL).hostname}>`;

const addressOf = (to: ComposedEmail['to']): string => (typeof to === 'string' ? to : to.address);

/** Composing is a transaction of its own: a link's token is stored before anybody can follow the link. */
function compose(row: EmailRow, { actor }: JobContext): Promise<ComposedEmail | null> {
  const notice = registeredNotice(row.kind);
  return transact((tx) => readWithin(tx, () => notice.compose('email', row.payload, { tx, actor })));
}

async function outgoing(row: EmailRow, email: ComposedEmail, context: JobContext): Promise<OutgoingMail> {
  const sender = email.fromAgency && row.agencyId ? await findSender(row.agencyId) : null;
  return {
    from: sender ? senderLine(sender.name, env().EMAIL_FROM) : env().EMAIL_FROM,
    to: email.to,
    subject: email.subject,
    messageId: messageIdOf(row.id),
    attachments: [...(await loadAttachments(context.actor, email.attachments ?? [])), ...(email.made ?? [])],
    ...(await renderEmail(sender ? cloneElement(email.body, { sender }) : email.body)),
    ...(email.cc ? { cc: email.cc } : {}),
    ...(email.replyTo ? { replyTo: email.replyTo } : {}),
  };
}

async function settle(row: EmailRow, change: Partial<typeof emails.$inferInsert>): Promise<void> {
  await database()
    .update(emails)
    .set({ ...change, attempts: sql`${emails.attempts} + 1` })
    .where(and(eq(emails.id, row.id), eq(emails.status, 'QUEUED')));
}

async function settleFailure(row: EmailRow, error: unknown, context: JobContext): Promise<void> {
  const final = context.lastAttempt || isPermanentRefusal(error);
  await settle(row, {
    error: failureText(error),
    ...(final ? { status: 'FAILED' as const } : {}),
  });
  if (!final) throw error;
  context.log.error({ emailId: row.id, kind: row.kind, error }, 'e-mail given up');
}

/**
 * Sends one e-mail of the outbox: composes it from what is true now, hands it over, and only then marks it SENT. A
 * worker that dies in between sends it again under the same Message-ID, by which mail programs know it.
 */
export const handle: JobHandler<{ emailId: string }> = async ({ emailId }, context) => {
  const [row] = await database().select().from(emails).where(eq(emails.id, emailId));
  if (row?.status !== 'QUEUED') return;
  try {
    const email = await compose(row, context);
    if (!email) return await settle(row, { status: 'CANCELLED' });
    const mail = await outgoing(row, email, context);
    await (await mailTransport()).deliver(mail);
    await settle(row, {
      status: 'SENT',
      toAddress: addressOf(email.to),
      messageId: mail.messageId,
      error: null,
      sentAt: currentTime(),
    });
  } catch (error) {
    await settleFailure(row, error, context);
  }
};
