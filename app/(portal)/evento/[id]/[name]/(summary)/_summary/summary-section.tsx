import { useTranslations } from 'next-intl';
import { mapUrl } from '@/app/_features/events/form/map-point';
import { AddButton } from '@/app/_features/quotations/additions/add-button';
import { AdditionList } from '@/app/_features/quotations/additions/addition-list';
import { ExchangeNote } from '@/app/_features/quotations/currency/exchange-note';
import { DescriptionList } from '@/app/_ui/data/description-list';
import { KeyFigures } from '@/app/_ui/data/key-figures';
import { MoneyText } from '@/app/_ui/data/money-text';
import type { Option } from '@/app/_ui/form/fields';
import { ButtonLink } from '@/app/_ui/layout/button-link';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { PersonAvatar } from '@/app/_ui/photos/person-avatar';
import { formatDateRange, formatTimeRange } from '@/lib/core/dates';
import { formatMoney } from '@/lib/core/money';
import { quotationPath } from '@/lib/core/paths';
import { photoUrl } from '@/lib/core/photo-url';
import type { EventStop } from '@/lib/events/places/queries';
import type { EventDetail } from '@/lib/events/queries';
import { COP, inPesos } from '@/lib/quotations/exchange/rules';
import type { QuotationDetail } from '@/lib/quotations/queries';
import type { LoadedEvent } from '../../load-event';
import { sectionHref } from '../../sections';
import { NeedsList } from './needs-list';
import { StopsCard } from './stops-card';
import styles from './summary.module.css';

type Props = LoadedEvent & {
  path: string;
  editable: boolean;
  profiles: readonly Option[];
  stops: readonly EventStop[];
  /** What was quoted besides for it. */
  additions: readonly QuotationDetail[];
  /** More may be quoted for it. */
  takesMore: boolean;
};

/** Whom the event needs, what is known of it, and its figures. */
export function SummarySection({ event, needs, counts, path, editable, profiles, stops, ...quoted }: Props) {
  const t = useTranslations('events.summary');
  const { confirmed, signed, claimed } = counts;
  const of = (count: number, total: number) => (total > 0 ? t('of', { count, total }) : '0');
  const papers = sectionHref(path, 'documentos');
  return (
    <div className={styles.stack}>
      <KeyFigures
        figures={[
          {
            label: t('total'),
            value: formatMoney(event.totalEvent, event.currencyCode),
            ...(event.currencyCode === COP
              ? {}
              : {
                  hint: t('inPesos', {
                    pesos: formatMoney(
                      inPesos(event.totalEvent, { ...event, decimals: event.currencyDecimals }),
                      COP,
                    ),
                  }),
                }),
          },
          {
            label: t('confirmed'),
            value: of(confirmed, event.wanted),
            href: sectionHref(path, 'talentos'),
          },
          { label: t('signed'), value: of(signed, confirmed), href: papers },
          { label: t('claims'), value: of(claimed, confirmed), href: papers },
        ]}
      />
      <NeedsList
        eventId={event.id}
        needs={needs}
        profiles={profiles}
        currency={event.currencyCode}
        path={path}
        editable={editable}
      />
      <StopsCard event={event} stops={stops} editable={editable} />
      <SectionCard
        title={t('details')}
        actions={
          event.quotationId && (
            <>
              {quoted.takesMore && <AddButton quotationId={event.quotationId} />}
              <ButtonLink variant="default" size="xs" href={quotationPath(event.quotationId, event.name)}>
                {t('quotation')}
              </ButtonLink>
            </>
          )
        }
      >
        <EventImages event={event} />
        <DescriptionList columns={2} items={useDetails(event)} />
      </SectionCard>
      <AdditionList additions={quoted.additions} />
    </div>
  );
}

function EventImages({ event: { logoFileId, coverFileId } }: { event: EventDetail }) {
  if (!logoFileId && !coverFileId) return null;
  return (
    <div className={styles.images}>
      {logoFileId && <img src={photoUrl(logoFileId, 320)} alt="" className={styles.logo} />}
      {coverFileId && <img src={photoUrl(coverFileId, 640)} alt="" className={styles.coverPage} />}
    </div>
  );
}

function useDetails(event: EventDetail) {
  const t = useTranslations('events.summary');
  const { startDate, endDate, timeZone, additionalProfiles, finalClientName } = event;
  const brand =
    finalClientName && !event.finalClientColumn
      ? t('finalClientHidden', { name: finalClientName })
      : finalClientName;
  return [
    { label: t('dates'), value: formatDateRange(startDate, endDate, timeZone, { year: true }) },
    { label: t('times'), value: formatTimeRange(startDate, endDate, timeZone) },
    {
      label: t('place'),
      value: (
        <>
          {[event.placeName, event.placeAddress].filter(Boolean).join(', ')}{' '}
          {event.latitude !== null && event.longitude !== null && (
            <a href={mapUrl(event.latitude, event.longitude)} target="_blank" rel="noopener noreferrer">
              {t('map')}
            </a>
          )}
        </>
      ),
    },
    { label: t('city'), value: `${event.cityName}, ${event.countryName}` },
    { label: t('client'), value: event.nameClient },
    {
      label: t('finalClient'),
      value: brand && (
        <>
          {event.finalClientLogoId && (
            <PersonAvatar name={brand} src={photoUrl(event.finalClientLogoId, 96)} shape="square" />
          )}{' '}
          {brand}
        </>
      ),
    },
    { label: t('days'), value: event.totalDays },
    {
      label: t('total'),
      value: (
        <>
          <MoneyText amount={event.totalEvent} currency={event.currencyCode} />
          <ExchangeNote amount={event.totalEvent} money={event} />
        </>
      ),
    },
    {
      label: t('additionalProfiles'),
      value: additionalProfiles && (
        <a href={additionalProfiles} target="_blank" rel="noopener noreferrer">
          {additionalProfiles}
        </a>
      ),
      wide: true,
    },
    {
      label: t('url'),
      value: event.urlKey && (
        <a href={event.urlKey} target="_blank" rel="noopener noreferrer">
          {event.urlKey}
        </a>
      ),
      wide: true,
    },
    { label: t('description'), value: event.description, wide: true },
  ];
}
