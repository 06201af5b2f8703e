import { useTranslations } from 'next-intl';
import { rateWords, shownStatus } from '@/app/_features/taxes/rate-words';
import { TaxStatusBadge } from '@/app/_features/taxes/status-badge';
import { RowList } from '@/app/_ui/data/row-list';
import { SectionCard } from '@/app/_ui/layout/section-card';
import type { TaxRateDetail } from '@/lib/taxes/table/queries';

/** A rate through time, the latest first; the one in view is no link. */
export function RateSeries({ series, current }: { series: readonly TaxRateDetail[]; current: number }) {
  const t = useTranslations('taxes.rate');
  const words = rateWords(useTranslations('quotations.rates'));
  return (
    <SectionCard title={t('series')} description={t('seriesText')} flush>
      <RowList
        label={t('series')}
        items={series.map((rate) => ({
          id: String(rate.id),
          title: rate.rate === null ? words.status('none') : words.rate(rate.rate, rate.unity),
          ...(rate.id === current ? {} : { href: `/impuestos/${rate.id}` }),
          detail: [words.validity(rate.validFrom, rate.validTo), rate.source],
          trailing: <TaxStatusBadge status={shownStatus(rate) ?? 'none'} />,
        }))}
      />
    </SectionCard>
  );
}
