'use client';

import { useTranslations } from 'next-intl';
import { useFormOf } from '@/app/_features/forms/use-form-of';
import { WriteForm } from '@/app/_features/forms/write-form';
import { CitySelect } from '@/app/_features/places/city-select';
import type { CountryOption } from '@/app/_features/places/country-option';
import { PhoneField } from '@/app/_features/places/phone-field';
import { fieldsOf, optionsOf } from '@/app/_ui/form/fields';
import { FormGrid } from '@/app/_ui/form/form-grid';
import { type OwnUserInput, ownUserInput } from '@/lib/identity/own-user/inputs';
import { UPDATE_USER } from '@/lib/people/writes';
import { type CurrencyOption, countryOf } from './own-user-options';

const { TextField, SelectField, Field } = fieldsOf<OwnUserInput>();

type Props = {
  initial: OwnUserInput;
  revision: number;
  countries: readonly CountryOption[];
  currencies: readonly CurrencyOption[];
  onDone: () => void;
};

/** Edits oneself; only what was changed is sent. */
export function OwnUserForm({ initial, revision, countries, currencies, onDone }: Props) {
  const t = useTranslations('profile.own');
  const tProfile = useTranslations('profile');
  const form = useFormOf(UPDATE_USER, {
    schema: ownUserInput,
    onlyChanged: true,
    values: initial,
    revision,
    saved: tProfile('saved'),
    onSaved: onDone,
    onUnchanged: onDone,
  });
  const country = countryOf(countries, form.watch('cityId'));
  const documentTypes = (country?.documentTypes ?? []).filter(({ appliesTo }) => appliesTo !== 'COMPANY');
  return (
    <WriteForm form={form} save={t('save')} cancel={onDone} footer="inline">
      <FormGrid>
        <TextField name="name" label={t('name')} withAsterisk autoComplete="given-name" />
        <TextField name="lastname" label={t('lastname')} autoComplete="family-name" />
        <Field name="cityId">
          {(field) => <CitySelect label={t('city')} countries={countries} {...field} />}
        </Field>
        <TextField name="address" label={t('address')} autoComplete="street-address" />
        <SelectField
          name="typeIdentificationId"
          label={t('typeIdentificationId')}
          data={optionsOf(documentTypes)}
          clearable
        />
        <TextField name="identification" label={t('identification')} autoComplete="off" />
        <Field name="phone">
          {({ value, ...field }) => (
            <PhoneField
              label={t('phone')}
              dialingCode={country?.dialingCode ?? ''}
              value={value ?? ''}
              {...field}
            />
          )}
        </Field>
        <TextField name="corporateEmail" label={t('corporateEmail')} type="email" autoComplete="off" />
        <SelectField name="currencyId" label={t('currencyId')} data={optionsOf(currencies)} clearable />
      </FormGrid>
    </WriteForm>
  );
}
