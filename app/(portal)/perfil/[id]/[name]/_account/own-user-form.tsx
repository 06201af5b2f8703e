'use client';

import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Button, Select, TextInput } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { Controller, useForm } from 'react-hook-form';
import { useWrite } from '@/app/_features/graphql/use-write';
import { CitySelect } from '@/app/_features/places/city-select';
import type { CountryOption } from '@/app/_features/places/country-option';
import { PhoneField } from '@/app/_features/places/phone-field';
import { ErrorSummary } from '@/app/_ui/form/error-summary';
import { FormGrid } from '@/app/_ui/form/form-grid';
import { useMessageText } from '@/app/_ui/form/use-message-text';
import { useUnsavedWarning } from '@/app/_ui/form/use-unsaved-warning';
import { present } from '@/lib/graphql/present';
import { type OwnUserData, type OwnUserInput, ownUserInput } from '@/lib/identity/own-user/inputs';
import { UPDATE_USER } from '../_parts/documents';
import styles from '../_parts/profile.module.css';
import { useSave } from '../_parts/use-save';
import { type CurrencyOption, countryOf } from './own-user-options';

const NAMES = [
  'name',
  'lastname',
  'phone',
  'corporateEmail',
  'typeIdentificationId',
  'identification',
  'cityId',
  'address',
  'currencyId',
] as const satisfies readonly (keyof OwnUserInput)[];

type Props = {
  initial: OwnUserInput;
  countries: readonly CountryOption[];
  currencies: readonly CurrencyOption[];
  onDone: () => void;
};

/** Edits oneself; only what was changed is sent. */
export function OwnUserForm({ initial, countries, currencies, onDone }: Props) {
  const t = useTranslations('profile.own');
  const tUi = useTranslations('ui');
  const text = useMessageText();
  const updating = useWrite(UPDATE_USER);
  const { register, control, handleSubmit, formState, setError, watch } = useForm<
    OwnUserInput,
    unknown,
    OwnUserData
  >({ resolver: standardSchemaResolver(ownUserInput), defaultValues: initial, mode: 'onTouched' });
  const { save, failure } = useSave<OwnUserInput>(setError, NAMES);
  const { errors, dirtyFields, isDirty } = formState;
  useUnsavedWarning(isDirty);
  const country = countryOf(countries, watch('cityId'));

  const problem = (name: (typeof NAMES)[number]) => {
    const message = errors[name]?.message;
    return message ? text(message) : undefined;
  };

  const submit = handleSubmit(async (data) => {
    const changed = Object.fromEntries(NAMES.filter((name) => dirtyFields[name]).map((n) => [n, data[n]]));
    if (Object.keys(changed).length === 0) return onDone();
    const input = present(changed as Partial<OwnUserData>, ownUserInput);
    if (await save(() => updating.run({ input }))) onDone();
  });

  const choice = (name: 'typeIdentificationId' | 'currencyId', options: readonly CurrencyOption[]) => (
    <Controller
      control={control}
      name={name}
      render={({ field }) => (
        <Select
          label={t(name)}
          data={options.map((option) => ({ value: String(option.id), label: option.name }))}
          ref={field.ref}
          value={field.value ? String(field.value) : null}
          onChange={(id) => field.onChange(id ? Number(id) : null)}
          onBlur={field.onBlur}
          clearable
          error={problem(name)}
        />
      )}
    />
  );

  return (
    <form noValidate onSubmit={submit}>
      {failure && <ErrorSummary problems={[]} title={failure} />}
      <FormGrid>
        <TextInput
          label={t('name')}
          withAsterisk
          autoComplete="given-name"
          error={problem('name')}
          {...register('name')}
        />
        <TextInput
          label={t('lastname')}
          withAsterisk
          autoComplete="family-name"
          error={problem('lastname')}
          {...register('lastname')}
        />
        <Controller
          control={control}
          name="cityId"
          render={({ field: { value, onChange, onBlur, ref } }) => (
            <CitySelect
              label={t('city')}
              countries={countries}
              error={problem('cityId')}
              {...{ value, onChange, onBlur, ref }}
            />
          )}
        />
        <TextInput
          label={t('address')}
          autoComplete="street-address"
          error={problem('address')}
          {...register('address')}
        />
        {choice(
          'typeIdentificationId',
          (country?.documentTypes ?? []).filter(({ appliesTo }) => appliesTo !== 'COMPANY'),
        )}
        <TextInput
          label={t('identification')}
          autoComplete="off"
          error={problem('identification')}
          {...register('identification')}
        />
        <Controller
          control={control}
          name="phone"
          render={({ field }) => (
            <PhoneField
              {...field}
              label={t('phone')}
              dialingCode={country?.dialingCode ?? ''}
              value={field.value ?? ''}
              error={problem('phone')}
            />
          )}
        />
        <TextInput
          label={t('corporateEmail')}
          type="email"
          autoComplete="off"
          error={problem('corporateEmail')}
          {...register('corporateEmail')}
        />
        {choice('currencyId', currencies)}
      </FormGrid>
      <div className={styles.actions}>
        <Button variant="default" onClick={onDone} disabled={updating.pending}>
          {tUi('cancel')}
        </Button>
        <Button type="submit" loading={updating.pending}>
          {t('save')}
        </Button>
      </div>
    </form>
  );
}
