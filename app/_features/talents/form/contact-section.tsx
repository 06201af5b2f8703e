'use client';

import { useTranslations } from 'next-intl';
import { useFormContext } from 'react-hook-form';
import { CitySelect } from '@/app/_features/places/city-select';
import { type CountryOption, countryOfCity } from '@/app/_features/places/country-option';
import { PhoneField } from '@/app/_features/places/phone-field';
import { fieldsOf, optionsOf } from '@/app/_ui/form/fields';
import { FormGrid } from '@/app/_ui/form/form-grid';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { TALENT_FIELDS } from '@/lib/core/talent-fields';
import type { TalentFormInput } from './talent-values';

const { TextField, SelectField, Field } = fieldsOf<TalentFormInput>();

type Props = {
  countries: readonly CountryOption[];
  /** A talent changes its own elsewhere, with its password. */
  withEmail?: boolean;
};

/** How to reach the talent, and its document. The city decides the dialing code and the documents. */
export function ContactSection({ countries, withEmail = true }: Props) {
  const t = useTranslations('talents');
  const f = useTranslations('talents.fields.short');
  const form = useFormContext<TalentFormInput>();
  const dialingCode = form.watch('dialingCode') ?? '';
  const cityId = form.watch('residenceCityId');
  const country =
    countryOfCity(countries, cityId) ?? countries.find((one) => one.dialingCode === dialingCode);
  const documents = (country?.documentTypes ?? []).filter(({ appliesTo }) => appliesTo !== 'COMPANY');

  function follow(city: number | null) {
    const chosen = countryOfCity(countries, city);
    if (!chosen || chosen === country) return;
    const phone = form.getValues('phone');
    if (phone && /^\d/.test(phone) && chosen.dialingCode !== dialingCode) {
      form.setValue('phone', `+${dialingCode} ${phone}`, { shouldDirty: true });
    }
    form.setValue('dialingCode', chosen.dialingCode, { shouldDirty: true });
    form.setValue('typeDocumentId', null, { shouldDirty: true });
  }

  return (
    <SectionCard title={t('form.contact')}>
      <FormGrid>
        {withEmail && (
          <TextField
            name="email"
            label={t('form.email')}
            description={t('form.emailHint')}
            type="email"
            withAsterisk
            autoComplete="off"
            maxLength={100}
            wide
          />
        )}
        <Field name="residenceCityId">
          {({ onChange, ...field }) => (
            <CitySelect
              label={t('form.city')}
              countries={countries}
              {...field}
              onChange={(city) => {
                follow(city);
                onChange(city);
              }}
            />
          )}
        </Field>
        <Field name="phone">
          {({ value, ...field }) => (
            <PhoneField label={t('form.phone')} dialingCode={dialingCode} value={value ?? ''} {...field} />
          )}
        </Field>
        <TextField
          name="address"
          label={f('address')}
          autoComplete="off"
          maxLength={TALENT_FIELDS.address.most}
          wide
        />
        <SelectField
          name="typeDocumentId"
          label={t('form.documentType')}
          data={optionsOf(documents)}
          clearable
        />
        <TextField name="identification" label={t('form.identification')} autoComplete="off" maxLength={30} />
      </FormGrid>
    </SectionCard>
  );
}
