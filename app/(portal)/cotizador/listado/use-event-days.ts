'use client';

import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import type { QuotationSummary } from '@/app/_features/quotations/actions/quotation-summary';

/** When an event is: its first day, and how many it lasts. */
export function useEventDays(): (quotation: Pick<QuotationSummary, 'start' | 'days'>) => string {
  const t = useTranslations('quotations.profiles');
  return useCallback(
    ({ start, days }) => (days > 1 ? `${start} · ${t('dayCount', { count: days })}` : start),
    [t],
  );
}
