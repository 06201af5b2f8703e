import { useTranslations } from 'next-intl';
import { SectionCard } from '@/app/_ui/layout/section-card';
import type { StageFigure } from '@/lib/analytics/report/figures';
import type { ReportFilter } from '@/lib/analytics/report/rules';
import { formatMoney } from '@/lib/core/money';
import { COP } from '@/lib/quotations/exchange/rules';
import { rowsHref } from '../report-address';
import { Bars, sharesOf } from './bars';

/** How far the quotations of the period got. */
export function FunnelCard({ funnel, filter }: { funnel: readonly StageFigure[]; filter: ReportFilter }) {
  const t = useTranslations('analytics.funnel');
  const figures = useTranslations('analytics.figures');
  const shares = sharesOf(funnel.map(({ count }) => count));
  return (
    <SectionCard title={t('title')} description={t('text')}>
      <Bars
        label={t('title')}
        accent
        bars={funnel.map(({ stage, count, countBefore, amount, percent }, index) => ({
          id: stage,
          name: t(stage),
          href: count > 0 ? rowsHref(filter, 'FUNNEL', stage) : undefined,
          share: shares[index] ?? 0,
          value: (
            <>
              <strong>{count}</strong>
              {percent !== null && count > 0 && ` · ${figures('percent', { value: percent })}`}
            </>
          ),
          detail: [
            formatMoney(amount, COP),
            ...(countBefore > 0 ? [t('before', { count: countBefore })] : []),
          ].join(' · '),
        }))}
      />
    </SectionCard>
  );
}
