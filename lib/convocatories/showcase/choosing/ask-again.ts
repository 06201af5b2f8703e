import { desc, eq } from 'drizzle-orm';
import { showcaseMarks, showcaseRounds } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { conflict } from '@/lib/core/errors';
import { lockOpenEvent } from '@/lib/events/lock-open-event';
import { spendAllowance } from '@/lib/identity/limits/spend-allowance';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { mayManageConvocatories } from '../../policy';
import { type AskAgainInput, askAgainInput } from './inputs';
import { lockViewer, type Viewer } from './lock-viewer';
import { mailViewer } from './mail-viewer';

/**
 * Asks a viewer who has sent its selection for another one, which begins as that one ended, and mails it. Throws CONFLICT
 * while it still chooses and for a closed event, NOT_FOUND alike for another agency's, RATE_LIMITED, INVALID, FORBIDDEN.
 */
export async function askAgain(actor: Actor, input: AskAgainInput): Promise<Viewer> {
  const { agencyId } = mayManageConvocatories(actor);
  const { viewerId, note } = parseInput(askAgainInput, input);
  await spendAllowance(actor, 'mail');
  return transact(async (tx) => {
    const viewer = await lockViewer(tx, agencyId, viewerId);
    await lockOpenEvent(tx, agencyId, viewer.eventId);
    const [last] = await tx
      .select()
      .from(showcaseRounds)
      .where(eq(showcaseRounds.viewerId, viewerId))
      .orderBy(desc(showcaseRounds.number))
      .limit(1);
    if (!last?.sentAt) throw conflict('errors.selection.stillOpen');
    const number = last.number + 1;
    const [round] = await tx
      .insert(showcaseRounds)
      .values({ agencyId, viewerId, number, note: note || null })
      .returning();
    if (!round) throw new Error('insert returned nothing');
    const { convocatedId, talentId, mark, rank, comment } = showcaseMarks;
    const now = currentTime();
    const kept = await tx
      .select({ convocatedId, talentId, mark, rank, comment })
      .from(showcaseMarks)
      .where(eq(showcaseMarks.roundId, last.id));
    if (kept.length > 0)
      await tx
        .insert(showcaseMarks)
        .values(kept.map((each) => ({ ...each, agencyId, roundId: round.id, updatedAt: now })));
    await recordAudit(tx, actor, 'showcase-viewer.ask-again', viewer, {
      detail: { eventId: viewer.eventId, round: number },
    });
    if (viewer.email) await mailViewer(tx, { ...viewer, email: viewer.email });
    return viewer;
  });
}
