'use client';

import { useTranslations } from 'next-intl';

/** '9,66 por mil', '0,7 %': a rate as people read it. */
export function useRateText(): (rate: string, unity: string) => string {
  const t = useTranslations('profile.rates');
  return (rate, unity) => {
    const value = (rate.includes('.') ? rate.replace(/\.?0+$/, '') : rate).replace('.', ',');
    return unity === 'PER_MIL' ? t('perMil', { value }) : t('percent', { value });
  };
}
