'use client';

import { type ComponentProps, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { fieldId } from '@/app/_ui/public/field-shell';
import { FormActions } from '@/app/_ui/public/form';
import { SubmitButton } from '@/app/_ui/public/submit-button';
import type { ConsentInput } from '@/lib/contracts/inputs';
import type { ContractTypeName } from '@/lib/contracts/signing/shown-texts';
import texts from '@/lib/i18n/messages/es/contract.json';
import type { FormAnswer } from '../../../_link-forms/form-answer';
import { LinkForm } from '../../../_link-forms/link-form';
import { useLinkForm } from '../../../_link-forms/use-link-form';
import { ContractPapers } from './contract-papers';
import { ReadingStep } from './reading-step';
import type { ShownSigning } from './shown-signing';
import { SIGNATURE_LABELS, SignatureFields } from './signature-fields';
import { SigningActions } from './signing-actions';
import { faultyScreen, SIGNING_STEPS, type SigningScreen } from './signing-steps';
import { StepBar } from './step-bar';
import styles from './steps.module.css';
import { useSigningScreen } from './use-signing-screen';

const TYPES = ['eventos', 'fotografia'] as const;
/** In the order of the page. */
const LABELS = {
  name: texts.name,
  identification: texts.identification,
  phone: texts.phone,
  email: texts.email,
  address: texts.address,
  typeContract: texts.typeContract,
  clausula: texts.clauses,
  habeasData: texts.habeasData,
  docId: texts.docId,
  rut: texts.rut,
  eps: texts.eps,
  arl: texts.arl,
  ...SIGNATURE_LABELS,
};

/** A text, the hash that says that it was this one, and whether the code that opened it signs it. */
type Shown = { readonly text: ReactNode; readonly seen: string; readonly opened: boolean };

type Props = {
  action: (data: FormData) => Promise<FormAnswer>;
  /** Tells that a box was ticked or cleared, when it is. */
  tellConsent: (consent: ConsentInput) => Promise<unknown>;
  papers: Omit<ComponentProps<typeof ContractPapers>, 'problemOf' | 'onHanded'>;
  /** By the types that may be signed: of the agency's own alone where it has set one. */
  clauses: Readonly<Partial<Record<ContractTypeName, Shown>>>;
  habeasData: ReactNode;
  signing: ShownSigning;
  /** What is signed, in a sentence. */
  summary: string;
  /** What is read before: inside the form, so that its button is in view from the first line. */
  children: ReactNode;
};

/** Reads, hands the four documents over, and signs: one task a screen. */
export function ContractForm({ action, tellConsent, papers, clauses, habeasData, children, ...rest }: Props) {
  const { signing, summary } = rest;
  const types = TYPES.filter((one) => clauses[one]);
  const [type, setType] = useState<string>((types.length === 1 && types[0]) || '');
  const [screen, setScreen] = useSigningScreen();
  const top = useRef<HTMLDivElement>(null);

  function show(next: SigningScreen) {
    // At once, so that the press that led here may open the keyboard of a phone.
    flushSync(() => setScreen(next));
    window.scrollTo({ top: 0 });
    const name = next === 'firmar' && document.getElementById(fieldId({ name: 'signerName' }));
    (name || top.current)?.focus({ preventScroll: true });
  }
  const kit = useLinkForm(async (data) => {
    const answer = await action(data);
    const next = SIGNING_STEPS[SIGNING_STEPS.indexOf(screen) + 1];
    if (answer.ok && next) show(next);
    return answer;
  }, LABELS);
  const { field, problemOf } = kit;

  // What the last screen finds wrong with an earlier one is shown there.
  const { count, fields } = kit.attempt;
  const faulty = faultyScreen(fields);
  useEffect(() => {
    if (count > 0 && faulty) setScreen(faulty);
  }, [count, faulty, setScreen]);

  /** A fault that is told above leads to its field, on whichever screen that is. */
  function follow({ target }: MouseEvent<HTMLFormElement>) {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#"]') : null;
    const name = link && Object.keys(LABELS).find((one) => link.hash === `#${fieldId({ name: one })}`);
    const screenOfIt = name && faultyScreen({ [name]: '' });
    // Before the browser follows it.
    if (screenOfIt) flushSync(() => setScreen(screenOfIt));
  }

  const chosen = types.find((one) => one === type);
  const shown = chosen && clauses[chosen];
  const isOpened = shown?.opened ?? false;
  const next = (step: 'read' | 'papers') => (
    <FormActions>
      <SubmitButton name="step" value={step} busy={kit.sending} busyText={texts.steps.checking}>
        {texts.steps.next}
      </SubmitButton>
    </FormActions>
  );
  return (
    <LinkForm kit={kit} onClickCapture={follow} before={<StepBar screen={screen} onShow={show} />}>
      <div ref={top} tabIndex={-1} className={styles.screen} />
      <input type="hidden" name="seen" value={shown?.seen ?? ''} />
      <div hidden={screen !== 'leer'}>
        {children}
        <ReadingStep
          types={types}
          chosen={chosen}
          onChoose={setType}
          field={field('typeContract')}
          problemOf={problemOf}
          clauses={shown?.text}
          habeasData={habeasData}
          tellConsent={tellConsent}
        />
      </div>
      <div hidden={screen !== 'documentos'}>
        <ContractPapers {...papers} problemOf={problemOf} onHanded={kit.settle} />
      </div>
      <div hidden={screen !== 'firmar'}>
        <SignatureFields signing={signing} opened={isOpened} summary={summary} problemOf={problemOf} />
      </div>
      {screen === 'leer' && next('read')}
      {screen === 'documentos' && next('papers')}
      {screen === 'firmar' && (
        <SigningActions sent={signing.sent !== null} opened={isOpened} busy={kit.sending} />
      )}
    </LinkForm>
  );
}
