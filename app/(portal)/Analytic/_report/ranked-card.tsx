import { useTranslations } from 'next-intl';
import { SectionCard } from '@/app/_ui/layout/section-card';
import text from '@/app/_ui/theme/text.module.css';
import type { Ranked, RankedBy } from '@/lib/analytics/report/queries';
import type { ReportFilter } from '@/lib/analytics/report/rules';
import { formatMoney } from '@/lib/core/money';
import { COP } from '@/lib/quotations/exchange/rules';
import { REPORT_PARAMS, reportHref, rowsHref } from '../report-address';
import { Bars, sharesOf } from './bars';

type Props = { by: RankedBy; rows: readonly Ranked[]; filter: ReportFilter };

/** The ten of a kind that brought most, each with the rows behind it; an agency leads to its own report. */
export function RankedCard({ by, rows, filter }: Props) {
  const t = useTranslations('analytics.ranked');
  const shares = sharesOf(rows.map(({ amount }) => amount));
  return (
    <SectionCard title={t(by)} description={t(`${by}Text`)}>
      {rows.length === 0 ? (
        <p className={text.quiet}>{t('none')}</p>
      ) : (
        <Bars
          label={t(by)}
          bars={rows.map(({ key, name, count, amount, amountBefore }, index) => ({
            id: key,
            name: name || t('unnamed'),
            href:
              by === 'AGENCY'
                ? reportHref(filter, { [REPORT_PARAMS.agency]: key })
                : rowsHref(filter, by, key),
            share: shares[index] ?? 0,
            value: formatMoney(amount, COP),
            detail: [
              t(`unit.${by}`, { count }),
              ...(amountBefore > 0 ? [t('before', { amount: formatMoney(amountBefore, COP) })] : []),
            ].join(' · '),
          }))}
        />
      )}
    </SectionCard>
  );
}
