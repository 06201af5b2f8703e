'use client';

import { Modal } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { PlainButton } from '@/app/_ui/controls/plain-button';
import { later } from '@/app/_ui/later/later';
import type { RatedPlace } from './rated-place';

const RatingForm = later(() => import('./rating-form'));

/** Opens what the agency thinks of somebody's work, to say it or to change it. */
export function RateButton(place: RatedPlace) {
  const t = useTranslations('events.ratings');
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <PlainButton
        variant={place.rating ? 'subtle' : 'default'}
        size="xs"
        aria-label={t(place.rating ? 'changeOf' : 'rateOf', { name: place.name })}
        onClick={() => setOpen(true)}
      >
        {t(place.rating ? 'change' : 'rate')}
      </PlainButton>
      <Modal opened={open} onClose={close} title={t('titleOf', { name: place.name })}>
        {open && <RatingForm place={place} onDone={close} />}
      </Modal>
    </>
  );
}
