import { getTranslations } from 'next-intl/server';
import { MoneyText } from '@/app/_ui/data/money-text';
import { RowList, type RowListItem } from '@/app/_ui/data/row-list';
import { SoftBadge } from '@/app/_ui/data/soft-badge';
import { StateBadge } from '@/app/_ui/data/state-badge';
import { ListPager } from '@/app/_ui/data-table/table-pager';
import { EmptyState } from '@/app/_ui/feedback/empty-state';
import { SectionCard } from '@/app/_ui/layout/section-card';
import type { Pages, readList } from '@/app/_ui/list/list-query';
import { PersonAvatar } from '@/app/_ui/photos/person-avatar';
import { readClientsOfAgency } from '@/lib/clients/queries';
import type { Actor } from '@/lib/core/actor';
import { formatDateRange, formatShortDate } from '@/lib/core/dates';
import { fullName } from '@/lib/core/full-name';
import type { ListPage } from '@/lib/core/list-page';
import { readEventsOfAgency } from '@/lib/events/events-of-agency';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import { listPeople } from '@/lib/people/queries';
import { listQuotations } from '@/lib/quotations/queries';
import { quotationCode } from '@/lib/quotations/rules';

type ListProps = {
  actor: Actor;
  agencyId: string;
  page: ListPage;
  cut: ReturnType<typeof readList>['cut'];
};

type PagedProps = {
  pages: Pages;
  title: string;
  none: string;
  /** When there will be some. */
  noneText: string;
  items: readonly RowListItem[];
};

function Paged({ title, none, noneText, items, pages }: PagedProps) {
  return (
    <SectionCard title={title} flush>
      {items.length === 0 && pages.first ? (
        <EmptyState compact title={none} text={noneText} />
      ) : (
        <>
          <RowList label={title} items={items} />
          <ListPager pages={pages} />
        </>
      )}
    </SectionCard>
  );
}

/** What the agency quoted, the last changed first; its screens are the agency's alone, so nothing leads there. */
export async function AgencyQuotations(props: ListProps) {
  const { actor, agencyId, page, cut } = props;
  const [found, t] = await Promise.all([
    listQuotations(actor, { agencyId, sort: 'updated', ...page }),
    getTranslations('agencies.detail'),
  ]);
  const { rows, pages } = cut(found);
  return (
    <Paged
      pages={pages}
      title={t('sections.cotizaciones')}
      none={t('noQuotations')}
      noneText={t('noQuotationsText')}
      items={rows.map((quotation) => ({
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

/** Its events, the latest first. */
export async function AgencyEvents(props: ListProps) {
  const [found, t] = await Promise.all([
    readEventsOfAgency(props.actor, props.agencyId, props.page),
    getTranslations('agencies.detail'),
  ]);
  const { rows, pages } = props.cut(found);
  return (
    <Paged
      pages={pages}
      title={t('sections.eventos')}
      none={t('noEvents')}
      noneText={t('noEventsText')}
      items={rows.map((event) => ({
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

/** Its clients, the one added last first. */
export async function AgencyClients(props: ListProps) {
  const [found, t] = await Promise.all([
    readClientsOfAgency(props.actor, props.agencyId, props.page),
    getTranslations('agencies.detail'),
  ]);
  const { rows, pages } = props.cut(found);
  return (
    <Paged
      pages={pages}
      title={t('sections.clientes')}
      none={t('noClients')}
      noneText={t('noClientsText')}
      items={rows.map(({ id, name, identification, cityName, createdAt, stateId }) => ({
        id,
        title: name,
        detail: [identification, cityName, formatShortDate(createdAt, DEFAULT_TIME_ZONE)],
        trailing: <StateBadge id={stateId} />,
      }))}
    />
  );
}

/** Who signs in for it. */
export async function AgencyPeople(props: ListProps) {
  const { actor, agencyId, page, cut } = props;
  const [found, t, tRoles] = await Promise.all([
    listPeople(actor, { agencyId, ...page }),
    getTranslations('agencies.detail'),
    getTranslations('people.roles'),
  ]);
  const { rows, pages } = cut(found);
  return (
    <Paged
      pages={pages}
      title={t('sections.usuarios')}
      none={t('noPeople')}
      noneText={t('noPeopleText')}
      items={rows.map(({ id, name, lastname, email, role, stateId, lastAccessAt }) => ({
        id,
        title: fullName({ name, lastname }),
        href: `/users/${id}`,
        lead: <PersonAvatar name={fullName({ name, lastname })} />,
        detail: [
          email,
          lastAccessAt
            ? t('lastAccess', { date: formatShortDate(lastAccessAt, DEFAULT_TIME_ZONE) })
            : t('neverIn'),
        ],
        trailing: (
          <>
            {role && <SoftBadge>{tRoles(role)}</SoftBadge>}
            <StateBadge id={stateId} />
          </>
        ),
      }))}
    />
  );
}
