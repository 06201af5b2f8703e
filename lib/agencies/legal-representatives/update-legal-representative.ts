import { and, eq } from 'drizzle-orm';
import { legalRepresentatives } from '@/db/schema';
import { requireFresh } from '@/lib/core/abilities';
import type { Actor } from '@/lib/core/actor';
import { notFound } from '@/lib/core/errors';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { invalidBy } from '@/lib/platform/database-errors';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { type UpdateLegalRepresentativeInput, updateLegalRepresentativeInput } from '../inputs';
import { mayUpdateLegalData } from '../policy';
import type { LegalRepresentative } from '../queries';
import { UNKNOWN_CITY } from '../rules';
import { readDocument } from './read-document';

/**
 * Changes what the input names. Contracts already signed keep who signed them. Throws INVALID, UNAUTHENTICATED,
 * FORBIDDEN to whom is not the owner, and NOT_FOUND alike for another agency or its representative.
 */
export async function updateLegalRepresentative(
  actor: Actor,
  input: UpdateLegalRepresentativeInput,
): Promise<LegalRepresentative> {
  const { agencyId } = mayUpdateLegalData(actor);
  requireFresh(actor, 'representative');
  const { agencyId: named, id, name, document, cityId } = parseInput(updateLegalRepresentativeInput, input);
  if (named !== undefined && named !== agencyId) throw notFound('errors.agency.notFound');
  const own = and(eq(legalRepresentatives.id, id), eq(legalRepresentatives.agencyId, agencyId));
  return transact(async (tx) => {
    const [before] = await tx.select().from(legalRepresentatives).where(own).for('no key update');
    const [row] = await tx
      .update(legalRepresentatives)
      .set({
        ...(name === undefined ? {} : { name }),
        ...(document === undefined ? {} : { document: readDocument(document, before?.document) }),
        ...(cityId === undefined ? {} : { cityId }),
        updatedAt: currentTime(),
      })
      .where(own)
      .returning();
    if (!row) throw notFound('errors.legalRepresentative.notFound');
    await recordAudit(tx, actor, 'legal-representative.update', { id: row.id, agencyId });
    return row;
  }).catch((error) => {
    throw invalidBy(error, UNKNOWN_CITY);
  });
}
