import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { ActivityList } from '@/app/_features/activity/activity-list';
import { metadataOrNotFound, pageOrNotFound } from '@/app/_features/pages/page-or-not-found';
import { readOrNotFound } from '@/app/_features/pages/read-or-not-found';
import { rateWords, shownStatus } from '@/app/_features/taxes/rate-words';
import { TaxStatusBadge } from '@/app/_features/taxes/status-badge';
import { ClientMessages } from '@/app/_ui/client-messages';
import { Notice } from '@/app/_ui/feedback/notice';
import { PageHeader } from '@/app/_ui/layout/page-header';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { administratorGate } from '@/app/(portal)/_shell/gate';
import { PortalNotFound } from '@/app/(portal)/_shell/portal-not-found';
import { listActivity } from '@/lib/agencies/activity/queries';
import { isoDateInZone } from '@/lib/core/dates';
import { wholeNumber } from '@/lib/core/text';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import { MOST_ASKED } from '@/lib/platform/read-page';
import { getTaxRate, listSeries, listTaxUnits, type TaxRateDetail } from '@/lib/taxes/table/queries';
import { TABLE_CONCEPT, type TaxKind } from '@/lib/taxes/table/rules';
import { NewRate } from '../_forms/new-rate';
import styles from '../impuestos.module.css';
import { toTaxRow } from '../tax-row';
import { RateActions, type RateOffers } from './rate-actions';
import { RateFacts } from './rate-facts';
import { RateSeries } from './rate-series';

type Props = { params: Promise<{ id: string }> };

const readRate = cache(async (id: string) => {
  const { actor } = await administratorGate();
  return readOrNotFound(() => getTaxRate(actor, wholeNumber(id) ?? 0));
});

async function nameOf({ kind, concept, city }: TaxRateDetail): Promise<[title: string, subtitle: string]> {
  const words = rateWords(await getTranslations('quotations.rates'));
  return [[words.kind(kind), city?.name].filter(Boolean).join(' · '), words.concept(concept)];
}

export const generateMetadata = metadataOrNotFound(async function metadata({
  params,
}: Props): Promise<Metadata> {
  return { title: (await nameOf(await readRate((await params).id))).join(' · ') };
});

const offersOf = (rate: TaxRateDetail, series: readonly TaxRateDetail[]): RateOffers => ({
  confirm: rate.rate !== null && rate.status !== 'verified',
  correct: rate.rate !== null && !rate.used && rate.concept !== TABLE_CONCEPT,
  end: rate.validTo === null && rate.rate !== null,
  doubt: rate.rate !== null && rate.status !== 'to-confirm',
  remove: !rate.used && series.some(({ validFrom }) => validFrom < rate.validFrom),
});

/** A rate of the table of taxes: what it says, since when, on whose word, and what came before and after it. */
export default pageOrNotFound(PortalNotFound, async function RatePage({ params }: Props) {
  const [{ actor }, { id }, t] = await Promise.all([administratorGate(), params, getTranslations('taxes')]);
  const rate = await readRate(id);
  const today = isoDateInZone(new Date(), DEFAULT_TIME_ZONE);
  const [series, units, activity, [title, subtitle]] = await Promise.all([
    listSeries(actor, rate),
    listTaxUnits(actor),
    listActivity(actor, { entity: 'tax-rate', entityId: String(rate.id), limit: MOST_ASKED }),
    nameOf(rate),
  ]);
  const offers = offersOf(rate, series);
  const isTable = rate.concept === TABLE_CONCEPT;
  return (
    <ClientMessages namespaces={['taxes', 'quotations']}>
      <PageHeader
        title={title}
        subtitle={subtitle}
        breadcrumbs={[{ label: t('title'), href: '/impuestos' }]}
        badge={<TaxStatusBadge status={shownStatus(rate) ?? 'none'} />}
        actions={
          <>
            <RateActions rate={toTaxRow(rate)} offers={offers} />
            {!isTable && (
              <NewRate
                today={today}
                isFirst={rate.rate === null}
                primary={!offers.confirm}
                series={{
                  kind: rate.kind as TaxKind,
                  concept: rate.concept,
                  cityId: rate.cityId,
                  baseUvt: rate.baseUvt,
                }}
              />
            )}
          </>
        }
      />
      <div className={styles.page}>
        {rate.rate === null && (
          <Notice title={t('rate.unconfigured', { city: rate.city?.name ?? title })}>
            {t('rate.unconfiguredText')}
          </Notice>
        )}
        <div className={styles.columns}>
          <div className={styles.page}>
            <RateFacts
              rate={rate}
              today={today}
              unit={units.find(({ year }) => String(year) === today.slice(0, 4)) ?? null}
            />
            <SectionCard title={t('rate.activity')}>
              <ActivityList entries={activity} />
            </SectionCard>
          </div>
          <RateSeries series={series} current={rate.id} />
        </div>
      </div>
    </ClientMessages>
  );
});
