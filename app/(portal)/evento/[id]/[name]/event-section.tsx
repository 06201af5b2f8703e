import { SentList } from '@/app/_features/messages/sent-list';
import type { SearchParams } from '@/app/_ui/list/list-query';
import { listProfiles } from '@/lib/catalogues/queries';
import { can } from '@/lib/core/abilities';
import type { Actor } from '@/lib/core/actor';
import { formatShortDate } from '@/lib/core/dates';
import { eventCalendarSince } from '@/lib/events/calendar/change-calendar';
import { findEventStops } from '@/lib/events/places/queries';
import { isClosed } from '@/lib/events/rules';
import { listAdditions } from '@/lib/quotations/additions/queries';
import { ActivitySection } from './(activity)/_activity/activity-section';
import { CallsSection } from './(calls)/_calls/calls-section';
import { DaySection } from './(day)/_day/day-section';
import { EventCalendarLink } from './(day)/_day/event-calendar-link';
import { TransportSection } from './(day)/_transport/transport-section';
import { DocumentsSection } from './(documents)/_documents/documents-section';
import { FinancesSection } from './(finances)/_finances/finances-section';
import { SummarySection } from './(summary)/_summary/summary-section';
import { ShowcaseSection } from './(talents)/_showcase/showcase-section';
import { TalentsSection } from './(talents)/_talents/talents-section';
import styles from './event-section.module.css';
import type { LoadedEvent } from './load-event';
import { type Section, sectionHref } from './sections';

type Props = {
  actor: Actor;
  section: Section;
  loaded: LoadedEvent;
  path: string;
  query: SearchParams;
  /** The reader runs events, and this one is open. */
  editable: boolean;
  /** The reader runs events. */
  runs: boolean;
};

/** The part of an event's page that its address asks for. */
export function EventSection({ section, ...props }: Props) {
  return <div className={styles.section}>{render(section, props)}</div>;
}

function render(section: Section, { actor, loaded, path, query, editable, runs }: Omit<Props, 'section'>) {
  switch (section) {
    case 'resumen':
      return <Summary actor={actor} loaded={loaded} path={path} editable={editable} />;
    case 'convocatorias':
      return <CallsSection {...loaded} actor={actor} path={path} editable={editable} />;
    case 'talentos':
      return (
        <TalentsSection {...loaded} actor={actor} path={path} query={query} editable={editable} runs={runs} />
      );
    case 'vitrina':
      return <ShowcaseSection {...loaded} actor={actor} query={query} editable={editable} />;
    case 'dia':
      return (
        <div className={styles.cards}>
          <DaySection actor={actor} eventId={loaded.event.id} path={path} runs={runs} />
          {runs && <EventCalendar actor={actor} event={loaded.event} />}
        </div>
      );
    case 'transporte':
      return <TransportSection actor={actor} eventId={loaded.event.id} />;
    case 'documentos':
      return <DocumentsSection actor={actor} event={loaded.event} undrawn={loaded.undrawn} />;
    case 'finanzas':
      return <FinancesSection actor={actor} event={loaded.event} path={path} query={query} />;
    case 'mensajes':
      return (
        <SentList
          actor={actor}
          subject={{ eventId: loaded.event.id }}
          href={sectionHref(path, 'mensajes')}
          query={query}
          timeZone={loaded.event.timeZone}
        />
      );
    case 'actividad':
      return <ActivitySection actor={actor} loaded={loaded} path={path} query={query} />;
  }
}

async function EventCalendar({
  actor,
  event: { id, timeZone },
}: {
  actor: Actor;
  event: LoadedEvent['event'];
}) {
  const since = await eventCalendarSince(actor, id);
  return <EventCalendarLink eventId={id} since={since && formatShortDate(since, timeZone)} />;
}

type SummaryProps = Pick<Props, 'actor' | 'loaded' | 'path' | 'editable'>;

async function Summary({ actor, loaded, path, editable }: SummaryProps) {
  const { id, quotationId, stateId } = loaded.event;
  const [profiles, stops, additions] = await Promise.all([
    editable ? listProfiles() : [],
    findEventStops(actor, [id]),
    quotationId ? listAdditions(actor, quotationId) : [],
  ]);
  return (
    <SummarySection
      {...loaded}
      path={path}
      editable={editable}
      stops={stops}
      additions={additions}
      takesMore={can(actor, 'quote') && !isClosed(stateId)}
      profiles={profiles.map(({ code, name }) => ({ value: code, label: name }))}
    />
  );
}
