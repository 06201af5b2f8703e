'use client';

import { Button } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { SectionCard } from '@/app/_ui/layout/section-card';
import text from '@/app/_ui/theme/text.module.css';
import styles from '../_parts/profile.module.css';
import { CityRateRow } from './city-rate-row';
import prices from './prices.module.css';
import { RateForm } from './rate-form';
import type { ShownRate } from './shown-rate';

type Props = { rates: readonly ShownRate[]; mayEdit: boolean };

/** Rates by city: those that are known, from the catalogue or from the agency, and a way to add others. */
export function CityRates({ rates, mayEdit }: Props) {
  const t = useTranslations('profile.rates');
  const [editing, setEditing] = useState<number | 'new' | null>(null);
  const known = rates.filter(({ rate, own }) => rate !== null || own !== null);
  const done = () => setEditing(null);
  return (
    <SectionCard
      title={t('title')}
      description={t('text')}
      flush
      actions={
        mayEdit &&
        editing === null && (
          <Button variant="default" size="xs" onClick={() => setEditing('new')}>
            {t('add')}
          </Button>
        )
      }
    >
      <ul className={text.list} aria-label={t('title')}>
        {editing === 'new' && (
          <li className={prices.editing}>
            <RateForm rates={rates.filter(({ own }) => own === null)} onDone={done} />
          </li>
        )}
        {known.map((rate) =>
          editing === rate.pricesTaxationId ? (
            <li key={rate.pricesTaxationId} className={prices.editing}>
              <RateForm rates={rates} changed={rate} onDone={done} />
            </li>
          ) : (
            <CityRateRow
              key={rate.pricesTaxationId}
              rate={rate}
              editable={mayEdit && editing === null}
              onEdit={() => setEditing(rate.pricesTaxationId)}
            />
          ),
        )}
      </ul>
      <p className={`${styles.note} ${styles.inset}`}>
        {t('others')} {!mayEdit && t('ownerOnly')}
      </p>
    </SectionCard>
  );
}
