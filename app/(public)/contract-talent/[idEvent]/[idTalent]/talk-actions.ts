'use server';

import { headers } from 'next/headers';
import { endAct } from '@/lib/contracts/acts/end-act';
import { proposeAnnulment } from '@/lib/contracts/acts/propose-act';
import { askActCode, signAct } from '@/lib/contracts/acts/sign-act';
import { askQuestion } from '@/lib/contracts/questions/ask-question';
import { declineContract } from '@/lib/contracts/signing/decline-contract';
import { takeBackDecline } from '@/lib/contracts/signing/take-back-decline';
import { translate } from '@/lib/i18n/translate';
import { currentLinkActor } from '@/lib/identity/session';
import { requestIp } from '@/lib/platform/request-ip';
import { answerForm } from '../../../_link-forms/answer-form';
import type { FormAnswer } from '../../../_link-forms/form-answer';
import { textOf } from '../../../_link-forms/read-form';
import { signatureOf } from './signature-input';

const texts = () => ({ unexpected: translate('contract.unexpected') });

/** The talent asks its agency: `text`. */
export async function questionAction(eventId: string, talentId: string, form: FormData): Promise<FormAnswer> {
  const actor = await currentLinkActor('CONTRACT', { eventId, talentId });
  return answerForm(async () => askQuestion(actor, { text: textOf(form, 'text') }), texts());
}

/** It does not sign: `reason`. */
export async function declineAction(eventId: string, talentId: string, form: FormData): Promise<FormAnswer> {
  const actor = await currentLinkActor('CONTRACT', { eventId, talentId });
  return answerForm(async () => declineContract(actor, { reason: textOf(form, 'reason') }), texts());
}

/** That it does not sign was a mistake. */
export async function takeBackAction(eventId: string, talentId: string): Promise<FormAnswer> {
  const actor = await currentLinkActor('CONTRACT', { eventId, talentId });
  return answerForm(async () => takeBackDecline(actor), texts());
}

/** It wants the contract annulled: `reason`. */
export async function annulAction(
  eventId: string,
  talentId: string,
  contractId: string,
  form: FormData,
): Promise<FormAnswer> {
  const actor = await currentLinkActor('CONTRACT', { eventId, talentId });
  return answerForm(
    async () => proposeAnnulment(actor, { contractId, reason: textOf(form, 'reason') }),
    texts(),
  );
}

/** It declines what was proposed, or takes its own proposal back: `reason`. */
export async function endAction(
  eventId: string,
  talentId: string,
  id: string,
  form: FormData,
): Promise<FormAnswer> {
  const actor = await currentLinkActor('CONTRACT', { eventId, talentId });
  return answerForm(async () => endAct(actor, { id, reason: textOf(form, 'reason') }), texts());
}

/** It signs what was proposed: as the signing form, with `seen` and `step`. */
export async function actAction(
  eventId: string,
  talentId: string,
  id: string,
  form: FormData,
): Promise<FormAnswer> {
  const actor = await currentLinkActor('CONTRACT', { eventId, talentId });
  const given = await headers();
  const context = { ip: requestIp(given), userAgent: given.get('user-agent') };
  const signs = form instanceof FormData && textOf(form, 'step') === 'sign';
  const answer = await answerForm(async () => {
    const input = { id, seen: textOf(form, 'seen'), ...signatureOf(form) };
    if (signs) await signAct(actor, { ...input, code: textOf(form, 'code') }, context);
    else await askActCode(actor, input, context);
  }, texts());
  return { ...answer, goesOn: !signs };
}
