'use client';

import { useRouter, useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { SelectInput } from '@/app/_ui/controls/select-input';
import { RIDE_SPENDING_PATH } from '@/lib/core/paths';
import styles from '../transporte.module.css';
import { SPENDING_PARAMS } from './spending-query';

type Month = { readonly value: string; readonly label: string };
type Props = { months: readonly Month[]; from: string; to: string };

/** From which month to which rides are added up. */
export function MonthRange({ months, from, to }: Props) {
  const t = useTranslations('rideOffice.spending');
  const router = useRouter();
  const params = useSearchParams();
  const choose = (name: string) => (month: string | null) => {
    const query = new URLSearchParams(params);
    if (month) query.set(name, month);
    router.push(`${RIDE_SPENDING_PATH}?${query}`, { scroll: false });
  };
  const shared = { data: [...months], allowDeselect: false };
  return (
    <div className={styles.months}>
      <SelectInput {...shared} label={t('from')} value={from} onChange={choose(SPENDING_PARAMS.from)} />
      <SelectInput {...shared} label={t('to')} value={to} onChange={choose(SPENDING_PARAMS.to)} />
    </div>
  );
}
