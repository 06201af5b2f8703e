import { and, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { legalRepresentatives } from '@/db/schema';
import { requireFresh } from '@/lib/core/abilities';
import type { Actor } from '@/lib/core/actor';
import { notFound } from '@/lib/core/errors';
import { recordAudit } from '@/lib/platform/audit';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { mayUpdateLegalData } from '../policy';

const removeInput = z.object({ id: z.uuid() });

/**
 * Takes somebody out who represented the own agency; contracts already signed keep who signed them. Returns the id.
 * Throws INVALID, UNAUTHENTICATED, FORBIDDEN to whom is not the owner, and NOT_FOUND alike for another agency's.
 */
export async function removeLegalRepresentative(actor: Actor, input: { id: string }): Promise<string> {
  const { agencyId } = mayUpdateLegalData(actor);
  requireFresh(actor, 'representative');
  const { id } = parseInput(removeInput, input);
  return transact(async (tx) => {
    const [row] = await tx
      .delete(legalRepresentatives)
      .where(and(eq(legalRepresentatives.id, id), eq(legalRepresentatives.agencyId, agencyId)))
      .returning({ id: legalRepresentatives.id });
    if (!row) throw notFound('errors.legalRepresentative.notFound');
    await recordAudit(tx, actor, 'legal-representative.remove', { id: row.id, agencyId });
    return row.id;
  });
}
