import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { PageUpdates } from '@/app/_features/activity/page-updates';
import { FailedMessages } from '@/app/_features/operations/failed-messages';
import { UndrawnPapers } from '@/app/_features/operations/undrawn-papers';
import { metadataOrNotFound, pageOrNotFound } from '@/app/_features/pages/page-or-not-found';
import { readOrNotFound } from '@/app/_features/pages/read-or-not-found';
import { ClientMessages } from '@/app/_ui/client-messages';
import { LinkTabs } from '@/app/_ui/layout/link-tabs';
import type { SearchParams } from '@/app/_ui/list/list-query';
import { UnderReviewNotice } from '@/app/(portal)/_roles/under-review';
import { agencyGate } from '@/app/(portal)/_shell/gate';
import { PortalNotFound } from '@/app/(portal)/_shell/portal-not-found';
import { listActivity } from '@/lib/agencies/activity/queries';
import { findMissingForContracts } from '@/lib/contracts/agency-readiness/queries';
import { can } from '@/lib/core/abilities';
import type { Actor } from '@/lib/core/actor';
import { eventPath, profilePath } from '@/lib/core/paths';
import { CONVOCATORY } from '@/lib/core/states';
import { isClosed } from '@/lib/events/rules';
import type { MessagePath } from '@/lib/i18n/pick-messages';
import { currentTime } from '@/lib/platform/clock';
import { MOST_ASKED } from '@/lib/platform/read-page';
import { EventTools } from './_edit/event-tools';
import { loadTools } from './_edit/load-tools';
import { EventActions, NextStepButton } from './_parts/event-actions';
import { EventHeader } from './_parts/event-header';
import { ReadinessWarning } from './_parts/readiness-warning';
import { stateSteps } from './_parts/state-steps';
import { StateTimeline } from './_parts/state-timeline';
import { EventShowcaseCard } from './(talents)/_showcase/showcase-section';
import styles from './event-page.module.css';
import { EventSection } from './event-section';
import { type LoadedEvent, loadEvent } from './load-event';
import { nextStep } from './next-step';
import { readSection, type Section, sectionHref, TABS } from './sections';

/** What the client components of all its sections read. */
const TEXTS: readonly MessagePath[] = [
  'calendars',
  'events.advance',
  'events.applications',
  'events.calls',
  'events.cover',
  'events.day',
  'events.deskNotes',
  'events.documents',
  'events.pending',
  'events.concern',
  'events.edit',
  'events.finances',
  'events.funnel',
  'events.links',
  'events.needs',
  'events.stops',
  'events.copy',
  'events.page',
  'events.ratings',
  'events.publish',
  'events.showcase',
  'events.summary',
  'events.waves',
  'events.talents',
  'events.transport',
  'call',
  'receivables',
  'errors.convocated',
  'quotations.actions',
];

type Props = {
  params: Promise<{ id: string; name: string }>;
  searchParams: Promise<SearchParams>;
};

export const generateMetadata = metadataOrNotFound(async function metadata({
  params,
}: Props): Promise<Metadata> {
  const { id } = await params;
  const { event } = await readOrNotFound(() => loadEvent(id));
  return { title: event.name };
});

export default pageOrNotFound(PortalNotFound, async function EventPage({ params, searchParams }: Props) {
  const [{ id }, query, { actor, account }] = await Promise.all([params, searchParams, agencyGate()]);
  const loaded = await readOrNotFound(() => loadEvent(id));
  const { event, calls, counts } = loaded;
  const [t, changes] = await Promise.all([
    getTranslations('events.page'),
    listActivity(actor, { entity: 'event', entityId: event.id, limit: MOST_ASKED }),
  ]);
  const path = eventPath(event.id, event.name);
  const section = readSection(query);
  const runs = can(actor, 'runEvents');
  const closed = isClosed(event.stateId);
  const step = runs ? nextStep({ ...loaded, now: currentTime() }) : null;
  const numbers = { convocatorias: calls.length, talentos: counts.called, vitrina: counts.shown };
  const toTab = (id: Section, label: string) => ({
    id,
    label,
    href: sectionHref(path, id),
    ...(id in numbers ? { count: numbers[id as keyof typeof numbers] } : {}),
  });
  const tabs = TABS.map(({ id, parts }) => ({
    ...toTab(id, t(id)),
    parts: parts.map((part) => toTab(part, t(`parts.${part}`))),
  }));
  return (
    <ClientMessages namespaces={TEXTS}>
      <PageUpdates followed={{ eventId: event.id }} after={loaded.cursor} />
      <UnderReviewNotice account={account} />
      <Workspace loaded={loaded} editable={runs && !closed}>
        <EventHeader
          event={event}
          compact={section !== 'resumen'}
          actions={
            runs && !closed ? (
              <EventActions event={event} path={path} step={step} />
            ) : (
              step && <NextStepButton step={step} path={path} eventId={event.id} />
            )
          }
        />
        {section === 'resumen' && (
          <>
            <StateTimeline steps={stateSteps(event.stateId, changes)} timeZone={event.timeZone} />
            {event.cancelledReason && <p>{t('cancelledBecause', { reason: event.cancelledReason })}</p>}
            {!closed && <Readiness actor={actor} eventId={event.id} agencyName={event.agencyName} />}
            <EventShowcaseCard actor={actor} event={event} shown={counts.shown} path={path} />
          </>
        )}
        <FailedMessages actor={actor} subject={{ eventId: event.id }} />
        <UndrawnPapers actor={actor} papers={loaded.undrawn} />
        <div className={styles.tabs} data-sticks="top">
          <LinkTabs label={t('sections')} tabs={tabs} current={section} />
        </div>
        <EventSection
          actor={actor}
          section={section}
          loaded={loaded}
          path={path}
          query={query}
          editable={runs && !closed}
          runs={runs}
        />
      </Workspace>
    </ClientMessages>
  );
});

type WorkspaceProps = { loaded: LoadedEvent; editable: boolean; children: ReactNode };

/** Drawers to work on the event, for those who run it while it is open. */
async function Workspace({ loaded, editable, children }: WorkspaceProps) {
  if (!editable) return children;
  const { event, needs, calls } = loaded;
  const tools = await loadTools();
  return (
    <EventTools event={event} needs={needs} calls={calls.filter(isOpen)} {...tools}>
      {children}
    </EventTools>
  );
}

/** Calls that can still be changed. */
const isOpen = ({ stateId }: LoadedEvent['calls'][number]) => stateId === CONVOCATORY.OPEN;

type ReadinessProps = { actor: Actor; eventId: string; agencyName: string };

async function Readiness({ actor, eventId, agencyName }: ReadinessProps) {
  const missing = await findMissingForContracts(actor, eventId);
  const agencyId = actor.kind === 'agencyUser' ? actor.agencyId : '';
  return <ReadinessWarning missing={missing} profileHref={profilePath(agencyId, agencyName)} />;
}
