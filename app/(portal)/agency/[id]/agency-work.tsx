import { useTranslations } from 'next-intl';
import { EmptyState } from '@/app/_ui/empty-state';
import { MoneyText } from '@/app/_ui/money-text';
import { RowList, type RowListItem } from '@/app/_ui/row-list';
import { SectionCard } from '@/app/_ui/section-card';
import { StateBadge } from '@/app/_ui/state-badge';
import type { ClientsOfAgency } from '@/lib/clients/of-agency/queries';
import { formatDateRange, formatShortDate } from '@/lib/core/dates';
import type { EventsOfAgency } from '@/lib/events/of-agency/queries';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import type { QuotationDetail } from '@/lib/quotations/queries';
import { quotationCode } from '@/lib/quotations/rules';

type CardProps = { title: string; none: string; items: readonly RowListItem[] };

function WorkCard({ title, none, items }: CardProps) {
  return (
    <SectionCard title={title} flush>
      {items.length === 0 ? <EmptyState compact title={none} /> : <RowList label={title} items={items} />}
    </SectionCard>
  );
}

/** What the agency quoted last; its screens are the agency's alone, so nothing leads there. */
export function AgencyQuotations({ quotations }: { quotations: readonly QuotationDetail[] }) {
  const t = useTranslations('agencies.detail');
  return (
    <WorkCard
      title={t('latestQuotations')}
      none={t('noQuotations')}
      items={quotations.map((quotation) => ({
        id: quotation.id,
        title: quotation.nameEvent || t('unnamed'),
        detail: [
          quotationCode(quotation.code) ?? t('draft'),
          quotation.nameClient,
          formatShortDate(quotation.startDate, quotation.timeZone),
        ],
        trailing: (
          <>
            <MoneyText amount={quotation.total} currency={quotation.currencyCode} />
            <StateBadge id={quotation.stateId} />
          </>
        ),
      }))}
    />
  );
}

/** Its latest events. */
export function AgencyEvents({ events }: { events: EventsOfAgency['rows'] }) {
  const t = useTranslations('agencies.detail');
  return (
    <WorkCard
      title={t('latestEvents')}
      none={t('noEvents')}
      items={events.map((event) => ({
        id: event.id,
        title: event.name,
        detail: [
          formatDateRange(event.startDate, event.endDate, event.timeZone, { year: true }),
          event.cityName,
        ],
        trailing: <StateBadge id={event.stateId} />,
      }))}
    />
  );
}

/** The clients it added last. */
export function AgencyClients({ clients }: { clients: ClientsOfAgency['rows'] }) {
  const t = useTranslations('agencies.detail');
  return (
    <WorkCard
      title={t('latestClients')}
      none={t('noClients')}
      items={clients.map(({ id, name, cityName, createdAt, stateId }) => ({
        id,
        title: name,
        detail: [cityName, formatShortDate(createdAt, DEFAULT_TIME_ZONE)],
        trailing: <StateBadge id={stateId} />,
      }))}
    />
  );
}
