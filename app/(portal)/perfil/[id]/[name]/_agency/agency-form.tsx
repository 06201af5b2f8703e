'use client';

import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Button, Textarea, TextInput } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { Controller, useForm } from 'react-hook-form';
import { useWrite } from '@/app/_features/graphql/use-write';
import { CitySelect } from '@/app/_features/places/city-select';
import type { CountryOption } from '@/app/_features/places/country-option';
import { ErrorSummary } from '@/app/_ui/error-summary';
import { FormGrid, FormWide } from '@/app/_ui/form-grid';
import { useMessageText } from '@/app/_ui/use-message-text';
import { useUnsavedWarning } from '@/app/_ui/use-unsaved-warning';
import { type AgencyProfileData, type AgencyProfileInput, agencyProfileInput } from '@/lib/agencies/inputs';
import { present } from '@/lib/graphql/present';
import { UPDATE_AGENCY } from '../_parts/documents';
import { PhoneField } from '../_parts/phone-field';
import styles from '../_parts/profile.module.css';
import { useSave } from '../_parts/use-save';

const NAMES = ['name', 'email', 'phone', 'url', 'address', 'cityId', 'payment'] as const;

type Props = {
  id: string;
  initial: AgencyProfileInput;
  countries: readonly CountryOption[];
  dialingCode: string;
  mayRename: boolean;
  onDone: () => void;
};

/** Edits the agency; only what was changed is sent. */
export function AgencyForm({ id, initial, countries, dialingCode, mayRename, onDone }: Props) {
  const t = useTranslations('profile.agency');
  const tUi = useTranslations('ui');
  const text = useMessageText();
  const updating = useWrite(UPDATE_AGENCY);
  const { register, control, handleSubmit, formState, setError } = useForm<
    AgencyProfileInput,
    unknown,
    AgencyProfileData
  >({ resolver: standardSchemaResolver(agencyProfileInput), defaultValues: initial, mode: 'onTouched' });
  const { save, failure } = useSave<AgencyProfileInput>(setError, NAMES);
  const { errors, dirtyFields, isDirty } = formState;
  useUnsavedWarning(isDirty);

  const problem = (name: (typeof NAMES)[number]) => {
    const message = errors[name]?.message;
    return message ? text(message) : undefined;
  };

  const submit = handleSubmit(async (data) => {
    const changed = Object.fromEntries(NAMES.filter((name) => dirtyFields[name]).map((n) => [n, data[n]]));
    if (Object.keys(changed).length === 0) return onDone();
    const input = { ...present(changed as Partial<AgencyProfileData>), id };
    if (await save(() => updating.run({ input }))) onDone();
  });

  return (
    <form noValidate onSubmit={submit}>
      {failure && <ErrorSummary problems={[]} title={failure} />}
      <FormGrid>
        <FormWide>
          <TextInput
            label={t('name')}
            withAsterisk={mayRename}
            readOnly={!mayRename}
            description={mayRename ? undefined : t('nameOwner')}
            error={problem('name')}
            {...register('name')}
          />
        </FormWide>
        <TextInput
          label={t('email')}
          type="email"
          withAsterisk
          error={problem('email')}
          {...register('email')}
        />
        <Controller
          control={control}
          name="phone"
          render={({ field }) => (
            <PhoneField label={t('phone')} dialingCode={dialingCode} error={problem('phone')} {...field} />
          )}
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
        <TextInput label={t('address')} error={problem('address')} {...register('address')} />
        <FormWide>
          <TextInput
            label={t('url')}
            type="url"
            placeholder="https://"
            error={problem('url')}
            {...register('url')}
          />
        </FormWide>
        <FormWide>
          <Textarea
            label={t('payment')}
            description={t('paymentHint')}
            autosize
            minRows={2}
            error={problem('payment')}
            {...register('payment')}
          />
        </FormWide>
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
