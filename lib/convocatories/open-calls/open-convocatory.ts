import { and, eq } from 'drizzle-orm';
import { convocatories } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { notFound } from '@/lib/core/errors';
import { CONVOCATORY } from '@/lib/core/states';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { mayManageConvocatories } from '../policy';
import type { Convocatory } from '../queries';
import { type OpenConvocatoryInput, openConvocatoryInput } from './inputs';

/**
 * Lets talents who fit find an open call and apply, or only those who are called answer it. Applications that wait stay.
 * Throws NOT_FOUND for a call that is not open, FORBIDDEN, INVALID.
 */
export async function openConvocatory(actor: Actor, input: OpenConvocatoryInput): Promise<Convocatory> {
  const agency = mayManageConvocatories(actor);
  const { id, open, applicationLimit } = parseInput(openConvocatoryInput, input);
  const now = currentTime();
  return transact(async (tx) => {
    const [row] = await tx
      .update(convocatories)
      .set({
        openedAt: open ? now : null,
        updatedAt: now,
        ...(applicationLimit === undefined ? {} : { applicationLimit }),
      })
      .where(
        and(
          eq(convocatories.id, id),
          eq(convocatories.agencyId, agency.agencyId),
          eq(convocatories.stateId, CONVOCATORY.OPEN),
        ),
      )
      .returning();
    if (!row) throw notFound('errors.convocatory.notFound');
    await recordAudit(tx, actor, open ? 'convocatory.open' : 'convocatory.restrict', row, {
      detail: { eventId: row.eventId, applicationLimit: row.applicationLimit },
    });
    return row;
  });
}
