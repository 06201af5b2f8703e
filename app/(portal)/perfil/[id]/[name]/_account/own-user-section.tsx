'use client';

import { Button } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { CountryOption } from '@/app/_features/places/country-option';
import { DescriptionList } from '@/app/_ui/data/description-list';
import { SectionCard } from '@/app/_ui/layout/section-card';
import type { AgencyRole } from '@/lib/core/actor';
import { fullName } from '@/lib/core/full-name';
import { formatPhone } from '@/lib/core/readers/phone';
import type { OwnUserInput } from '@/lib/identity/own-user/inputs';
import { OwnUserForm } from './own-user-form';
import { type CurrencyOption, countryOf, USUAL_DIALING_CODE } from './own-user-options';

type Props = {
  email: string;
  role: AgencyRole;
  values: OwnUserInput;
  revision: number;
  countries: readonly CountryOption[];
  currencies: readonly CurrencyOption[];
};

/** One's own data, to look at or to edit. */
export function OwnUserSection({ email, role, values, revision, countries, currencies }: Props) {
  const t = useTranslations('profile.own');
  const tRoles = useTranslations('agencies.roles');
  const [editing, setEditing] = useState(false);
  const country = countryOf(countries, values.cityId);
  const documentType = countries
    .flatMap(({ documentTypes }) => documentTypes)
    .find(({ id }) => id === values.typeIdentificationId);
  return (
    <SectionCard
      title={t('title')}
      description={t('text')}
      actions={
        !editing && (
          <Button variant="default" size="xs" aria-label={t('editLabel')} onClick={() => setEditing(true)}>
            {t('edit')}
          </Button>
        )
      }
    >
      {editing ? (
        <OwnUserForm
          initial={values}
          revision={revision}
          countries={countries}
          currencies={currencies}
          onDone={() => setEditing(false)}
        />
      ) : (
        <DescriptionList
          items={[
            { label: t('fullName'), value: fullName(values) },
            { label: t('role'), value: tRoles(role) },
            { label: t('email'), value: email },
            { label: t('corporateEmail'), value: values.corporateEmail },
            {
              label: t('phone'),
              value: values.phone && formatPhone(values.phone, country?.dialingCode ?? USUAL_DIALING_CODE),
            },
            {
              label: t('document'),
              value: [documentType?.name, values.identification].filter(Boolean).join(' '),
            },
            {
              label: t('city'),
              value: country?.cities.find(({ id }) => id === values.cityId)?.name ?? null,
            },
            { label: t('address'), value: values.address },
            {
              label: t('currency'),
              value: currencies.find(({ id }) => id === values.currencyId)?.name ?? null,
            },
          ]}
        />
      )}
    </SectionCard>
  );
}
