import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ButtonLink } from '@/app/_ui/layout/button-link';
import { PageHeader } from '@/app/_ui/layout/page-header';
import { readAgencyFigures } from '@/lib/analytics/queries';
import { readQueue } from '@/lib/analytics/queue/queries';
import { AGENDA_DAYS, daysAfter } from '@/lib/analytics/rules';
import { can } from '@/lib/core/abilities';
import type { Actor } from '@/lib/core/actor';
import { formatLongDate } from '@/lib/core/dates';
import { listEvents } from '@/lib/events/queries';
import { isClosed } from '@/lib/events/rules';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import { QueueCard } from './_queue/queue-card';
import { AgencyFigureCards } from './agency-figure-cards';
import { Agenda } from './agenda';
import styles from './dashboard.module.css';

/** Events of the agenda; the list of events has all. */
const SHOWN = 20;

type Props = { actor: Actor; firstName: string; children: ReactNode };

/** What makes it ready, what needs doing, the next 14 days, and how the agency is doing. */
export async function AgencyDashboard({ actor, firstName, children }: Props) {
  const now = new Date();
  const [t, queue, figures, events] = await Promise.all([
    getTranslations('dashboard'),
    readQueue(actor),
    readAgencyFigures(actor),
    listEvents(actor, {
      when: 'upcoming',
      during: { from: now, to: daysAfter(now, AGENDA_DAYS) },
      limit: SHOWN + 1,
    }),
  ]);
  return (
    <>
      <PageHeader
        title={t('greeting', { name: firstName })}
        subtitle={formatLongDate(now, DEFAULT_TIME_ZONE)}
        actions={can(actor, 'quote') && <ButtonLink href="/cotizador/crear">{t('create')}</ButtonLink>}
      />
      <div className={styles.page}>
        {children}
        <AgencyFigureCards figures={figures} />
        <div className={styles.columns}>
          <QueueCard
            queue={queue}
            now={now}
            hasFigures={figures.quoted.length > 0}
            mayQuote={can(actor, 'quote')}
          />
          <Agenda
            events={events.slice(0, SHOWN).filter((event) => !isClosed(event.stateId))}
            isCut={events.length > SHOWN}
          />
        </div>
      </div>
    </>
  );
}
