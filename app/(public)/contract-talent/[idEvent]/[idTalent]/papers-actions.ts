'use server';

import type { PlanillaKind } from '@/db/values/contract-papers';
import { keepContractPapers } from '@/lib/contracts/signing/hand-papers';
import { handPlanilla } from '@/lib/contracts/signing/hand-planilla';
import { translate } from '@/lib/i18n/translate';
import { currentLinkActor } from '@/lib/identity/session';
import { answerForm } from '../../../_link-forms/answer-form';
import type { FormAnswer } from '../../../_link-forms/form-answer';

/** Hands the contract its planilla as the other document that it says too. */
export async function handPlanillaAction(
  eventId: string,
  talentId: string,
  kind: PlanillaKind,
): Promise<FormAnswer> {
  const actor = await currentLinkActor('CONTRACT', { eventId, talentId });
  return answerForm(() => handPlanilla(actor, { kind }), { unexpected: translate('contract.unexpected') });
}

/** Keeps what the contract was handed among the talent's own papers, who has asked for it. */
export async function keepPapersAction(eventId: string, talentId: string): Promise<FormAnswer> {
  const actor = await currentLinkActor('CONTRACT', { eventId, talentId });
  return answerForm(() => keepContractPapers(actor), { unexpected: translate('contract.unexpected') });
}
