import { IconCalendarMonth, IconLayoutKanban, IconList } from '@tabler/icons-react';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ClientMessages } from '@/app/_ui/client-messages';
import { ExportMenu } from '@/app/_ui/data-export/export-menu';
import { EmptyState } from '@/app/_ui/feedback/empty-state';
import { ButtonLink } from '@/app/_ui/layout/button-link';
import { LinkTabs } from '@/app/_ui/layout/link-tabs';
import { PageHeader } from '@/app/_ui/layout/page-header';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { ViewSwitch } from '@/app/_ui/layout/view-switch';
import type { SearchParams } from '@/app/_ui/list/list-query';
import { agencyGate } from '@/app/(portal)/_shell/gate';
import { can } from '@/lib/core/abilities';
import type { Actor } from '@/lib/core/actor';
import { formatShortDate, isoDateInZone } from '@/lib/core/dates';
import { agencyCalendarSince } from '@/lib/events/calendar/change-calendar';
import { countEvents, listEvents } from '@/lib/events/queries';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import { countSearch } from '@/lib/identity/limits/count-search';
import { StateBoard } from './_board/state-board';
import { AgencyCalendarLink } from './agency-calendar-link';
import { Calendar } from './calendar';
import { toEventRow } from './event-row';
import styles from './eventos.module.css';
import { EventsTable } from './events-table';
import {
  EVENT_LIST,
  listHref,
  readEventList,
  readScale,
  readView,
  readWhen,
  SCALES,
  tabOf,
  VIEWS,
  type View,
  WHENS,
  type When,
} from './list-address';

export const metadata: Metadata = { title: 'Eventos' };

type Props = { searchParams: Promise<SearchParams> };
type ListProps = { actor: Actor; params: SearchParams; today: string };

const ICON = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;
const ICONS = {
  tabla: <IconList {...ICON} />,
  calendario: <IconCalendarMonth {...ICON} />,
  tablero: <IconLayoutKanban {...ICON} />,
} as const satisfies Record<View, ReactNode>;

/** Another view of the same search; what only one view knows is left behind. */
const hrefOf = (params: SearchParams, view: View): string =>
  view === 'tabla'
    ? listHref(params, { vista: null, mes: null, escala: null, dia: null, columna: null })
    : listHref(params, {
        vista: view,
        cuando: null,
        orden: null,
        ...(view === 'tablero' && { estado: null }),
      });

export default async function EventsPage({ searchParams }: Props) {
  const [params, { actor }, t] = await Promise.all([
    searchParams,
    agencyGate(),
    getTranslations('events.list'),
  ]);
  const view = readView(params);
  await countSearch(actor, readEventList(params).filter.search);
  const tabs = await Promise.all(
    WHENS.map(async (id) => {
      const { href, filter } = tabOf(params, id);
      return { id, label: t(id), href, count: await countEvents(actor, filter) };
    }),
  );
  const any = tabs.some(({ count }) => count > 0) || (await countEvents(actor)) > 0;
  const list = { actor, params, today: isoDateInZone(new Date(), DEFAULT_TIME_ZONE) };
  return (
    <ClientMessages
      namespaces={[
        'calendars',
        'events.advance',
        'events.list',
        'events.many',
        'events.calendar',
        'events.cover',
        'events.board',
      ]}
    >
      <PageHeader
        title={t('title')}
        subtitle={t('subtitle')}
        actions={
          <>
            {any && <ExportMenu path={EVENT_LIST.path} />}
            {can(actor, 'runEvents') && (
              <>
                <ButtonLink href="/eventos/importar" variant="default">
                  {t('import')}
                </ButtonLink>
                <ButtonLink href="/eventos/crear">{t('create')}</ButtonLink>
              </>
            )}
          </>
        }
      />
      {any ? (
        <>
          <div className={styles.views}>
            {view === 'tabla' && <LinkTabs label={t('when')} tabs={tabs} current={readWhen(params)} />}
            {view === 'calendario' && (
              <ViewSwitch
                label={t('scale')}
                current={readScale(params)}
                views={SCALES.map((id) => ({
                  id,
                  label: t(id),
                  icon: null,
                  href: listHref(params, { escala: id === 'mes' ? null : id }),
                }))}
              />
            )}
            {view === 'tablero' && <span />}
            <ViewSwitch
              label={t('view')}
              current={view}
              views={VIEWS.map((id) => ({ id, label: t(id), icon: ICONS[id], href: hrefOf(params, id) }))}
            />
          </div>
          {view === 'tabla' ? (
            <Table {...list} />
          ) : (
            <SectionCard flush>
              {view === 'calendario' ? <Calendar {...list} /> : <StateBoard {...list} />}
            </SectionCard>
          )}
          {view === 'calendario' && <AgencyCalendar actor={actor} />}
        </>
      ) : (
        <SectionCard>
          <NoEvents mayQuote={can(actor, 'quote')} />
        </SectionCard>
      )}
    </ClientMessages>
  );
}

async function AgencyCalendar({ actor }: { actor: Actor }) {
  const since = await agencyCalendarSince(actor);
  return (
    <div className={styles.feed}>
      <AgencyCalendarLink since={since && formatShortDate(since, DEFAULT_TIME_ZONE)} />
    </div>
  );
}

async function Table({ actor, params, today }: ListProps) {
  const { when, filter, page, cut } = readEventList(params);
  const { rows, pages } = cut(await listEvents(actor, { ...filter, ...page }));
  return (
    <EventsTable
      rows={rows.map((event) => toEventRow(event, today))}
      pages={pages}
      when={when}
      mayManage={can(actor, 'runEvents')}
      empty={<NoEvents when={when} mayQuote={can(actor, 'quote')} />}
    />
  );
}

async function NoEvents({ when, mayQuote }: { when?: When; mayQuote: boolean }) {
  const t = await getTranslations('events.list.none');
  if (when && when !== 'todos') return <EmptyState title={t(when)} text={t(`${when}Hint`)} />;
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
