'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { useFormOf } from '@/app/_features/forms/use-form-of';
import { WriteForm } from '@/app/_features/forms/write-form';
import { fieldsOf } from '@/app/_ui/form/fields';
import { FormGrid } from '@/app/_ui/form/form-grid';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { HOME_COUNTRY } from '@/lib/core/countries';
import type { TaxDataInput } from '@/lib/taxes/declarations/inputs';
import { KEEP_TAX_DATA } from '@/lib/taxes/declarations/writes';

const { TextField, CheckboxField, SelectField } = fieldsOf<TaxDataInput>();

type Props = {
  initial: TaxDataInput;
  countries: readonly { value: string; label: string }[];
  revision: number;
  /** When it was said, in words; null before. */
  saidAt: string | null;
  /** Where to go once it is saved; null to stay. */
  back: string | null;
};

/** What is empty is said too: it is not as it stood. */
const saidIn = (input: TaxDataInput) => ({
  ...input,
  economicActivity: input.economicActivity ?? '',
  simpleRegime: input.simpleRegime ?? false,
  residenceCountry: input.residenceCountry ?? '',
  residentSince: input.residentSince ?? '',
});

/** What a talent says of itself as a taxpayer. */
export function TaxDataForm({ initial, countries, revision, saidAt, back }: Props) {
  const t = useTranslations('place.taxData');
  const router = useRouter();
  const form = useFormOf(KEEP_TAX_DATA, {
    sends: saidIn,
    values: initial,
    revision,
    saved: t('saved'),
    onSaved: () => (back ? router.push(back) : router.refresh()),
    again: saidIn,
  });
  const country = useWatch({ control: form.control, name: 'residenceCountry' });
  const isAbroad = Boolean(country) && country !== HOME_COUNTRY;
  return (
    <SectionCard title={t('card')}>
      <WriteForm
        form={form}
        save={t('save')}
        cancel={back ?? undefined}
        note={saidAt ? t('saidAt', { when: saidAt }) : t('notSaid')}
      >
        <FormGrid>
          <CheckboxField
            name="declaresIncome"
            label={t('declaresIncome')}
            description={t('declaresIncomeHint')}
            wide
          />
          <CheckboxField
            name="hiresWorkers"
            label={t('hiresWorkers')}
            description={t('hiresWorkersHint')}
            wide
          />
          <CheckboxField
            name="ivaResponsible"
            label={t('ivaResponsible')}
            description={t('ivaResponsibleHint')}
            wide
          />
          <CheckboxField
            name="simpleRegime"
            label={t('simpleRegime')}
            description={t('simpleRegimeHint')}
            wide
          />
          <SelectField
            name="residenceCountry"
            label={t('residenceCountry')}
            description={t('residenceCountryHint')}
            hintBelow
            searchable
            data={countries}
          />
          {isAbroad && (
            <TextField
              name="residentSince"
              label={t('residentSince')}
              type="date"
              withAsterisk
              autoComplete="off"
            />
          )}
          <TextField
            name="economicActivity"
            label={t('economicActivity')}
            description={t('economicActivityHint')}
            hintBelow
            inputMode="numeric"
            maxLength={4}
            autoComplete="off"
          />
        </FormGrid>
      </WriteForm>
    </SectionCard>
  );
}
