import { eq } from 'drizzle-orm';
import { messages, whatsappEvents } from '@/db/schema';
import { translate } from '@/lib/i18n/translate';
import { currentTime } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import { decrypt } from '@/lib/platform/encryption';
import { env } from '@/lib/platform/env';
import type { JobContext, JobHandler } from '@/lib/platform/jobs/define-job';
import { product } from '@/lib/platform/product';
import { react } from '@/lib/platform/reactions/react';
import { transact } from '@/lib/platform/transaction';
import { type Mark, markMessage } from '../../mark-message';
import { registeredReply } from '../define-reply';
import { findReplied, noteTap } from '../message-replies';
import { auditWish, findLeaving, keepWish, takeDailyAnswer } from '../numbers';
import { canonicalNumber, readPayload, refusalKind, wishOf } from '../rules';
import { whatsAppTransport } from '../transport';
import { type MarkEvent, type TapEvent, type WrittenEvent, whatsAppEvent } from './read-events';

/** What the sender of an event is answered; null for nothing. */
type Answer = string | null;

const say = (key: string): string =>
  translate(`whatsapp.${key}`, { product: product().name, url: env().APP_URL });

const oncePerDay = (number: string, key: string): Promise<Answer> =>
  transact(async (tx) => ((await takeDailyAnswer(tx, number)) ? say(key) : null));

function markOf({ status, at, code }: MarkEvent): Mark | null {
  if (status === 'sent') return null;
  if (status !== 'failed') return { status: status === 'read' ? 'OPENED' : 'DELIVERED', at };
  return { status: 'FAILED', at, error: `WhatsApp: ${refusalKind(400, code)} (${code ?? '-'})` };
}

/** Throws, to be tried again, when a mark comes before the row of its message says that it was sent. */
async function takeMark(event: MarkEvent, { actor }: JobContext): Promise<Answer> {
  const mark = markOf(event);
  if (!mark) return null;
  const { providerId, messageId } = event;
  const marked = await transact(async (tx) => {
    const row = await markMessage(tx, { channel: 'whatsapp', providerId }, mark);
    if (row?.status === 'OPENED') await react(tx, actor, 'message.opened', row);
    return row;
  });
  if (marked || !messageId) return null;
  const [row] = await database()
    .select({ status: messages.status })
    .from(messages)
    .where(eq(messages.id, messageId));
  if (row?.status === 'QUEUED') throw new Error('the message is not known to be sent yet');
  return null;
}

/** A tap counts by the number that the message went to, on that message, and unless a later one is known. */
async function takeTap({ from, contextId, payload, at }: TapEvent, context: JobContext): Promise<Answer> {
  const read = readPayload(payload);
  const found = read && (await transact((tx) => findReplied(tx, read.secret)));
  const isAnother = contextId && found?.providerId && contextId !== found.providerId;
  if (!read || !found || isAnother) return oncePerDay(from, 'unknownButton');
  if (found.number !== canonicalNumber(from)) {
    context.log.warn({ kind: found.kind }, 'a button was tapped by another number');
    return oncePerDay(from, 'foreignNumber');
  }
  if (!(await transact((tx) => noteTap(tx, read.secret, at)))) return null;
  return registeredReply(found.kind).take({ ...read, told: found.told }, found.payload);
}

async function takeWords(
  { from, ownNumber, text, at }: WrittenEvent,
  { actor }: JobContext,
): Promise<Answer> {
  const wish = wishOf(text);
  if (wish !== 'TALK') {
    const leaves = wish === 'LEAVE';
    const kept = await transact(async (tx) => {
      const isNew = await keepWish(tx, { number: from, ownNumber, leaves, at });
      if (isNew) await auditWish(tx, actor, { number: from, leaves });
      return isNew;
    });
    return kept ? say(leaves ? 'left' : 'back') : null;
  }
  if (await findLeaving(database(), from)) return null;
  return oncePerDay(from, 'talk');
}

async function answer(to: string, text: string, { log }: JobContext): Promise<void> {
  try {
    await (await whatsAppTransport())?.deliver({ to, reference: 'answer', text });
  } catch (error) {
    log.warn({ err: error }, 'a WhatsApp answer was not taken');
  }
}

/**
 * Handles one event that WhatsApp told: a mark of delivery, a tap on a button, or what somebody wrote. A worker that dies
 * meanwhile does it again, which changes nothing; the answer is sent last, and is not missed where it fails.
 */
export const handle: JobHandler<{ eventId: string }> = async ({ eventId }, context) => {
  const [row] = await database().select().from(whatsappEvents).where(eq(whatsappEvents.id, eventId));
  if (!row?.body) return;
  const event = whatsAppEvent.parse(JSON.parse(decrypt(row.body, row.id)));
  const said =
    event.kind === 'MARK'
      ? await takeMark(event, context)
      : event.kind === 'TAP'
        ? await takeTap(event, context)
        : await takeWords(event, context);
  await database()
    .update(whatsappEvents)
    .set({ body: null, takenAt: currentTime() })
    .where(eq(whatsappEvents.id, eventId));
  if (said && event.kind !== 'MARK') await answer(event.from, said, context);
};
