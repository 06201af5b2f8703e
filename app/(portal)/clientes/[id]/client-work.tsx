import { useTranslations } from 'next-intl';
import { QuotationBadge } from '@/app/_features/quotations/quotation-badge';
import { MoneyText } from '@/app/_ui/data/money-text';
import { RowList } from '@/app/_ui/data/row-list';
import { StateBadge } from '@/app/_ui/data/state-badge';
import { EmptyState } from '@/app/_ui/feedback/empty-state';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { Link } from '@/app/_ui/link';
import { formatDateRange, formatShortDate } from '@/lib/core/dates';
import { eventPath, quotationPath } from '@/lib/core/paths';
import type { EventDetail } from '@/lib/events/queries';
import type { QuotationDetail } from '@/lib/quotations/queries';
import { quotationCode, statusOf } from '@/lib/quotations/rules';

type QuotationsProps = {
  quotations: readonly QuotationDetail[];
  clientId: string;
  /** How many there are in all. */
  total: number;
};

/** The client's latest quotations. */
export function ClientQuotations({ quotations, clientId, total }: QuotationsProps) {
  const t = useTranslations('clients.detail');
  const hidden = total > quotations.length;
  return (
    <SectionCard
      title={t('quotations')}
      flush
      actions={hidden && <Link href={`/cotizador/listado?cliente=${clientId}`}>{t('seeAllQuotations')}</Link>}
    >
      {quotations.length === 0 ? (
        <EmptyState compact title={t('noQuotations')} />
      ) : (
        <RowList
          label={t('quotations')}
          items={quotations.map((quotation) => ({
            id: quotation.id,
            title: quotation.nameEvent || t('unnamed'),
            href: quotationPath(quotation.id, quotation.nameEvent),
            detail: [
              quotationCode(quotation.code, quotation.version) ?? t('draft'),
              formatShortDate(quotation.startDate, quotation.timeZone),
              quotation.cityName,
            ],
            trailing: (
              <>
                <MoneyText amount={quotation.total} currency={quotation.currencyCode} />
                <QuotationBadge status={statusOf(quotation)} />
              </>
            ),
          }))}
        />
      )}
    </SectionCard>
  );
}

/** The client's latest events. */
export function ClientEvents({ events }: { events: readonly EventDetail[] }) {
  const t = useTranslations('clients.detail');
  return (
    <SectionCard title={t('events')} flush>
      {events.length === 0 ? (
        <EmptyState compact title={t('noEvents')} />
      ) : (
        <RowList
          label={t('events')}
          items={events.map((event) => ({
            id: event.id,
            title: event.name,
            href: eventPath(event.id, event.name),
            detail: [
              formatDateRange(event.startDate, event.endDate, event.timeZone, { year: true }),
              event.cityName,
            ],
            trailing: <StateBadge id={event.stateId} />,
          }))}
        />
      )}
    </SectionCard>
  );
}
