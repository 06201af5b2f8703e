'use client';

import { useTranslations } from 'next-intl';
import { useStateOptions } from '@/app/_ui/data/state-badge';
import { EVENT } from '@/lib/core/states';

/** Search and state: the same above the table and above the calendar. */
export function useEventFilters() {
  const t = useTranslations('events.list');
  const states = useStateOptions(EVENT);
  return { search: t('search'), filters: [{ name: 'estado', label: t('state'), options: states }] };
}
