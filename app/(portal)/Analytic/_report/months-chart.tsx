'use client';

import { useTranslations } from 'next-intl';
import { DataChart } from '@/app/_ui/charts/data-chart';
import type { MonthMoney } from '@/lib/analytics/report/queries';
import { formatMoney } from '@/lib/core/money';
import { COP } from '@/lib/quotations/exchange/rules';
import { shortMonth } from '../report-address';

const money = (value: number) => formatMoney(value, COP);
const millions = (value: number) =>
  value === 0 ? '0' : `${(value / 1_000_000).toLocaleString('es-CO', { maximumFractionDigits: 1 })} M`;

/** What was quoted and what was accepted, month by month. */
export function MonthsChart({ months }: { months: readonly MonthMoney[] }) {
  const t = useTranslations('analytics.money');
  return (
    <DataChart
      label={t('chart')}
      kind="bars"
      rows={months.map(({ month, quoted, sold }) => ({ label: shortMonth(month), values: { quoted, sold } }))}
      series={[
        { key: 'quoted', name: t('quoted'), color: 'muted' },
        { key: 'sold', name: t('sold'), color: 'accent' },
      ]}
      format={money}
      formatAxis={millions}
    />
  );
}
