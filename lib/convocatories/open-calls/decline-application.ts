import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { callApplications, talents } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { emptyToNull } from '@/lib/core/contact';
import { notFound } from '@/lib/core/errors';
import { spendAllowance } from '@/lib/identity/limits/spend-allowance';
import { notifyAll } from '@/lib/notifications/notify';
import { recordAudits } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { applicationDeclined } from '../notices';
import { mayManageConvocatories } from '../policy';
import type { Application } from './apply-to-call';
import { type DeclineApplicationInput, declineApplicationInput } from './inputs';

/** Says no to an application, with the agency's words. Throws NOT_FOUND for one that does not wait, FORBIDDEN, RATE_LIMITED. */
export async function declineApplication(actor: Actor, input: DeclineApplicationInput): Promise<Application> {
  const { agencyId, userId } = mayManageConvocatories(actor);
  const { id, message } = parseInput(declineApplicationInput, input);
  await spendAllowance(actor, 'mail');
  return transact(async (tx) => {
    const own = and(eq(callApplications.id, id), eq(callApplications.agencyId, agencyId));
    const [row] = await decline(tx, actor, own, { answer: emptyToNull(message), decidedBy: userId });
    if (!row) throw notFound('errors.application.notFound');
    return row;
  });
}

/** Answers all who wait for a call that ends. */
export const declineWaiting = (tx: Tx, actor: Actor, convocatoryId: string): Promise<Application[]> =>
  decline(tx, actor, eq(callApplications.convocatoryId, convocatoryId), { answer: null, decidedBy: null });

async function decline(
  tx: Tx,
  actor: Actor,
  condition: SQL | undefined,
  decision: Pick<Application, 'answer' | 'decidedBy'>,
): Promise<Application[]> {
  const now = currentTime();
  const rows = await tx
    .update(callApplications)
    .set({ ...decision, status: 'DECLINED', decidedAt: now, updatedAt: now })
    .where(and(condition, eq(callApplications.status, 'WAITING')))
    .returning();
  await recordAudits(
    tx,
    actor,
    'application.decline',
    rows.map((row) => ({ ...row, detail: { eventId: row.eventId, talentId: row.talentId } })),
  );
  const people = await tx
    .select({ id: talents.id, email: talents.email })
    .from(talents)
    .where(
      inArray(
        talents.id,
        rows.map(({ talentId }) => talentId),
      ),
    );
  const addresses = new Map(people.map(({ id, email }) => [id, email]));
  await notifyAll(
    tx,
    applicationDeclined,
    rows.map(({ id, agencyId, eventId, talentId }) => ({
      to: { agencyId, eventId, talentId, email: addresses.get(talentId) ?? null },
      payload: { applicationId: id },
    })),
  );
  return rows;
}
