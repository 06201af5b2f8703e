import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { pageOrNotFound } from '@/app/_features/pages/page-or-not-found';
import { readOrNotFound } from '@/app/_features/pages/read-or-not-found';
import { SupportStateBadge } from '@/app/_features/support/support-state';
import { ClientMessages } from '@/app/_ui/client-messages';
import { DescriptionList } from '@/app/_ui/data/description-list';
import { PhoneLink } from '@/app/_ui/data/phone-link';
import { PageHeader } from '@/app/_ui/layout/page-header';
import { SectionCard } from '@/app/_ui/layout/section-card';
import text from '@/app/_ui/theme/text.module.css';
import { administratorGate } from '@/app/(portal)/_shell/gate';
import { PortalNotFound } from '@/app/(portal)/_shell/portal-not-found';
import { formatDateTime } from '@/lib/core/dates';
import { eventCode } from '@/lib/events/rules';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import { getSupportRequest } from '@/lib/support/queries';
import { AnswerForm } from './answer-form';
import styles from './support-request.module.css';
import { TakeButton } from './take-button';

export const metadata: Metadata = { title: 'Solicitud de soporte' };

type Props = { params: Promise<{ id: string }> };

const moment = (at: Date) => formatDateTime(at, DEFAULT_TIME_ZONE);

/** Who waits for a call and about what, what was answered, and what happened since. */
export default pageOrNotFound(PortalNotFound, async function SupportRequestPage({ params }: Props) {
  const [{ id }, { actor }] = await Promise.all([params, administratorGate()]);
  const [row, t] = await Promise.all([
    readOrNotFound(() => getSupportRequest(actor, id)),
    getTranslations('supportRequests'),
  ]);
  const code = row.eventId ? eventCode(row) : null;
  const facts = [
    { label: t('phone'), value: <PhoneLink phone={row.phone} dialingCode={row.dialingCode} /> },
    { label: t('email'), value: <a href={`mailto:${row.email}`}>{row.email}</a> },
    { label: t('agency'), value: <a href={`/agency/${row.agencyId}`}>{row.agencyName}</a> },
    { label: t('event'), value: row.eventName ? `${row.eventName}${code ? ` ${code}` : ''}` : t('noEvent') },
    { label: t('asked'), value: moment(row.createdAt) },
    ...(row.takenAt ? [{ label: t('taken'), value: `${row.takenBy ?? '—'}, ${moment(row.takenAt)}` }] : []),
  ];
  return (
    <ClientMessages namespaces={['supportRequests']}>
      <PageHeader
        title={row.person}
        breadcrumbs={[{ label: t('title'), href: '/soporte' }]}
        badge={<SupportStateBadge state={row.state} />}
        actions={row.state === 'WAITING' && <TakeButton id={id} />}
      />
      <div className={styles.parts}>
        <SectionCard>
          <DescriptionList columns={3} items={facts} />
        </SectionCard>
        <SectionCard title={t('answer')}>
          {row.answeredAt ? (
            <>
              <p className={styles.words}>{row.answer}</p>
              <p className={text.note}>
                {t('answeredBy', { name: row.answeredBy ?? '—', day: moment(row.answeredAt) })}
              </p>
            </>
          ) : (
            <AnswerForm id={id} />
          )}
        </SectionCard>
      </div>
    </ClientMessages>
  );
});
