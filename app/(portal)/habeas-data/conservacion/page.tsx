import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/app/_ui/client-messages';
import { RowList } from '@/app/_ui/data/row-list';
import { SoftBadge } from '@/app/_ui/data/soft-badge';
import { PageHeader } from '@/app/_ui/layout/page-header';
import { SectionCard } from '@/app/_ui/layout/section-card';
import text from '@/app/_ui/theme/text.module.css';
import { administratorGate } from '@/app/(portal)/_shell/gate';
import { formatShortDate } from '@/lib/core/dates';
import { LONGEST_PAGE } from '@/lib/core/list-page';
import { listHolds, planRetention } from '@/lib/habeas-data/retention/queries';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import { AddHold, ReleaseHold } from './hold-buttons';

export const metadata: Metadata = { title: 'Conservación de archivos' };

const day = (at: Date) => formatShortDate(at, DEFAULT_TIME_ZONE);

/** How long files are kept, what will be deleted when, and what is held, for the administrator. */
export default async function RetentionPage() {
  const { actor } = await administratorGate();
  const [plan, holds, t] = await Promise.all([
    planRetention(actor),
    listHolds(actor, { limit: LONGEST_PAGE }),
    getTranslations('habeasData.retention'),
  ]);
  return (
    <ClientMessages namespaces={['habeasData.retention']}>
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      <SectionCard title={t('rules')} description={t('from')} flush>
        <RowList
          label={t('rules')}
          items={plan.map(({ name, years, law, kept, held, due, dueInAYear, nextAt }) => ({
            id: name,
            title: t(`names.${name}`),
            detail: [
              t(`laws.${law}`),
              `${t('columns.kept')}: ${kept}`,
              held > 0 ? `${t('columns.held')}: ${held}` : null,
              due > 0 ? `${t('columns.due')}: ${due}` : null,
              dueInAYear > 0 ? `${t('columns.soon')}: ${dueInAYear}` : null,
              nextAt && `${t('columns.next')}: ${day(nextAt)}`,
            ],
            trailing: <SoftBadge>{t('years', { years })}</SoftBadge>,
          }))}
        />
      </SectionCard>
      <SectionCard
        title={t('holds')}
        description={t('holdsText')}
        actions={<AddHold />}
        flush={holds.length > 0}
      >
        {holds.length === 0 ? (
          <p className={text.quiet}>{t('none')}</p>
        ) : (
          <RowList
            label={t('holds')}
            items={holds.map(({ id, name, subject, reason, byName, createdAt, releasedAt }) => ({
              id,
              title: `${t(`subject.${subject}`)} · ${name}`,
              detail: [reason, t('by', { who: byName, when: day(createdAt) })],
              trailing: releasedAt ? (
                <SoftBadge>{t('over', { when: day(releasedAt) })}</SoftBadge>
              ) : (
                <ReleaseHold id={id} />
              ),
            }))}
          />
        )}
      </SectionCard>
    </ClientMessages>
  );
}
