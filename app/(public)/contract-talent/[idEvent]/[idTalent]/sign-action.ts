'use server';

import { headers } from 'next/headers';
import { CONTRACT_DOCUMENT_KINDS } from '@/db/values/contract-documents';
import { getContractPage } from '@/lib/contracts/contract-page';
import type { AskContractCodeInput } from '@/lib/contracts/inputs';
import { askContractCode } from '@/lib/contracts/signing/ask-contract-code';
import { keepContractPapers } from '@/lib/contracts/signing/hand-papers';
import { signContract } from '@/lib/contracts/signing/sign-contract';
import type { Actor } from '@/lib/core/actor';
import type { FieldErrors } from '@/lib/core/errors';
import { translate } from '@/lib/i18n/translate';
import { currentLinkActor } from '@/lib/identity/session';
import { requestIp } from '@/lib/platform/request-ip';
import { answerForm } from '../../../_link-forms/answer-form';
import type { FormAnswer } from '../../../_link-forms/form-answer';
import { isTicked, textOf, textOrNone } from '../../../_link-forms/read-form';
import { signatureOf } from './signature-input';

/**
 * The signing form: `typeContract`, the boxes `habeasData`, `clausula` and `keepPapers`, `seen`, how it is signed, and
 * `step`: 'ask' sends the code, 'sign' signs with `code`.
 */
export async function signAction(eventId: string, talentId: string, form: FormData): Promise<FormAnswer> {
  const actor = await currentLinkActor('CONTRACT', { eventId, talentId });
  const given = await headers();
  const context = { ip: requestIp(given), userAgent: given.get('user-agent') };
  const signs = form instanceof FormData && textOf(form, 'step') === 'sign';
  const work = async () => {
    const input = readForm(form);
    if (!signs) return askContractCode(actor, input, context);
    if (isTicked(form, 'keepPapers')) await keepContractPapers(actor);
    await signContract(actor, { ...input, code: textOf(form, 'code') }, context);
  };
  const answer = await answerForm(work, {
    unexpected: translate('contract.unexpected'),
    alsoWrong: async () =>
      form instanceof FormData ? whatIsMissing(actor, readForm(form).typeContract) : {},
  });
  return { ...answer, goesOn: !signs };
}

/** What is wrong with it, the domain's own schema says. */
const readForm = (form: FormData) =>
  ({
    typeContract: textOrNone(form, 'typeContract'),
    habeasData: isTicked(form, 'habeasData'),
    clausula: isTicked(form, 'clausula'),
    seen: textOf(form, 'seen'),
    ...signatureOf(form),
  }) as AskContractCodeInput;

/** A form with a wrong box is refused before documents and profile are looked at; people are told all at once. */
async function whatIsMissing(
  actor: Actor,
  chosen: AskContractCodeInput['typeContract'],
): Promise<FieldErrors> {
  const page = await getContractPage(actor);
  if (page.state !== 'FORM') return {};
  const absent = CONTRACT_DOCUMENT_KINDS.filter((kind) => !page.documents.some((one) => one.kind === kind));
  // An agency that has set the type of all its contracts offers that one alone.
  const isOpen = !chosen && Object.keys(page.texts).length > 1;
  return Object.fromEntries([
    ...(isOpen ? [['typeContract', 'contract.chooseType']] : []),
    ...absent.map((kind) => [kind, 'contract.uploadDocument']),
    ...page.missing.map((field) => [field, 'contract.requiredInApp']),
  ]);
}
