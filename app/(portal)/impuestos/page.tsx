import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { EndingRates } from '@/app/_features/taxes/ending-rates';
import { MissingUnits } from '@/app/_features/taxes/missing-units';
import { ClientMessages } from '@/app/_ui/client-messages';
import { ExportMenu } from '@/app/_ui/data-export/export-menu';
import { PageHeader } from '@/app/_ui/layout/page-header';
import { readList, type SearchParams } from '@/app/_ui/list/list-query';
import { administratorGate } from '@/app/(portal)/_shell/gate';
import { isoDateInZone } from '@/lib/core/dates';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import { countSearch } from '@/lib/identity/limits/count-search';
import { countTaxRates, listRatesEnding, listTaxRates, listTaxUnits } from '@/lib/taxes/table/queries';
import { missingTaxYears } from '@/lib/taxes/table/rules';
import { NewRate } from './_forms/new-rate';
import styles from './impuestos.module.css';
import { TAX_LIST } from './list-query';
import { loadCities } from './load-cities';
import { TaxList } from './tax-list';
import { toTaxRow } from './tax-row';
import { TaxTabs } from './tax-tabs';

export const metadata: Metadata = { title: 'Impuestos' };

type Props = { searchParams: Promise<SearchParams> };

/** The table of taxes that every quotation is calculated with, for the administrator. */
export default async function TaxesPage({ searchParams }: Props) {
  const { actor } = await administratorGate();
  const { filter, page, cut } = readList(TAX_LIST, await searchParams);
  const today = isoDateInZone(new Date(), DEFAULT_TIME_ZONE);
  await countSearch(actor, filter.search);
  const [found, total, toConfirm, none, units, cities, ending, t] = await Promise.all([
    listTaxRates(actor, { ...filter, ...page }),
    countTaxRates(actor, filter),
    countTaxRates(actor, { day: today, status: 'to-confirm' }),
    countTaxRates(actor, { day: today, configured: false }),
    listTaxUnits(actor),
    loadCities(),
    listRatesEnding(actor),
    getTranslations('taxes'),
  ]);
  const years = missingTaxYears(
    today,
    units.map(({ year }) => year),
  );
  const { rows, pages } = cut(found);
  return (
    <ClientMessages namespaces={['taxes', 'quotations']}>
      <PageHeader
        title={t('title')}
        subtitle={`${t('count', { count: total })} · ${t('today', { toConfirm, none })}`}
        actions={
          <>
            {total > 0 && <ExportMenu path={TAX_LIST.path} />}
            <NewRate cities={cities} today={today} />
          </>
        }
      />
      <div className={styles.page}>
        <TaxTabs current="rates" />
        <MissingUnits years={years} today={today} withLink />
        <EndingRates rates={ending} today={today} />
        <TaxList rows={rows.map(toTaxRow)} pages={pages} cities={cities} />
      </div>
    </ClientMessages>
  );
}
