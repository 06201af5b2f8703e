import { and, eq, isNull } from 'drizzle-orm';
import { agencies } from '@/db/schema';
import { mayUpdateLegalData } from '@/lib/agencies/policy';
import { type AgencyDetail, getAgency } from '@/lib/agencies/queries';
import type { Actor } from '@/lib/core/actor';
import { AppError, conflict } from '@/lib/core/errors';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { violatedConstraint } from '@/lib/platform/database-errors';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { type IdentifyAgencyInput, identifyAgencyInput } from './inputs';
import { findPlace } from './queries';
import { keptDocument, placeProblems } from './rules';

const NAMES = { city: 'cityId', documentType: 'documentTypeId', identification: 'identification' } as const;

/**
 * Says who the own agency is before the law, which is said once: afterwards the document is support's to change. Throws
 * INVALID, UNAUTHENTICATED, FORBIDDEN to whom is not the owner, and CONFLICT for an agency that has a document, and for a
 * document that another has.
 */
export async function identifyAgency(actor: Actor, input: IdentifyAgencyInput): Promise<AgencyDetail> {
  const { agencyId } = mayUpdateLegalData(actor);
  const { legalNature, cityId, documentTypeId, identification } = parseInput(identifyAgencyInput, input);
  const place = await findPlace(cityId);
  const company = legalNature === 'PERSONA_JURIDICA';
  const problems = placeProblems(place, { documentTypeId, identification, company }, NAMES);
  if (Object.keys(problems).length > 0) throw new AppError('INVALID', 'errors.invalid', problems);
  await transact(async (tx) => {
    const [row] = await tx
      .update(agencies)
      .set({
        legalNature,
        cityId,
        documentTypeId,
        identification: keptDocument(place, documentTypeId, identification),
        updatedAt: currentTime(),
      })
      .where(and(eq(agencies.id, agencyId), isNull(agencies.identification)))
      .returning({ id: agencies.id });
    if (!row) throw conflict('errors.agency.identified');
    const fields = ['legalNature', 'cityId', 'documentTypeId', 'identification'];
    await recordAudit(tx, actor, 'agency.update', { id: agencyId, agencyId }, { detail: { fields } });
  }).catch((error) => {
    if (violatedConstraint(error) !== 'agencies_identification') throw error;
    const message = 'errors.agency.identificationTaken';
    throw new AppError('CONFLICT', message, { identification: message });
  });
  return getAgency(actor, agencyId);
}
