'use client';

import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import type { CountryOption } from '@/app/_features/places/country-option';
import { PhoneField } from '@/app/_features/places/phone-field';
import type { TalentFormInput } from '@/app/_features/talents/form/talent-values';
import { fieldsOf, optionsOf } from '@/app/_ui/form/fields';
import { FormGrid } from '@/app/_ui/form/form-grid';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { RELATIONSHIPS } from '@/db/values/consents';
import type { GuardianFields } from '@/lib/talents/guardians/inputs';

const { TextField, SelectField, Field } =
  fieldsOf<{
    [Name in keyof GuardianFields as `guardian.${Name}`]: GuardianFields[Name];
  }>();

/** Who answers for a talent under 18, and is asked by mail. */
export function GuardianSection({ countries }: { countries: readonly CountryOption[] }) {
  const t = useTranslations('talents');
  const { watch, unregister } = useFormContext<TalentFormInput>();
  const dialingCode = watch('dialingCode') ?? '';
  const country = countries.find((one) => one.dialingCode === dialingCode);
  const documents = (country?.documentTypes ?? []).filter(({ appliesTo }) => appliesTo !== 'COMPANY');
  // Of somebody of age no guardian is kept, nor asked for.
  useEffect(() => () => unregister('guardian'), [unregister]);
  const shared = { withAsterisk: true, autoComplete: 'off' };
  return (
    <SectionCard title={t('guardian.title')} description={t('guardian.text')}>
      <FormGrid>
        <TextField name="guardian.name" label={t('form.name')} {...shared} maxLength={80} />
        <TextField name="guardian.lastname" label={t('form.lastname')} autoComplete="off" maxLength={80} />
        <SelectField
          name="guardian.relationship"
          label={t('guardian.relationship')}
          withAsterisk
          data={RELATIONSHIPS.map((value) => ({ value, label: t(`guardian.relationships.${value}`) }))}
          allowDeselect={false}
        />
        <TextField name="guardian.email" label={t('form.email')} {...shared} type="email" maxLength={100} />
        <SelectField
          name="guardian.typeDocumentId"
          label={t('form.documentType')}
          withAsterisk
          data={optionsOf(documents)}
          allowDeselect={false}
        />
        <TextField
          name="guardian.identification"
          label={t('form.identification')}
          {...shared}
          maxLength={30}
        />
        <Field name="guardian.phone">
          {({ value, ...field }) => (
            <PhoneField label={t('form.phone')} dialingCode={dialingCode} value={value ?? ''} {...field} />
          )}
        </Field>
      </FormGrid>
    </SectionCard>
  );
}
