import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { TermBadge } from '@/app/_features/habeas-data/term-badge';
import { ClientMessages } from '@/app/_ui/client-messages';
import { RowList } from '@/app/_ui/data/row-list';
import { PageHeader } from '@/app/_ui/layout/page-header';
import { SectionCard } from '@/app/_ui/layout/section-card';
import text from '@/app/_ui/theme/text.module.css';
import { administratorGate } from '@/app/(portal)/_shell/gate';
import { formatIsoDate, formatShortDate, isoDateInZone } from '@/lib/core/dates';
import { type DataRequest, listRequests } from '@/lib/habeas-data/requests/queries';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import { EnterRequest } from './enter-request';
import styles from './habeas-data.module.css';

export const metadata: Metadata = { title: 'Consultas y reclamos' };

/** What people ask of their data, the first to be due first, for the administrator. */
export default async function DataRequestsPage() {
  const { actor } = await administratorGate();
  const [{ open, answered }, t] = await Promise.all([
    listRequests(actor),
    getTranslations('habeasData.requests'),
  ]);
  const today = isoDateInZone(new Date(), DEFAULT_TIME_ZONE);
  const common = ({ id, name, kind, source, receivedOn }: DataRequest) => ({
    id,
    title: name,
    href: `/habeas-data/${id}`,
    detail: [t(`kinds.${kind}`), t(`sources.${source}`), `${t('received')} ${formatIsoDate(receivedOn)}`],
  });
  return (
    <ClientMessages namespaces={['habeasData.requests']}>
      <PageHeader title={t('title')} subtitle={t('subtitle')} actions={<EnterRequest today={today} />} />
      <div className={styles.parts}>
        <SectionCard title={t('open')} flush={open.length > 0}>
          {open.length === 0 ? (
            <p className={text.quiet}>{t('none')}</p>
          ) : (
            <RowList
              label={t('open')}
              items={open.map((row) => ({
                ...common(row),
                trailing: <TermBadge dueOn={row.dueOn} today={today} />,
              }))}
            />
          )}
        </SectionCard>
        {answered.length > 0 && (
          <SectionCard title={t('answered')} flush>
            <RowList
              label={t('answered')}
              items={answered.map((row) => ({
                ...common(row),
                trailing: row.answeredAt && formatShortDate(row.answeredAt, DEFAULT_TIME_ZONE),
              }))}
            />
          </SectionCard>
        )}
      </div>
    </ClientMessages>
  );
}
