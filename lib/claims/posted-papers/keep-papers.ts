import { CONTRACT_PAPER_KINDS } from '@/db/values/contract-papers';
import { uploadContractPaper } from '@/lib/contracts/signing/upload-paper';
import { requireTalent } from '@/lib/core/abilities';
import type { Actor } from '@/lib/core/actor';
import { AppError } from '@/lib/core/errors';
import { requireTalentVisit } from '@/lib/identity/sessions/talent-visit';
import { parseInput } from '@/lib/platform/parse-input';
import { type PostedPapersInput, postedPapersInput } from './inputs';
import { findPostedEvent } from './queries';

/**
 * Keeps the documents of a talent's own contract that come within JSON, one after the other. Answers their kinds. Throws
 * as `uploadContractPaper`, NOT_FOUND for an event that is not the talent's, and INVALID without any document.
 */
export async function keepPostedPapers(actor: Actor, input: PostedPapersInput): Promise<string[]> {
  const { talentId } = requireTalent(actor);
  const form = parseInput(postedPapersInput, input);
  const given = CONTRACT_PAPER_KINDS.flatMap((kind) => {
    const bytes = form[kind];
    return bytes ? [{ kind, bytes }] : [];
  });
  if (given.length === 0) throw new AppError('INVALID', 'contract.uploadDocument');
  const visit = await requireTalentVisit(actor, 'CONTRACT', {
    eventId: await findPostedEvent(talentId, form),
  });
  for (const { kind, bytes } of given) await uploadContractPaper(visit, { kind, bytes, name: kind });
  return given.map(({ kind }) => kind);
}
