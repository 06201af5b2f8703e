'use client';

import { Radio } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { useFormOf } from '@/app/_features/forms/use-form-of';
import { WriteForm } from '@/app/_features/forms/write-form';
import { CitySelect } from '@/app/_features/places/city-select';
import { type CountryOption, countryOfCity } from '@/app/_features/places/country-option';
import { fieldsOf, optionsOf } from '@/app/_ui/form/fields';
import { FormGrid } from '@/app/_ui/form/form-grid';
import { SectionCard } from '@/app/_ui/layout/section-card';
import type { IdentifyAgencyInput } from '@/lib/registration/inputs';
import { companyDocuments } from '@/lib/registration/rules';
import { IDENTIFY_AGENCY } from '@/lib/registration/writes';

const { TextField, SelectField, Field } = fieldsOf<IdentifyAgencyInput>();

const NATURES = ['PERSONA_JURIDICA', 'PERSONA_NATURAL'] as const;

type Props = { cityId: number | null; countries: readonly CountryOption[] };

/** Asks who the agency is before the law, where its registration did not. */
export function IdentifyCard({ cityId, countries }: Props) {
  const t = useTranslations('profile.identify');
  const form = useFormOf(IDENTIFY_AGENCY, {
    values: {
      legalNature: 'PERSONA_JURIDICA',
      ...(cityId === null ? {} : { cityId }),
      identification: '',
    },
    saved: t('saved'),
  });
  const known = countryOfCity(countries, form.watch('cityId'))?.documentTypes ?? [];
  const types = form.watch('legalNature') === 'PERSONA_JURIDICA' ? companyDocuments(known) : known;
  const usual = types[0]?.id;
  const { setValue } = form;
  // Of the country and the kind of agency that were said last, until another one is chosen.
  useEffect(() => {
    if (usual !== undefined) setValue('documentTypeId', usual);
  }, [usual, setValue]);
  return (
    <SectionCard title={t('title')} description={t('text')}>
      <WriteForm form={form} save={t('save')} footer="inline">
        <FormGrid>
          <Field name="legalNature" wide>
            {({ error, ...field }) => (
              <Radio.Group label={t('nature')} error={error} {...field}>
                {NATURES.map((nature) => (
                  <Radio key={nature} value={nature} label={t(nature)} mt="xs" />
                ))}
              </Radio.Group>
            )}
          </Field>
          <Field name="cityId">
            {({ onChange, ...field }) => (
              <CitySelect
                label={t('city')}
                countries={countries}
                {...field}
                // No city has this number.
                onChange={(id) => onChange(id ?? 0)}
              />
            )}
          </Field>
          <SelectField
            name="documentTypeId"
            label={t('documentType')}
            data={optionsOf(types)}
            allowDeselect={false}
            withAsterisk
          />
          <TextField name="identification" label={t('identification')} withAsterisk autoComplete="off" wide />
        </FormGrid>
      </WriteForm>
    </SectionCard>
  );
}
