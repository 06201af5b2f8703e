'use client';

import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Button } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { FormProvider, useForm } from 'react-hook-form';
import { useWrite } from '@/app/_features/graphql/use-write';
import { ErrorSummary } from '@/app/_ui/form/error-summary';
import { FormFooter } from '@/app/_ui/form/form-footer';
import { useUnsavedWarning } from '@/app/_ui/form/use-unsaved-warning';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { type AgencyTaxData, type AgencyTaxInput, agencyTaxInput } from '@/lib/agencies/inputs';
import { formatMoney } from '@/lib/core/money';
import { present } from '@/lib/graphql/present';
import { UPDATE_AGENCY } from '../_parts/documents';
import styles from '../_parts/profile.module.css';
import { useSave } from '../_parts/use-save';
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
  isPerson: boolean;
  mayEdit: boolean;
  simpleRates: readonly SimpleRate[];
  example: ExampleBasis;
};

/** What the agency is for the tax office: each box in plain words, and what all of them do to a quotation. */
export function TaxSection({ id, values, isPerson, mayEdit, simpleRates, example }: Props) {
  const t = useTranslations('profile.taxes');
  const tUi = useTranslations('ui');
  const updating = useWrite(UPDATE_AGENCY);
  const form = useForm<AgencyTaxInput, unknown, AgencyTaxData>({
    resolver: standardSchemaResolver(agencyTaxInput),
    defaultValues: values,
    mode: 'onTouched',
  });
  const { save, failure } = useSave<AgencyTaxInput>(form.setError, ['simpleConcept', 'incomeTaxRatePn']);
  const { isDirty, dirtyFields } = form.formState;
  useUnsavedWarning(isDirty);
  const current = form.watch();
  // On a phone the example lies below: this much of it goes with the button.
  const received = formatMoney(priceExample(current, example).received, 'COP');

  const submit = form.handleSubmit(async (data) => {
    const changed = Object.fromEntries(
      Object.entries(data).filter(([key]) => dirtyFields[key as keyof AgencyTaxInput]),
    ) as Partial<AgencyTaxData>;
    const { incomeTaxRatePn, ...rest } = present(changed, agencyTaxInput);
    const rate = incomeTaxRatePn === undefined ? {} : { incomeTaxRatePN: incomeTaxRatePn || null };
    if (await save(() => updating.run({ input: { ...rest, ...rate, id } })))
      form.reset({ ...data, incomeTaxRatePn: data.incomeTaxRatePn ?? '' });
  });

  return (
    <FormProvider {...form}>
      <div className={layout.columns}>
        <form noValidate onSubmit={submit} className={layout.groups}>
          {failure && <ErrorSummary problems={[]} title={failure} />}
          <p className={layout.lead}>{t(isPerson ? 'person' : 'company')}</p>
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
          {mayEdit ? (
            <FormFooter note={isDirty ? t('example.short', { amount: received }) : undefined}>
              {isDirty && (
                <Button variant="default" onClick={() => form.reset()} disabled={updating.pending}>
                  {tUi('cancel')}
                </Button>
              )}
              <Button type="submit" loading={updating.pending} disabled={!isDirty}>
                {t('save')}
              </Button>
            </FormFooter>
          ) : (
            <p className={styles.note}>{t('ownerOnly')}</p>
          )}
        </form>
        <div className={layout.example}>
          <ExampleCard values={current} saved={values} basis={example} />
        </div>
      </div>
    </FormProvider>
  );
}
