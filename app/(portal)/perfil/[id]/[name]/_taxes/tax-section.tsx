'use client';

import { useTranslations } from 'next-intl';
import { useFormOf } from '@/app/_features/forms/use-form-of';
import { WriteForm } from '@/app/_features/forms/write-form';
import { SectionCard } from '@/app/_ui/layout/section-card';
import text from '@/app/_ui/theme/text.module.css';
import { type AgencyTaxInput, agencyTaxInput } from '@/lib/agencies/inputs';
import { UPDATE_AGENCY } from '@/lib/agencies/writes';
import { formatMoney } from '@/lib/core/money';
import styles from '../_parts/profile.module.css';
import { ExampleCard } from './example-card';
import { type ExampleBasis, priceExample } from './price-example';
import { SimpleConceptField, type SimpleRate } from './simple-concept-field';
import { TaxFlagField } from './tax-flag-field';
import { flagsOf, TAX_GROUPS } from './tax-groups';
import { TaxRateField } from './tax-rate-field';
import layout from './tax-section.module.css';

type Props = {
  id: string;
  values: AgencyTaxInput;
  revision: number;
  isPerson: boolean;
  mayEdit: boolean;
  simpleRates: readonly SimpleRate[];
  example: ExampleBasis;
};

/** What the agency is for the tax office: each box in plain words, and what all of them do to a quotation. */
export function TaxSection({ id, values, revision, isPerson, mayEdit, simpleRates, example }: Props) {
  const t = useTranslations('profile.taxes');
  const tProfile = useTranslations('profile');
  const form = useFormOf(UPDATE_AGENCY, {
    schema: agencyTaxInput,
    given: { id },
    sends: (_, { incomeTaxRatePn, ...rest }) => ({
      ...rest,
      ...(incomeTaxRatePn === undefined ? {} : { incomeTaxRatePn: incomeTaxRatePn || null }),
    }),
    values,
    revision,
    saved: tProfile('saved'),
    again: (data) => ({ ...data, incomeTaxRatePn: data.incomeTaxRatePn ?? '' }),
  });
  const { isDirty } = form.formState;
  const current = form.watch();
  // On a phone the example lies below: this much of it goes with the button.
  const received = formatMoney(priceExample(current, example).received, 'COP');

  return (
    <div className={layout.columns}>
      <WriteForm
        form={form}
        save={mayEdit ? t('save') : undefined}
        button={{ disabled: !isDirty }}
        cancel={isDirty ? () => form.reset() : undefined}
        note={isDirty && t('example.short', { amount: received })}
        className={layout.groups}
      >
        <p className={text.quiet}>{t(isPerson ? 'person' : 'company')}</p>
        {TAX_GROUPS.map((group) => (
          <SectionCard key={group} title={t(`groups.${group}`)}>
            <div className={layout.fields}>
              {flagsOf(group, isPerson).map((flag) => (
                <TaxFlagField key={flag} flag={flag} disabled={!mayEdit} />
              ))}
              {group === 'regime' && current.regimenSimple && (
                <SimpleConceptField rates={simpleRates} disabled={!mayEdit} />
              )}
              {group === 'income' && isPerson && <TaxRateField disabled={!mayEdit} />}
            </div>
          </SectionCard>
        ))}
        {!mayEdit && <p className={styles.note}>{t('ownerOnly')}</p>}
      </WriteForm>
      <div className={layout.example}>
        <ExampleCard values={current} saved={values} basis={example} />
      </div>
    </div>
  );
}
