'use client';

import type { ReactNode } from 'react';
import { CheckboxField } from '@/app/_ui/public/checkbox-field';
import { FieldBlock } from '@/app/_ui/public/form';
import { SelectField } from '@/app/_ui/public/select-field';
import type { ConsentInput } from '@/lib/contracts/inputs';
import type { ContractTypeName } from '@/lib/contracts/signing/shown-texts';
import { fillText } from '@/lib/i18n/fill-text';
import texts from '@/lib/i18n/messages/es/contract.json';
import styles from './contract.module.css';
import { LongText } from './long-text';

type Props = {
  /** Those that may be signed: the agency's own alone where it has set one. */
  types: readonly ContractTypeName[];
  chosen: ContractTypeName | undefined;
  onChoose: (type: string) => void;
  /** The select of the types. */
  field: { readonly name: string; readonly label: string; readonly error: string | undefined };
  problemOf: (name: string) => string | undefined;
  clauses: ReactNode;
  habeasData: ReactNode;
  tellConsent: (consent: ConsentInput) => Promise<unknown>;
};

/** The text, whole, and what is accepted of it. */
export function ReadingStep(props: Props) {
  const { types, chosen, onChoose, field, problemOf, clauses, habeasData, tellConsent } = props;
  const own = types.length === 1 ? types[0] : undefined;
  const tell = (kind: ConsentInput['kind'], accepted: boolean) =>
    void tellConsent({ kind, accepted, typeContract: chosen ?? '' }).catch(
      // The post that signs is the consent then.
      () => undefined,
    );
  const consent = (kind: ConsentInput['kind'], label: string) => (
    <CheckboxField
      label={label}
      name={kind}
      required
      onChange={({ currentTarget }) => tell(kind, currentTarget.checked)}
      error={problemOf(kind)}
    />
  );
  return (
    <>
      <FieldBlock title={texts.contract}>
        {own ? (
          <p>{fillText(texts.typeOfAgency, { type: texts.types[own] })}</p>
        ) : (
          <SelectField
            {...field}
            required
            options={types.map((value) => ({ value, label: texts.types[value] }))}
            ref={(select) => {
              // Chosen before this code was here to hear of it.
              if (select?.value) onChoose(select.value);
            }}
            onChange={(event) => onChoose(event.currentTarget.value)}
          />
        )}
        {clauses ? (
          <LongText label={texts.clauses}>{clauses}</LongText>
        ) : (
          <p className={styles.hint}>{texts.chooseToRead}</p>
        )}
        {consent('clausula', texts.acceptClauses)}
      </FieldBlock>
      <FieldBlock title={texts.habeasData}>
        <LongText label={texts.habeasData}>{habeasData}</LongText>
        {consent('habeasData', texts.acceptHabeasData)}
      </FieldBlock>
    </>
  );
}
