'use server';

import { refresh } from 'next/cache';
import { headers } from 'next/headers';
import { CONTRACT_PAPER_KINDS } from '@/db/values/contract-papers';
import { type ContractPage, getContractPage } from '@/lib/contracts/contract-page';
import type { AskContractCodeInput } from '@/lib/contracts/inputs';
import { askContractCode } from '@/lib/contracts/signing/ask-contract-code';
import { handPapersOnFile } from '@/lib/contracts/signing/hand-papers';
import { signContract } from '@/lib/contracts/signing/sign-contract';
import { AppError, type FieldErrors } from '@/lib/core/errors';
import { translate } from '@/lib/i18n/translate';
import { currentLinkActor } from '@/lib/identity/session';
import { requestIp } from '@/lib/platform/request-ip';
import { answerForm } from '../../../_link-forms/answer-form';
import type { FormAnswer } from '../../../_link-forms/form-answer';
import { isTicked, textOf, textOrNone } from '../../../_link-forms/read-form';
import { signatureOf } from './signature-input';

/** What a press asks for: on with the next screen, the code, or the signature. */
const STEPS = ['read', 'papers', 'ask', 'sign'] as const;

/**
 * The signing form, by its `step`: 'read' looks at `typeContract` and the boxes `habeasData` and `clausula`; 'papers' hands
 * over what is on file and looks at the four documents; 'ask' sends the code; 'sign' signs with `code`, or where it is
 * empty with that which opened the contract. Both take `seen` and how it is signed.
 */
export async function signAction(eventId: string, talentId: string, form: FormData): Promise<FormAnswer> {
  const actor = await currentLinkActor('CONTRACT', { eventId, talentId });
  const given = await headers();
  const context = { ip: requestIp(given), userAgent: given.get('user-agent') };
  const step = STEPS.find((one) => form instanceof FormData && textOf(form, 'step') === one) ?? 'ask';
  const work = async () => {
    const input = readForm(form);
    if (step === 'sign') await signContract(actor, { ...input, code: textOf(form, 'code') }, context);
    else if (step === 'ask') await askContractCode(actor, input, context);
    else {
      if (step === 'papers') await handPapersOnFile(actor);
      const page = await getContractPage(actor);
      refuse(page.state !== 'FORM' ? {} : step === 'read' ? notAccepted(page, input) : notHanded(page));
    }
  };
  const answer = await answerForm(work, {
    unexpected: translate('contract.unexpected'),
    alsoWrong: async () => {
      const page = await getContractPage(actor);
      if (!(form instanceof FormData) || page.state !== 'FORM' || step === 'read' || step === 'papers')
        return {};
      const missing = page.missing.map((field) => [field, 'contract.requiredInApp']);
      return { ...notAccepted(page, readForm(form)), ...notHanded(page), ...Object.fromEntries(missing) };
    },
  });
  // What is said of the whole form has changed what its page shows: another text, or a code that is over.
  if (answer.message) refresh();
  return { ...answer, goesOn: step !== 'sign' };
}

type Form = Extract<ContractPage, { state: 'FORM' }>;

function refuse(fields: FieldErrors): void {
  if (Object.keys(fields).length > 0) throw new AppError('INVALID', 'errors.invalid', fields);
}

/** A type where there is one to choose, and both texts accepted. */
function notAccepted(
  { texts }: Form,
  { typeContract, clausula, habeasData }: AskContractCodeInput,
): FieldErrors {
  // An agency that has set the type of all its contracts offers that one alone.
  const isOpen = !typeContract && Object.keys(texts).length > 1;
  return {
    ...(isOpen ? { typeContract: 'contract.chooseType' } : {}),
    ...(clausula ? {} : { clausula: 'contract.acceptTerms' }),
    ...(habeasData ? {} : { habeasData: 'contract.acceptTerms' }),
  };
}

const notHanded = ({ documents }: Form): FieldErrors =>
  Object.fromEntries(
    CONTRACT_PAPER_KINDS.filter((kind) => !documents.some((one) => one.kind === kind)).map((kind) => [
      kind,
      'contract.uploadDocument',
    ]),
  );

/** What is wrong with it, the domain's own schema says. */
const readForm = (form: FormData) =>
  ({
    typeContract: textOrNone(form, 'typeContract'),
    habeasData: isTicked(form, 'habeasData'),
    clausula: isTicked(form, 'clausula'),
    seen: textOf(form, 'seen'),
    ...signatureOf(form),
  }) as AskContractCodeInput;
