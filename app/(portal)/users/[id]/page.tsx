import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { ActivityLog } from '@/app/_features/activity/activity-log';
import { metadataOrNotFound, pageOrNotFound } from '@/app/_features/pages/page-or-not-found';
import { readOrNotFound } from '@/app/_features/pages/read-or-not-found';
import { SessionsSection } from '@/app/_features/sessions/sessions-section';
import { ClientMessages } from '@/app/_ui/client-messages';
import { SoftBadge } from '@/app/_ui/data/soft-badge';
import { StateBadge } from '@/app/_ui/data/state-badge';
import { Notice } from '@/app/_ui/feedback/notice';
import { PageHeader } from '@/app/_ui/layout/page-header';
import type { SearchParams } from '@/app/_ui/list/list-query';
import { administratorGate } from '@/app/(portal)/_shell/gate';
import { PortalNotFound } from '@/app/(portal)/_shell/portal-not-found';
import { fullName } from '@/lib/core/full-name';
import { awaitsActivation } from '@/lib/core/states';
import { listSessions } from '@/lib/identity/sessions/queries';
import { getPerson } from '@/lib/people/queries';
import { isSuspended } from '@/lib/people/rules';
import { CloseSessions, PersonActions } from './person-actions';
import { PersonData } from './person-data';
import styles from './person-page.module.css';

type Props = { params: Promise<{ id: string }>; searchParams: Promise<SearchParams> };

const readPerson = cache(async (id: string) => {
  const { actor } = await administratorGate();
  return readOrNotFound(() => getPerson(actor, id));
});

export const generateMetadata = metadataOrNotFound(async function metadata({
  params,
}: Props): Promise<Metadata> {
  const { name, lastname } = await readPerson((await params).id);
  return { title: fullName({ name, lastname }) };
});

/** A person who signs in, as the administrator looks after one: who it is, where signed in, what was done. */
export default pageOrNotFound(PortalNotFound, async function PersonPage({ params, searchParams }: Props) {
  const [{ id }, query, { actor }] = await Promise.all([params, searchParams, administratorGate()]);
  const person = await readPerson(id);
  const [sessions, t] = await Promise.all([listSessions(actor, id), getTranslations('people')]);
  const isOneself = id === actor.userId;
  const shown = { id, name: fullName(person) };
  return (
    <ClientMessages namespaces={['people', 'sessions']}>
      <PageHeader
        title={shown.name}
        breadcrumbs={[{ label: t('title'), href: '/users' }]}
        badge={
          <>
            <StateBadge id={person.stateId} />
            {isOneself && <SoftBadge>{t('detail.you')}</SoftBadge>}
          </>
        }
        actions={
          !isOneself && (
            <PersonActions
              person={shown}
              offers={{
                suspend: !isSuspended(person),
                reactivate: isSuspended(person),
                resend: awaitsActivation(person.stateId),
              }}
            />
          )
        }
      />
      {isSuspended(person) && (
        <Notice title={t('notice.suspended')}>
          {person.suspendedReason ?? t('notice.suspendedNoReason')}
        </Notice>
      )}
      {awaitsActivation(person.stateId) && (
        <Notice title={t('notice.waiting')}>{t('notice.waitingText')}</Notice>
      )}
      <div className={styles.columns}>
        <PersonData person={person} />
        <div className={styles.page}>
          <SessionsSection
            sessions={sessions}
            own={isOneself ? 'administrator' : null}
            actions={!isOneself && sessions.length > 0 && <CloseSessions person={shown} />}
          />
          <ActivityLog
            actor={actor}
            of={{ personId: id }}
            title={t('detail.log')}
            description={t('detail.logText')}
            path={`/users/${id}`}
            query={query}
            withAgency
          />
        </div>
      </div>
    </ClientMessages>
  );
});
