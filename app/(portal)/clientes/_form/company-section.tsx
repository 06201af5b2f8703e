'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { type CountryOption, countryOfCity } from '@/app/_features/places/country-option';
import { SelectInput } from '@/app/_ui/controls/select-input';
import { useStateWord } from '@/app/_ui/data/state-badge';
import { fieldsOf, optionsOf } from '@/app/_ui/form/fields';
import { FormGrid, FormWide } from '@/app/_ui/form/form-grid';
import { SectionCard } from '@/app/_ui/layout/section-card';
import type { ClientFormInput } from '@/lib/clients/inputs';
import { CLIENT } from '@/lib/core/states';
import styles from './client-form.module.css';
import { ClientLogo } from './client-logo';
import { ClientPhone } from './client-phone';
import { RepeatedClient } from './repeated-client';

const { TextField, SelectField } = fieldsOf<ClientFormInput>();

type Props = { countries: readonly CountryOption[]; ownId: string | undefined };

/** Who the client is and where. The country decides cities, document types and the dialing code. */
export function CompanySection({ countries, ownId }: Props) {
  const t = useTranslations('clients.form');
  const word = useStateWord();
  const form = useFormContext<ClientFormInput>();
  const [country, setCountry] = useState(() => initialCountry());

  function initialCountry(): CountryOption | undefined {
    const { cityId, dialingCode } = form.getValues();
    return countryOfCity(countries, cityId) ?? countries.find((one) => one.dialingCode === dialingCode);
  }

  function chooseCountry(value: string | null) {
    const chosen = countries.find(({ id }) => String(id) === value);
    if (!chosen || chosen === country) return;
    setCountry(chosen);
    const before = form.getValues('dialingCode');
    for (const field of ['phone', 'phoneProducer'] as const) {
      const phone = form.getValues(field);
      // A number that stands there stays one of its country.
      if (phone && /^\d/.test(phone) && before !== chosen.dialingCode) {
        form.setValue(field, `+${before} ${phone}`, { shouldDirty: true });
      }
    }
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
        <ClientLogo />
        <FormWide>
          <TextField name="name" label={t('name')} withAsterisk />
          <RepeatedClient by="name" typed={form.watch('name') ?? ''} ownId={ownId} />
        </FormWide>
        <SelectInput
          label={t('country')}
          data={countries.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={country ? String(country.id) : null}
          onChange={chooseCountry}
          allowDeselect={false}
          searchable
        />
        <SelectField
          name="cityId"
          label={t('city')}
          description={country ? undefined : t('cityFirst')}
          disabled={!country}
          data={optionsOf(country?.cities ?? [])}
          allowDeselect={false}
          searchable
          clearable
        />
        <SelectField
          name="typeIdentificationId"
          label={t('documentType')}
          disabled={!country}
          data={optionsOf(country?.documentTypes ?? [])}
          allowDeselect={false}
          clearable
        />
        <div>
          <TextField name="identification" label={t('identification')} />
          <RepeatedClient by="identification" typed={form.watch('identification') ?? ''} ownId={ownId} />
        </div>
        <TextField name="address" label={t('address')} autoComplete="off" wide />
        <div className={styles.phone}>
          <TextField name="dialingCode" label={t('dialingCode')} inputMode="numeric" leftSection="+" />
          <ClientPhone name="phone" label={t('phone')} />
        </div>
        <TextField name="url" label={t('url')} type="url" placeholder="https://" />
        {ownId && (
          <SelectField
            name="stateId"
            label={t('state')}
            description={t('stateHint')}
            data={[CLIENT.ACTIVE, CLIENT.INACTIVE].map((id) => ({ value: id, label: word(id) }))}
            allowDeselect={false}
          />
        )}
      </FormGrid>
    </SectionCard>
  );
}
