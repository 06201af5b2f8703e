'use client';

import { useTranslations } from 'next-intl';
import { useStateOptions } from '@/app/_ui/data/state-badge';
import { EVENT } from '@/lib/core/states';
import { ADVANCES } from './list-address';

/** Search and state: the same above the table and above the calendar. */
export function useEventFilters() {
  const t = useTranslations('events.list');
  const states = useStateOptions(EVENT);
  const tAdvance = useTranslations('events.advance.states');
  const advances = Object.entries(ADVANCES).map(([value, state]) => ({ value, label: tAdvance(state) }));
  return {
    search: t('search'),
    filters: [
      { name: 'estado', label: t('state'), options: states },
      { name: 'anticipo', label: t('advance'), options: advances },
    ],
  };
}
