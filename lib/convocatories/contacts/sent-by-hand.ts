import { and, desc, eq, gt, isNotNull, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { convocateds, messages } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { notFound } from '@/lib/core/errors';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { shownTo } from '@/lib/talents/queries';
import { mayManageConvocatories } from '../policy';
import { type ShareLinkInput, shareLinkInput } from './inputs';

/** How the list of messages names what was passed on by hand. */
const KINDS = {
  TALENT_REPLY: 'by-hand.call',
  CONTRACT: 'by-hand.contract',
  CLAIM: 'by-hand.claim',
  RIDE: 'by-hand.ride',
} as const;

/** A second press is no second message. */
const PAUSE_MS = 60_000;

const byHand = and(eq(messages.status, 'SENT'), isNotNull(messages.sentBy));

/**
 * Keeps a producer's word that it sent a talent the prepared WhatsApp message itself: a row of the one list of messages,
 * sent by it. Answers the row's id. Throws INVALID, NOT_FOUND alike for another agency's place, UNAUTHENTICATED, FORBIDDEN.
 */
export async function recordSentByHand(actor: Actor, input: ShareLinkInput): Promise<string> {
  const agency = mayManageConvocatories(actor);
  const { agencyId, userId } = agency;
  const { convocatedId, purpose } = parseInput(shareLinkInput, input);
  return transact(async (tx) => {
    // Held, so that two at once see each other's.
    const [place] = await tx
      .select({ talentId: convocateds.talentId, eventId: convocateds.eventId })
      .from(convocateds)
      .where(
        and(
          eq(convocateds.id, convocatedId),
          eq(convocateds.agencyId, agencyId),
          shownTo(agency, convocateds.talentId),
        ),
      )
      .for('no key update');
    if (!place) throw notFound('errors.convocated.notFound');
    const now = currentTime();
    const kind = KINDS[purpose];
    const [recent] = await tx
      .select({ id: messages.id })
      .from(messages)
      .where(
        and(
          eq(messages.talentId, place.talentId),
          gt(messages.createdAt, new Date(now.getTime() - PAUSE_MS)),
          eq(messages.agencyId, agencyId),
          eq(messages.kind, kind),
          sql`${messages.payload} ->> 'convocatedId' = ${convocatedId}`,
          byHand,
        ),
      )
      .orderBy(desc(messages.createdAt))
      .limit(1);
    if (recent) return recent.id;
    const [row] = await tx
      .insert(messages)
      .values({
        agencyId,
        ...place,
        kind,
        payload: { convocatedId },
        channel: 'whatsapp',
        status: 'SENT',
        sentBy: userId,
        createdAt: now,
        sentAt: now,
      })
      .returning({ id: messages.id });
    if (!row) throw new Error('insert returned nothing');
    const detail = { purpose, ...place };
    await recordAudit(tx, actor, 'message.by-hand', { id: row.id, agencyId }, { to: 'SENT', detail });
    return row.id;
  });
}

const takeBackInput = z.object({ id: z.uuid('errors.notFound') });

/**
 * Takes that word back: the row stays, as of no use any more. Answers its id. Throws NOT_FOUND for what nobody sent by hand
 * or is taken back, and alike for another agency's, INVALID, UNAUTHENTICATED, FORBIDDEN.
 */
export async function takeBackSentByHand(
  actor: Actor,
  input: z.input<typeof takeBackInput>,
): Promise<string> {
  const { agencyId } = mayManageConvocatories(actor);
  const { id } = parseInput(takeBackInput, input);
  return transact(async (tx) => {
    const [row] = await tx
      .update(messages)
      .set({ status: 'CANCELLED' })
      .where(and(eq(messages.id, id), eq(messages.agencyId, agencyId), byHand))
      .returning();
    if (!row) throw notFound();
    await recordAudit(tx, actor, 'message.take-back', row, {
      from: 'SENT',
      to: 'CANCELLED',
      detail: { eventId: row.eventId, talentId: row.talentId },
    });
    return row.id;
  });
}
