import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { TermBadge } from '@/app/_features/habeas-data/term-badge';
import { pageOrNotFound } from '@/app/_features/pages/page-or-not-found';
import { readOrNotFound } from '@/app/_features/pages/read-or-not-found';
import { ClientMessages } from '@/app/_ui/client-messages';
import { DescriptionList } from '@/app/_ui/data/description-list';
import { ButtonLink } from '@/app/_ui/layout/button-link';
import { PageHeader } from '@/app/_ui/layout/page-header';
import { SectionCard } from '@/app/_ui/layout/section-card';
import text from '@/app/_ui/theme/text.module.css';
import { administratorGate } from '@/app/(portal)/_shell/gate';
import { PortalNotFound } from '@/app/(portal)/_shell/portal-not-found';
import { formatIsoDate, formatShortDate, isoDateInZone } from '@/lib/core/dates';
import { getRequest } from '@/lib/habeas-data/requests/queries';
import { extendedDueDay, mayExtend } from '@/lib/habeas-data/requests/rules';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import styles from '../habeas-data.module.css';
import { AnswerForm } from './answer-form';
import { ExtendButton } from './extend-button';

export const metadata: Metadata = { title: 'Solicitud sobre datos personales' };

type Props = { params: Promise<{ id: string }> };

/** What somebody asked of its data, until when it is answered, and the answer. */
export default pageOrNotFound(PortalNotFound, async function DataRequestPage({ params }: Props) {
  const [{ id }, { actor }] = await Promise.all([params, administratorGate()]);
  const [row, t] = await Promise.all([
    readOrNotFound(() => getRequest(actor, id)),
    getTranslations('habeasData.requests'),
  ]);
  const today = isoDateInZone(new Date(), DEFAULT_TIME_ZONE);
  const open = row.answeredAt === null;
  const later = formatIsoDate(extendedDueDay(row.kind, row.firstDueOn));
  const facts = [
    { label: t('source'), value: t(`sources.${row.source}`) },
    { label: t('received'), value: formatIsoDate(row.receivedOn) },
    { label: t('due'), value: formatIsoDate(row.dueOn) },
    ...(row.extendedAt ? [{ label: t('firstDue'), value: formatIsoDate(row.firstDueOn) }] : []),
    { label: t('email'), value: <a href={`mailto:${row.email}`}>{row.email}</a> },
    ...(row.identification ? [{ label: t('identification'), value: row.identification }] : []),
  ];
  return (
    <ClientMessages namespaces={['habeasData.requests']}>
      <PageHeader
        title={`${t(`kinds.${row.kind}`)} · ${row.name}`}
        breadcrumbs={[{ label: t('title'), href: '/habeas-data' }]}
        badge={open && <TermBadge dueOn={row.dueOn} today={today} />}
        actions={
          <>
            {row.talentId && (
              <ButtonLink variant="default" href={`/talentos/${row.talentId}/datos`}>
                {t('seeTalent')}
              </ButtonLink>
            )}
            {open && mayExtend(row, today) && <ExtendButton id={id} later={later} />}
          </>
        }
      />
      <div className={styles.parts}>
        <SectionCard title={t('text')}>
          <p className={styles.words}>{row.text}</p>
        </SectionCard>
        <SectionCard>
          <DescriptionList columns={3} items={facts} />
        </SectionCard>
        {row.extensionReason && (
          <SectionCard title={t('extension')}>
            <p className={styles.words}>{row.extensionReason}</p>
          </SectionCard>
        )}
        <SectionCard title={t('answer')}>
          {row.answeredAt ? (
            <>
              <p className={styles.words}>{row.answer}</p>
              <p className={text.note}>
                {t('answeredBy', {
                  name: row.answeredByName ?? '—',
                  day: formatShortDate(row.answeredAt, DEFAULT_TIME_ZONE),
                })}
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
