'use client';

import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Button, Checkbox, Group, Textarea, TextInput } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { Controller, useForm } from 'react-hook-form';
import { useWrite } from '@/app/_features/graphql/use-write';
import { CitySelect } from '@/app/_features/places/city-select';
import type { CountryOption } from '@/app/_features/places/country-option';
import { PhoneField } from '@/app/_features/places/phone-field';
import { ErrorSummary } from '@/app/_ui/form/error-summary';
import { FormGrid, FormWide } from '@/app/_ui/form/form-grid';
import { useMessageText } from '@/app/_ui/form/use-message-text';
import { useUnsavedWarning } from '@/app/_ui/form/use-unsaved-warning';
import { type AgencyProfileData, type AgencyProfileInput, agencyProfileInput } from '@/lib/agencies/inputs';
import { present } from '@/lib/graphql/present';
import { UPDATE_AGENCY } from '../_parts/documents';
import styles from '../_parts/profile.module.css';
import { useSave } from '../_parts/use-save';

const NAMES = [
  'name',
  'typeAgency',
  'mission',
  'services',
  'email',
  'phone',
  'url',
  'address',
  'cityId',
  'payment',
] as const;

type Props = {
  id: string;
  initial: AgencyProfileInput;
  countries: readonly CountryOption[];
  services: readonly ServiceOption[];
  dialingCode: string;
  mayRename: boolean;
  onDone: () => void;
};

/** What an agency may offer. */
export type ServiceOption = { readonly id: number; readonly name: string };

/** Edits the agency; only what was changed is sent. */
export function AgencyForm({ id, initial, countries, services, dialingCode, mayRename, onDone }: Props) {
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
    const input = { ...present(changed as Partial<AgencyProfileData>, agencyProfileInput), id };
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
        <FormWide>
          <TextInput
            label={t('typeAgency')}
            description={t('typeAgencyHint')}
            error={problem('typeAgency')}
            {...register('typeAgency')}
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
            label={t('mission')}
            description={t('missionHint')}
            autosize
            minRows={2}
            maxLength={200}
            error={problem('mission')}
            {...register('mission')}
          />
        </FormWide>
        <FormWide>
          <Controller
            control={control}
            name="services"
            render={({ field: { value, onChange } }) => (
              <Checkbox.Group
                label={t('services')}
                value={value.map(String)}
                onChange={(ids) => onChange(ids.map(Number))}
                error={problem('services')}
              >
                <Group gap="md" mt={4}>
                  {services.map((service) => (
                    <Checkbox key={service.id} value={String(service.id)} label={service.name} />
                  ))}
                </Group>
              </Checkbox.Group>
            )}
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
