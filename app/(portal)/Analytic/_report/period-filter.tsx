'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useTransition } from 'react';
import { SelectInput } from '@/app/_ui/controls/select-input';
import { COMPARISONS, type Comparison, type Months, type ReportFilter } from '@/lib/analytics/report/rules';
import { comparisonName, monthText, REPORT_PARAMS, reportHref } from '../report-address';
import styles from './report.module.css';

type Props = {
  filter: ReportFilter;
  current: Months;
  /** Every month that can be chosen, the latest first. */
  months: readonly string[];
};

/** The period by its first and last month, and what it is compared with. */
export function PeriodFilter({ filter, current, months }: Props) {
  const t = useTranslations('analytics.period');
  const router = useRouter();
  const [waits, start] = useTransition();
  const go = (change: Readonly<Record<string, string | null>>) =>
    start(() => router.push(reportHref({ ...filter, ...current }, change), { scroll: false }));
  const choices = months.map((month) => ({ value: month, label: monthText(month) }));
  const month = (name: 'from' | 'to') => (
    <SelectInput
      label={t(name)}
      data={choices}
      value={current[name]}
      onChange={(value) => value && go({ [REPORT_PARAMS[name]]: value })}
      allowDeselect={false}
      searchable
    />
  );
  return (
    <div className={styles.period} data-waits={waits || undefined}>
      {month('from')}
      {month('to')}
      <SelectInput
        label={t('against')}
        data={COMPARISONS.map((value) => ({ value, label: t(value) }))}
        value={filter.against ?? 'BEFORE'}
        onChange={(value) => value && go({ [REPORT_PARAMS.against]: comparisonName(value as Comparison) })}
        allowDeselect={false}
      />
    </div>
  );
}
