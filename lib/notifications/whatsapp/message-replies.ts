import { createHash } from 'node:crypto';
import { and, eq, isNull, lte, or } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { messageReplies, messages } from '@/db/schema';
import { database } from '@/lib/platform/database';
import { canonicalNumber } from './rules';

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

type Buttons = {
  readonly secret: string;
  readonly messageId: string;
  readonly number: string;
  readonly told: Record<string, unknown>;
};

/** Keeps what the buttons of a message will send back, before it leaves. */
export async function keepButtons({ secret, messageId, number, told }: Buttons): Promise<void> {
  await database()
    .insert(messageReplies)
    .values({ secretHash: hashOf(secret), messageId, number: canonicalNumber(number), told });
}

/** Follows the number as WhatsApp writes it, where it is another one. */
export async function moveButtons(secret: string, number: string): Promise<void> {
  await database()
    .update(messageReplies)
    .set({ number: canonicalNumber(number) })
    .where(eq(messageReplies.secretHash, hashOf(secret)));
}

/** Finds the message whose button sent a secret back; null when there is none. */
export async function findReplied(tx: Tx, secret: string) {
  const [found] = await tx
    .select({
      number: messageReplies.number,
      told: messageReplies.told,
      kind: messages.kind,
      payload: messages.payload,
      providerId: messages.providerId,
    })
    .from(messageReplies)
    .innerJoin(messages, eq(messages.id, messageReplies.messageId))
    .where(eq(messageReplies.secretHash, hashOf(secret)));
  return found ?? null;
}

/** Notes when a button was tapped; false where a later tap is known. */
export async function noteTap(tx: Tx, secret: string, at: Date): Promise<boolean> {
  const noted = await tx
    .update(messageReplies)
    .set({ answeredAt: at })
    .where(
      and(
        eq(messageReplies.secretHash, hashOf(secret)),
        or(isNull(messageReplies.answeredAt), lte(messageReplies.answeredAt, at)),
      ),
    )
    .returning({ messageId: messageReplies.messageId });
  return noted.length > 0;
}
