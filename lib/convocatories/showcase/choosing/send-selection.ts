import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { showcaseMarks, showcaseRounds } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { conflict } from '@/lib/core/errors';
import { lockOpenEvent } from '@/lib/events/lock-open-event';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { type SendSelectionInput, sendSelectionInput } from './inputs';
import type { Round } from './lock-viewer';
import { type Chooser, mayChoose } from './policy';
import { readQuotas } from './quotas';

/**
 * Sends what a viewer chose to the agency, once: its marks stay as they are from then on, with how many people were to be
 * had. A round that was sent is answered as it is, so that a second press does nothing. Throws CONFLICT for a selection
 * without any mark, for a round that is not there and for a closed event, FORBIDDEN.
 */
export async function sendSelection(actor: Actor, input: SendSelectionInput): Promise<Round> {
  const viewer = mayChoose(actor);
  const { round: number } = parseInput(sendSelectionInput, input);
  return transact(async (tx) => {
    const { eventId } = viewer.subject;
    const round = await findRound(tx, viewer, number);
    if (round.sentAt) return round;
    await lockOpenEvent(tx, viewer.agencyId, eventId);
    const marked = and(eq(showcaseMarks.roundId, round.id), isNotNull(showcaseMarks.mark));
    if ((await tx.$count(showcaseMarks, marked)) === 0) throw conflict('errors.selection.empty');
    const now = currentTime();
    const quotas = (await readQuotas(tx, eventId)).map(({ code, quantity }) => ({ code, quantity }));
    const [sent] = await tx
      .update(showcaseRounds)
      .set({ sentAt: now, quotas, updatedAt: now })
      .where(and(eq(showcaseRounds.id, round.id), isNull(showcaseRounds.sentAt)))
      .returning();
    // Somebody pressed at the same time, and was first.
    if (!sent) return findRound(tx, viewer, number);
    await recordAudit(tx, actor, 'selection.send', sent, {
      detail: { eventId, viewerId: sent.viewerId, round: number },
    });
    return sent;
  });
}

async function findRound(tx: Tx, { agencyId, subject }: Chooser, number: number): Promise<Round> {
  const [round] = await tx
    .select()
    .from(showcaseRounds)
    .where(
      and(
        eq(showcaseRounds.agencyId, agencyId),
        eq(showcaseRounds.viewerId, subject.viewerId),
        eq(showcaseRounds.number, number),
      ),
    );
  if (!round) throw conflict('errors.selection.notFound');
  return round;
}
