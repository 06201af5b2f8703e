'use client';

import { type ChangeEvent, type ComponentProps, type ReactNode, useState } from 'react';
import { CheckboxField } from '@/app/_ui/public/checkbox-field';
import { FieldBlock } from '@/app/_ui/public/form';
import { SelectField } from '@/app/_ui/public/select-field';
import type { ContractTypeName } from '@/lib/contracts/contract-page';
import type { ConsentInput } from '@/lib/contracts/inputs';
import { fillText } from '@/lib/i18n/fill-text';
import texts from '@/lib/i18n/messages/es/contract.json';
import type { FormAnswer } from '../../../_link-forms/form-answer';
import { LinkForm } from '../../../_link-forms/link-form';
import { useLinkForm } from '../../../_link-forms/use-link-form';
import styles from './contract.module.css';
import { ContractPapers } from './contract-papers';
import type { ShownSigning } from './shown-signing';
import { SIGNATURE_LABELS, SignatureFields } from './signature-fields';
import { SigningActions } from './signing-actions';
import { TextRegion } from './text-region';

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

/** A text, and the hash that says that it was this one. */
type Shown = { readonly text: ReactNode; readonly seen: string };

type Props = {
  action: (data: FormData) => Promise<FormAnswer>;
  /** Tells that a box was ticked or cleared, when it is. */
  tellConsent: (consent: ConsentInput) => Promise<unknown>;
  papers: Omit<ComponentProps<typeof ContractPapers>, 'problemOf'>;
  /** By the types that may be signed: of the agency's own alone where it has set one. */
  clauses: Readonly<Partial<Record<ContractTypeName, Shown>>>;
  habeasData: ReactNode;
  signing: ShownSigning;
  /** What is read before: inside the form, so that its button is in view from the first line. */
  children: ReactNode;
};

/** Type of contract, its text, what is accepted, and the four documents. */
export function ContractForm({ action, tellConsent, papers, clauses, habeasData, signing, children }: Props) {
  const types = TYPES.filter((one) => clauses[one]);
  const own = types.length === 1 ? types[0] : undefined;
  const [type, setType] = useState<string>(own ?? '');
  const kit = useLinkForm(action, LABELS);
  const { field, problemOf } = kit;
  const chosen = types.find((one) => one === type);
  const shown = chosen && clauses[chosen];
  const tell =
    (kind: ConsentInput['kind']) =>
    ({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
      void tellConsent({ kind, accepted: currentTarget.checked, typeContract: chosen ?? '' }).catch(
        // The post that signs is the consent then.
        () => undefined,
      );
  return (
    <LinkForm kit={kit}>
      {children}
      <FieldBlock title={texts.contract}>
        {own ? (
          <p>{fillText(texts.typeOfAgency, { type: texts.types[own] })}</p>
        ) : (
          <SelectField
            {...field('typeContract')}
            required
            options={types.map((value) => ({ value, label: texts.types[value] }))}
            ref={(select) => {
              // Chosen before this code was here to hear of it.
              if (select?.value) setType(select.value);
            }}
            onChange={(event) => setType(event.currentTarget.value)}
          />
        )}
        {shown ? (
          <TextRegion label={texts.clauses}>{shown.text}</TextRegion>
        ) : (
          <p className={styles.hint}>{texts.chooseToRead}</p>
        )}
        <CheckboxField
          label={texts.acceptClauses}
          name="clausula"
          required
          onChange={tell('clausula')}
          error={problemOf('clausula')}
        />
      </FieldBlock>
      <FieldBlock title={texts.habeasData}>
        <TextRegion label={texts.habeasData}>{habeasData}</TextRegion>
        <CheckboxField
          label={texts.acceptHabeasData}
          name="habeasData"
          required
          onChange={tell('habeasData')}
          error={problemOf('habeasData')}
        />
      </FieldBlock>
      <ContractPapers {...papers} problemOf={problemOf} />
      <SignatureFields signing={signing} problemOf={problemOf} />
      <input type="hidden" name="seen" value={shown?.seen ?? ''} />
      <SigningActions sent={signing.sent !== null} busy={kit.sending} />
    </LinkForm>
  );
}
