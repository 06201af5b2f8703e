'use client';

import { Button } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { CountryOption } from '@/app/_features/places/country-option';
import { DescriptionList } from '@/app/_ui/data/description-list';
import { SectionCard } from '@/app/_ui/layout/section-card';
import type { AgencyProfileInput } from '@/lib/agencies/inputs';
import styles from '../_parts/profile.module.css';
import { AgencyForm, type ServiceOption } from './agency-form';

type Props = {
  id: string;
  values: AgencyProfileInput;
  /** What is shown and not edited here. */
  shown: {
    readonly identification: string;
    readonly cityName: string | null;
    readonly phone: string | null;
    readonly dialingCode: string;
  };
  countries: readonly CountryOption[];
  services: readonly ServiceOption[];
  revision: number;
  mayEdit: boolean;
  mayRename: boolean;
};

/** The agency as clients and talents read of it, to look at or to edit. */
export function AgencySection({
  id,
  revision,
  values,
  shown,
  countries,
  services,
  mayEdit,
  mayRename,
}: Props) {
  const t = useTranslations('profile.agency');
  const [editing, setEditing] = useState(false);
  return (
    <SectionCard
      title={t('title')}
      description={t('text')}
      actions={
        mayEdit &&
        !editing && (
          <Button variant="default" size="xs" aria-label={t('editLabel')} onClick={() => setEditing(true)}>
            {t('edit')}
          </Button>
        )
      }
    >
      {editing ? (
        <AgencyForm
          id={id}
          initial={values}
          revision={revision}
          countries={countries}
          services={services}
          dialingCode={shown.dialingCode}
          mayRename={mayRename}
          onDone={() => setEditing(false)}
        />
      ) : (
        <>
          <AgencyData values={values} shown={shown} services={services} />
          {!mayEdit && <p className={styles.note}>{t('readOnly')}</p>}
        </>
      )}
    </SectionCard>
  );
}

function AgencyData({ values, shown, services }: Pick<Props, 'values' | 'shown' | 'services'>) {
  const t = useTranslations('profile.agency');
  const tDetail = useTranslations('agencies.detail');
  const offered = services.filter(({ id }) => values.services.includes(id)).map(({ name }) => name);
  return (
    <DescriptionList
      items={[
        { label: t('name'), value: values.name },
        { label: t('typeAgency'), value: values.typeAgency },
        { label: tDetail('identification'), value: shown.identification },
        { label: t('email'), value: values.email },
        { label: t('phone'), value: shown.phone },
        { label: t('city'), value: shown.cityName },
        { label: t('address'), value: values.address },
        {
          label: t('url'),
          value: values.url && (
            <a href={values.url} target="_blank" rel="noopener noreferrer">
              {values.url.replace(/^https:\/\//, '')}
            </a>
          ),
        },
        { label: t('mission'), value: values.mission, wide: true },
        { label: t('services'), value: offered.join(', '), wide: true },
        { label: t('payment'), value: values.payment, wide: true },
      ]}
    />
  );
}
