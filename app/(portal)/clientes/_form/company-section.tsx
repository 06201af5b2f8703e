'use client';

import { Select, TextInput } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { type CountryOption, countryOfCity } from '@/app/_features/places/country-option';
import { useStateWord } from '@/app/_ui/data/state-badge';
import { FormGrid, FormWide } from '@/app/_ui/form/form-grid';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { CLIENT } from '@/lib/core/states';
import styles from './client-form.module.css';
import { ClientLogo } from './client-logo';
import { ClientPhone } from './client-phone';
import { RepeatedIdentification } from './repeated-identification';
import { useClientForm } from './use-client-form';

type Props = { countries: readonly CountryOption[]; ownId: string | undefined };

/** Who the client is and where. The country decides cities, document types and the dialing code. */
export function CompanySection({ countries, ownId }: Props) {
  const t = useTranslations('clients.form');
  const word = useStateWord();
  const { form, problem } = useClientForm();
  const [country, setCountry] = useState(() => initialCountry());

  function initialCountry(): CountryOption | undefined {
    const { cityId, dialingCode } = form.getValues();
    return countryOfCity(countries, cityId) ?? countries.find((one) => one.dialingCode === dialingCode);
  }

  function chooseCountry(value: string | null) {
    const chosen = countries.find(({ id }) => String(id) === value);
    if (!chosen || chosen === country) return;
    setCountry(chosen);
    form.setValue('dialingCode', chosen.dialingCode, { shouldDirty: true, shouldValidate: true });
    form.setValue('cityId', null, { shouldDirty: true });
    const type = form.getValues('typeIdentificationId');
    if (!chosen.documentTypes.some(({ id }) => id === type)) {
      const usual = chosen.documentTypes.find(({ appliesTo }) => appliesTo !== 'PERSON');
      form.setValue('typeIdentificationId', usual?.id ?? null, { shouldDirty: true });
    }
  }

  return (
    <SectionCard title={t('company')}>
      <FormGrid>
        <FormWide>
          <ClientLogo />
        </FormWide>
        <FormWide>
          <TextInput label={t('name')} withAsterisk error={problem('name')} {...form.register('name')} />
        </FormWide>
        <Select
          label={t('country')}
          data={countries.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={country ? String(country.id) : null}
          onChange={chooseCountry}
          allowDeselect={false}
          searchable
        />
        <Controller
          control={form.control}
          name="cityId"
          render={({ field }) => (
            <Select
              label={t('city')}
              description={country ? undefined : t('cityFirst')}
              disabled={!country}
              data={(country?.cities ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
              ref={field.ref}
              value={field.value ? String(field.value) : null}
              onChange={(id) => field.onChange(id ? Number(id) : null)}
              onBlur={field.onBlur}
              allowDeselect={false}
              searchable
              clearable
              error={problem('cityId')}
            />
          )}
        />
        <Controller
          control={form.control}
          name="typeIdentificationId"
          render={({ field }) => (
            <Select
              label={t('documentType')}
              disabled={!country}
              data={(country?.documentTypes ?? []).map(({ id, name }) => ({
                value: String(id),
                label: name,
              }))}
              ref={field.ref}
              value={field.value ? String(field.value) : null}
              onChange={(id) => field.onChange(id ? Number(id) : null)}
              onBlur={field.onBlur}
              allowDeselect={false}
              clearable
              error={problem('typeIdentificationId')}
            />
          )}
        />
        <div>
          <TextInput
            label={t('identification')}
            error={problem('identification')}
            {...form.register('identification')}
          />
          <RepeatedIdentification identification={form.watch('identification') ?? ''} ownId={ownId} />
        </div>
        <FormWide>
          <TextInput
            label={t('address')}
            autoComplete="off"
            error={problem('address')}
            {...form.register('address')}
          />
        </FormWide>
        <div className={styles.phone}>
          <TextInput
            label={t('dialingCode')}
            inputMode="numeric"
            leftSection="+"
            error={problem('dialingCode')}
            {...form.register('dialingCode')}
          />
          <ClientPhone name="phone" label={t('phone')} />
        </div>
        <TextInput
          label={t('url')}
          type="url"
          placeholder="https://"
          error={problem('url')}
          {...form.register('url')}
        />
        {ownId && (
          <Controller
            control={form.control}
            name="stateId"
            render={({ field }) => (
              <Select
                label={t('state')}
                description={t('stateHint')}
                data={[CLIENT.ACTIVE, CLIENT.INACTIVE].map((id) => ({ value: String(id), label: word(id) }))}
                ref={field.ref}
                value={String(field.value)}
                onChange={(id) => field.onChange(Number(id))}
                allowDeselect={false}
              />
            )}
          />
        )}
      </FormGrid>
    </SectionCard>
  );
}
