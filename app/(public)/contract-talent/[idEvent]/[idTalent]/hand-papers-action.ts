'use server';

import type { ContractDocumentKind, PlanillaKind } from '@/db/values/contract-documents';
import { handPapers } from '@/lib/contracts/signing/hand-papers';
import { handPlanilla } from '@/lib/contracts/signing/hand-planilla';
import { translate } from '@/lib/i18n/translate';
import { currentLinkActor } from '@/lib/identity/session';
import { answerForm } from '../../../_link-forms/answer-form';
import type { FormAnswer } from '../../../_link-forms/form-answer';

/** Hands the contract copies of papers that the talent has on file. */
export async function handPapersAction(
  eventId: string,
  talentId: string,
  kinds: readonly ContractDocumentKind[],
): Promise<FormAnswer> {
  const actor = await currentLinkActor('CONTRACT', { eventId, talentId });
  // What is wrong with it, the domain's own schema says.
  const input = { kinds: kinds as ContractDocumentKind[] };
  return answerForm(() => handPapers(actor, input), {
    unexpected: translate('contract.unexpected'),
  });
}

/** Hands the contract its planilla as the other document that it says too. */
export async function handPlanillaAction(
  eventId: string,
  talentId: string,
  kind: PlanillaKind,
): Promise<FormAnswer> {
  const actor = await currentLinkActor('CONTRACT', { eventId, talentId });
  return answerForm(() => handPlanilla(actor, { kind }), { unexpected: translate('contract.unexpected') });
}
