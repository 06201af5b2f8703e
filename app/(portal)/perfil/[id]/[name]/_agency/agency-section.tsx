'use client';

import { Button } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { CountryOption } from '@/app/_features/places/country-option';
import { DescriptionList } from '@/app/_ui/description-list';
import { SectionCard } from '@/app/_ui/section-card';
import type { AgencyProfileInput } from '@/lib/agencies/inputs';
import styles from '../_parts/profile.module.css';
import { AgencyForm } from './agency-form';

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
  mayEdit: boolean;
  mayRename: boolean;
};

/** The agency as clients and talents read of it, to look at or to edit. */
export function AgencySection({ id, values, shown, countries, mayEdit, mayRename }: Props) {
  const t = useTranslations('profile.agency');
  const tDetail = useTranslations('agencies.detail');
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
          countries={countries}
          dialingCode={shown.dialingCode}
          mayRename={mayRename}
          onDone={() => setEditing(false)}
        />
      ) : (
        <>
          <DescriptionList
            items={[
              { label: t('name'), value: values.name },
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
              { label: t('payment'), value: values.payment, wide: true },
            ]}
          />
          {!mayEdit && <p className={styles.note}>{t('readOnly')}</p>}
        </>
      )}
    </SectionCard>
  );
}
