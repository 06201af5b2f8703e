import { eq } from 'drizzle-orm';
import { agencies } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { notFound } from '@/lib/core/errors';
import { recordAudit } from '@/lib/platform/audit';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { type UpdateAgencyInput, updateAgencyInput } from './inputs';
import { mayUpdateContactData, mayUpdateLegalData } from './policy';
import { type AgencyDetail, getAgency } from './queries';
import { agencyColumns, namesLegalData } from './rules';

/**
 * Changes what the input names of the own agency (specification 2, section 7.2). Throws INVALID, UNAUTHENTICATED,
 * FORBIDDEN (also for name and taxes to whom is not the owner), and NOT_FOUND alike for another agency.
 */
export async function updateAgency(actor: Actor, input: UpdateAgencyInput): Promise<AgencyDetail> {
  const { agencyId } = mayUpdateContactData(actor);
  const data = parseInput(updateAgencyInput, input);
  if (data.id !== agencyId) throw notFound('errors.agency.notFound');
  if (namesLegalData(data)) mayUpdateLegalData(actor);
  const columns = agencyColumns(data);
  await transact(async (tx) => {
    const [row] = await tx
      .update(agencies)
      .set({ ...columns, updatedAt: new Date() })
      .where(eq(agencies.id, agencyId))
      .returning({ id: agencies.id });
    if (!row) throw notFound('errors.agency.notFound');
    await recordAudit(tx, actor, {
      agencyId,
      entity: 'agency',
      entityId: agencyId,
      action: 'update',
      detail: { fields: Object.keys(columns) },
    });
  });
  return getAgency(actor, agencyId);
}
