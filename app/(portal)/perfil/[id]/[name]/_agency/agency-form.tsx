'use client';

import { useTranslations } from 'next-intl';
import { useFormOf } from '@/app/_features/forms/use-form-of';
import { WriteForm } from '@/app/_features/forms/write-form';
import { CitySelect } from '@/app/_features/places/city-select';
import type { CountryOption } from '@/app/_features/places/country-option';
import { PhoneField } from '@/app/_features/places/phone-field';
import { CheckboxChoices } from '@/app/_ui/form/checkbox-choices';
import { fieldsOf } from '@/app/_ui/form/fields';
import { FormGrid } from '@/app/_ui/form/form-grid';
import { type AgencyProfileInput, agencyProfileInput } from '@/lib/agencies/inputs';
import { UPDATE_AGENCY } from '@/lib/agencies/writes';

const { TextField, TextareaField, Field } = fieldsOf<AgencyProfileInput>();

type Props = {
  id: string;
  initial: AgencyProfileInput;
  revision: number;
  countries: readonly CountryOption[];
  services: readonly ServiceOption[];
  dialingCode: string;
  mayRename: boolean;
  onDone: () => void;
};

/** What an agency may offer. */
export type ServiceOption = { readonly id: number; readonly name: string };

/** Edits the agency; only what was changed is sent. */
export function AgencyForm({
  id,
  initial,
  revision,
  countries,
  services,
  dialingCode,
  mayRename,
  onDone,
}: Props) {
  const t = useTranslations('profile.agency');
  const tProfile = useTranslations('profile');
  const form = useFormOf(UPDATE_AGENCY, {
    schema: agencyProfileInput,
    given: { id },
    onlyChanged: true,
    values: initial,
    revision,
    saved: tProfile('saved'),
    onSaved: onDone,
    onUnchanged: onDone,
  });
  return (
    <WriteForm form={form} save={t('save')} cancel={onDone} footer="inline">
      <FormGrid>
        <TextField
          name="name"
          label={t('name')}
          withAsterisk={mayRename}
          readOnly={!mayRename}
          description={mayRename ? undefined : t('nameOwner')}
          wide
        />
        <TextField name="typeAgency" label={t('typeAgency')} description={t('typeAgencyHint')} wide />
        <TextField name="email" label={t('email')} type="email" withAsterisk />
        <Field name="phone">
          {(field) => <PhoneField label={t('phone')} dialingCode={dialingCode} {...field} />}
        </Field>
        <Field name="cityId">
          {(field) => <CitySelect label={t('city')} countries={countries} {...field} />}
        </Field>
        <TextField name="address" label={t('address')} />
        <TextField name="url" label={t('url')} type="url" placeholder="https://" wide />
        <TextareaField
          name="mission"
          label={t('mission')}
          description={t('missionHint')}
          maxLength={200}
          wide
        />
        <Field name="services" wide>
          {({ value, onChange, error }) => (
            <CheckboxChoices
              label={t('services')}
              options={services}
              value={value}
              onChange={onChange}
              error={error}
            />
          )}
        </Field>
        <TextareaField name="payment" label={t('payment')} description={t('paymentHint')} wide />
      </FormGrid>
    </WriteForm>
  );
}
