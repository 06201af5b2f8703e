import { and, eq } from 'drizzle-orm';
import { callApplications } from '@/db/schema';
import { requireTalent } from '@/lib/core/abilities';
import type { Actor } from '@/lib/core/actor';
import { notFound } from '@/lib/core/errors';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import type { Application } from './apply-to-call';
import { type ApplicationInput, applicationInput } from './inputs';

/** Takes an application back that waits. Throws NOT_FOUND for any other, and for another talent's. */
export async function withdrawApplication(actor: Actor, input: ApplicationInput): Promise<Application> {
  const { talentId } = requireTalent(actor);
  const { id } = parseInput(applicationInput, input);
  return transact(async (tx) => {
    const [row] = await tx
      .update(callApplications)
      .set({ status: 'WITHDRAWN', updatedAt: currentTime() })
      .where(
        and(
          eq(callApplications.id, id),
          eq(callApplications.talentId, talentId),
          eq(callApplications.status, 'WAITING'),
        ),
      )
      .returning();
    if (!row) throw notFound('errors.application.notFound');
    await recordAudit(tx, actor, 'application.withdraw', row, { detail: { eventId: row.eventId, talentId } });
    return row;
  });
}
