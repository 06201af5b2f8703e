'use client';

import { useTranslations } from 'next-intl';
import { useFormOf } from '@/app/_features/forms/use-form-of';
import { WriteForm } from '@/app/_features/forms/write-form';
import { fieldsOf } from '@/app/_ui/form/fields';
import { FormGrid } from '@/app/_ui/form/form-grid';
import { MoneyInput } from '@/app/_ui/form/money-input';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { type AgencyClaimsInput, agencyClaimsInput } from '@/lib/agencies/inputs';
import { UPDATE_AGENCY } from '@/lib/agencies/writes';
import { reviewersNeeded } from '@/lib/claims/review/rules';
import styles from '../_parts/profile.module.css';

const { CheckboxField, Field } = fieldsOf<AgencyClaimsInput>();

type Props = {
  id: string;
  initial: AgencyClaimsInput;
  mayEdit: boolean;
  revision: number;
  /** How many people of the agency may approve and pay claims. */
  reviewers: number;
};

/** Who may approve and pay the claims of talents. */
export function ClaimsCard({ id, initial, mayEdit, revision, reviewers }: Props) {
  const t = useTranslations('claims.settings');
  const tProfile = useTranslations('profile');
  const form = useFormOf(UPDATE_AGENCY, {
    schema: agencyClaimsInput,
    given: { id },
    onlyChanged: true,
    values: initial,
    revision,
    saved: tProfile('saved'),
    again: (data) => data,
  });
  const [apart, two] = form.watch(['claimsPayerApart', 'claimsSecondApprovalOver']);
  const needed = reviewersNeeded(apart, typeof two === 'number');
  const button = { variant: 'default', disabled: !form.formState.isDirty };
  const amount = (
    name: 'claimsSecondApprovalOver' | 'payoutsSecondApprovalOver',
    label: string,
    hint: string,
  ) => (
    <Field name={name}>
      {({ value, onChange, ...field }) => (
        <MoneyInput
          label={label}
          description={hint}
          hintBelow
          readOnly={!mayEdit}
          value={value}
          onChange={onChange}
          {...field}
        />
      )}
    </Field>
  );
  return (
    <SectionCard title={t('title')} description={t('text')}>
      <WriteForm form={form} save={mayEdit ? t('save') : undefined} button={button} footer="inline">
        <FormGrid>
          <CheckboxField
            name="claimsPayerApart"
            label={t('apart')}
            description={t('apartText')}
            disabled={!mayEdit}
          />
          {amount('claimsSecondApprovalOver', t('two'), t('twoText'))}
          {amount('payoutsSecondApprovalOver', t('twoBatches'), t('twoBatchesText'))}
        </FormGrid>
        {needed > reviewers && (
          <p className={styles.note} role="status">
            {t('tooFew', { needed, reviewers })}
          </p>
        )}
        {!mayEdit && <p className={styles.note}>{t('ownerOnly')}</p>}
      </WriteForm>
    </SectionCard>
  );
}
