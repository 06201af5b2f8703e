import { IconCalendarMonth, IconList } from '@tabler/icons-react';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/app/_ui/button-link';
import { ClientMessages } from '@/app/_ui/client-messages';
import { readTableQuery, type SearchParams } from '@/app/_ui/data-table/table-query';
import { EmptyState } from '@/app/_ui/empty-state';
import { LinkTabs } from '@/app/_ui/link-tabs';
import { PageHeader } from '@/app/_ui/page-header';
import { SectionCard } from '@/app/_ui/section-card';
import { ViewSwitch } from '@/app/_ui/view-switch';
import { readOrNotFound } from '@/app/(portal)/_shell/read-or-not-found';
import type { Actor } from '@/lib/core/actor';
import { isoDateInZone } from '@/lib/core/dates';
import { countEvents, type EventFilter, listEvents } from '@/lib/events/queries';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import { currentActor } from '@/lib/identity/session';
import { canManageQuotations } from '@/lib/quotations/policy';
import { toEventRow } from './event-row';
import styles from './eventos.module.css';
import { EventsTable } from './events-table';
import { EVENT_FILTERS, listHref, readMonth, readView, readWhen, WHEN_FILTER, WHENS } from './list-address';
import { MonthCalendar } from './month-calendar';
import { gridSpan, monthOf, shiftMonth } from './month-grid';

export const metadata: Metadata = { title: 'Eventos' };

type Props = { searchParams: Promise<SearchParams> };
type ListProps = { actor: Actor; params: SearchParams; today: string };

const ICON = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

export default async function EventsPage({ searchParams }: Props) {
  const [params, actor, t] = await Promise.all([
    searchParams,
    currentActor(),
    getTranslations('events.list'),
  ]);
  const view = readView(params);
  const when = readWhen(params);
  const counts = await readOrNotFound(() =>
    Promise.all(WHENS.map((each) => countEvents(actor, whenFilter(each)))),
  );
  const total = counts[2] ?? 0;
  const list = { actor, params, today: isoDateInZone(new Date(), DEFAULT_TIME_ZONE) };
  const tabs = WHENS.map((each, index) => ({
    id: each,
    label: t(each),
    href: listHref(params, { cuando: each === 'proximos' ? null : each, orden: null }),
    count: counts[index] ?? 0,
  }));
  return (
    <ClientMessages namespaces={['events']}>
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      {total === 0 ? (
        <SectionCard>
          <NoEvents mayQuote={canManageQuotations(actor)} />
        </SectionCard>
      ) : (
        <>
          <div className={styles.views}>
            {view === 'tabla' ? <LinkTabs label={t('when')} tabs={tabs} current={when} /> : <span />}
            <ViewSwitch
              label={t('view')}
              current={view}
              views={[
                {
                  id: 'tabla',
                  label: t('tabla'),
                  icon: <IconList {...ICON} />,
                  href: listHref(params, { vista: null, mes: null }),
                },
                {
                  id: 'calendario',
                  label: t('calendario'),
                  icon: <IconCalendarMonth {...ICON} />,
                  href: listHref(params, { vista: 'calendario', cuando: null, orden: null }),
                },
              ]}
            />
          </div>
          <SectionCard flush>{view === 'tabla' ? <Table {...list} /> : <Calendar {...list} />}</SectionCard>
        </>
      )}
    </ClientMessages>
  );
}

function whenFilter(when: (typeof WHENS)[number]): EventFilter {
  const filter = WHEN_FILTER[when];
  return filter ? { when: filter } : {};
}

function stateFilter(stateId: string | undefined): EventFilter {
  return stateId && /^\d{1,6}$/.test(stateId) ? { stateId: Number(stateId) } : {};
}

async function Table({ actor, params, today }: ListProps) {
  const when = readWhen(params);
  const defaultSort = when === 'proximos' ? 'date' : '-date';
  const query = readTableQuery(params, {
    sortable: ['name', 'code', 'client', 'date'],
    defaultSort,
    filters: EVENT_FILTERS,
  });
  const filter = { search: query.search, ...whenFilter(when), ...stateFilter(query.filters.estado) };
  const [rows, total] = await Promise.all([
    listEvents(actor, {
      ...filter,
      sort: { by: query.sort.id, descending: query.sort.descending },
      limit: query.pageSize,
      offset: query.offset,
    }),
    countEvents(actor, filter),
  ]);
  return (
    <EventsTable
      rows={rows.map((event) => toEventRow(event, today))}
      page={query.page}
      pageSize={query.pageSize}
      total={total}
      defaultSort={defaultSort}
      empty={<NoEvents when={when} mayQuote={canManageQuotations(actor)} />}
    />
  );
}

async function Calendar({ actor, params, today }: ListProps) {
  const month = monthOf(readMonth(params), today);
  const query = readTableQuery(params, { sortable: ['date'], defaultSort: 'date', filters: EVENT_FILTERS });
  const rows = await listEvents(actor, {
    search: query.search,
    ...stateFilter(query.filters.estado),
    during: gridSpan(month),
    sort: { by: 'date', descending: false },
    limit: 500,
  });
  const inMonth = (to: string | null) => listHref(params, { vista: 'calendario', mes: to });
  return (
    <MonthCalendar
      month={month}
      today={today}
      rows={rows.map((event) => toEventRow(event, today))}
      hrefs={{
        previous: inMonth(shiftMonth(month, -1)),
        next: inMonth(shiftMonth(month, 1)),
        today: inMonth(null),
      }}
    />
  );
}

/** Events are not made by hand: each is a quotation that its client accepted. */
async function NoEvents({ when, mayQuote }: { when?: (typeof WHENS)[number]; mayQuote: boolean }) {
  const t = await getTranslations('events.list.none');
  if (when === 'proximos' || when === 'pasados')
    return <EmptyState title={t(when)} text={t(`${when}Hint`)} />;
  return (
    <EmptyState
      title={t('ever')}
      text={t('everHint')}
      action={
        <>
          <ButtonLink variant="default" href="/cotizador/listado">
            {t('quotations')}
          </ButtonLink>
          {mayQuote && <ButtonLink href="/cotizador/crear">{t('quote')}</ButtonLink>}
        </>
      }
    />
  );
}
