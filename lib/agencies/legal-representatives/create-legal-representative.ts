import { legalRepresentatives } from '@/db/schema';
import { requireFresh } from '@/lib/core/abilities';
import type { Actor } from '@/lib/core/actor';
import { notFound } from '@/lib/core/errors';
import { recordAudit } from '@/lib/platform/audit';
import { invalidBy } from '@/lib/platform/database-errors';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { type CreateLegalRepresentativeInput, createLegalRepresentativeInput } from '../inputs';
import { mayUpdateLegalData } from '../policy';
import type { LegalRepresentative } from '../queries';
import { UNKNOWN_CITY } from '../rules';
import { readDocument } from './read-document';

/**
 * Adds somebody who represents the own agency by law; the first one signs its contracts. Throws INVALID,
 * UNAUTHENTICATED, FORBIDDEN to whom is not the owner, and NOT_FOUND when another agency is named.
 */
export async function createLegalRepresentative(
  actor: Actor,
  input: CreateLegalRepresentativeInput,
): Promise<LegalRepresentative> {
  const { agencyId } = mayUpdateLegalData(actor);
  requireFresh(actor, 'representative');
  const { agencyId: named, name, cityId, ...data } = parseInput(createLegalRepresentativeInput, input);
  if (named !== undefined && named !== agencyId) throw notFound('errors.agency.notFound');
  const document = readDocument(data.document);
  return transact(async (tx) => {
    const [row] = await tx
      .insert(legalRepresentatives)
      .values({ agencyId, name, document, cityId: cityId ?? null })
      .returning();
    if (!row) throw new Error('insert returned nothing');
    await recordAudit(tx, actor, 'legal-representative.create', { id: row.id, agencyId });
    return row;
  }).catch((error) => {
    throw invalidBy(error, UNKNOWN_CITY);
  });
}
