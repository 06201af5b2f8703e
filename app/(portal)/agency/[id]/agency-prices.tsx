import { getFormatter, getTranslations } from 'next-intl/server';
import { DescriptionList } from '@/app/_ui/data/description-list';
import { RowList } from '@/app/_ui/data/row-list';
import { EmptyState } from '@/app/_ui/feedback/empty-state';
import { SectionCard } from '@/app/_ui/layout/section-card';
import type { AgencyDetail } from '@/lib/agencies/queries';
import type { Actor } from '@/lib/core/actor';
import { isoDateInZone } from '@/lib/core/dates';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import { listCityRates } from '@/lib/taxes/agency-prices/queries';
import styles from './agency-page.module.css';

/** From what the agency's quotations start: its margin, and its own rates where it does not use the catalogue's. */
export async function AgencyPrices({ actor, agency }: { actor: Actor; agency: AgencyDetail }) {
  const today = isoDateInZone(new Date(), DEFAULT_TIME_ZONE);
  const [rates, t, format] = await Promise.all([
    listCityRates(actor, agency.id, today),
    getTranslations('agencies.detail'),
    getFormatter(),
  ]);
  const own = rates.filter((rate) => rate.own !== null);
  return (
    <div className={styles.columns}>
      <SectionCard title={t('ownRates')} description={t('ownRatesText')} flush>
        {own.length === 0 ? (
          <EmptyState compact title={t('noOwnRates')} />
        ) : (
          <RowList
            label={t('ownRates')}
            items={own.map(({ pricesTaxationId, taxation, city, rate, unity, own: price }) => ({
              id: String(pricesTaxationId),
              title: `${taxation.name} · ${city.name}`,
              detail: [
                city.department,
                rate === null
                  ? t('noCatalogueRate')
                  : t('catalogueRate', { rate: `${format.number(Number(rate))} ${unity}` }),
              ],
              trailing: price && `${format.number(Number(price.price))} ${price.unity}`,
            }))}
          />
        )}
      </SectionCard>
      <SectionCard title={t('margin')}>
        <DescriptionList
          columns={1}
          items={[
            { label: t('gain'), value: t('gainValue', { value: format.number(Number(agency.gain)) }) },
            { label: t('consecutive'), value: String(agency.consecutiveQuote) },
          ]}
        />
      </SectionCard>
    </div>
  );
}
