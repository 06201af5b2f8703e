import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/app/_ui/client-messages';
import { RowList } from '@/app/_ui/data/row-list';
import { EmptyState } from '@/app/_ui/feedback/empty-state';
import { PageHeader } from '@/app/_ui/layout/page-header';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { talentGate } from '@/app/(talent)/_shell/gate';
import { formatIsoDate, formatShortDate } from '@/lib/core/dates';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import { calendarSince } from '@/lib/talents/availability/calendar/change-calendar';
import { listBlockedDays } from '@/lib/talents/availability/queries';
import { BlockForm } from './block-form';
import { FreeButton } from './free-button';
import { OwnCalendarLink } from './own-calendar-link';

export const metadata: Metadata = { title: 'Disponibilidad' };

/** The days on which a talent takes no work, as agencies are told while they look for candidates. */
export default async function AvailabilityPage() {
  const { actor, talent } = await talentGate();
  const [ranges, since, t] = await Promise.all([
    listBlockedDays(actor, talent.talentId),
    calendarSince(actor),
    getTranslations('place.availability'),
  ]);
  return (
    <ClientMessages namespaces={['place.availability', 'calendars']}>
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      <BlockForm talentId={talent.talentId} />
      <SectionCard flush title={t('blocked')}>
        {ranges.length > 0 ? (
          <RowList
            label={t('blocked')}
            items={ranges.map(({ id, firstDay, lastDay, note }) => {
              const days =
                firstDay === lastDay
                  ? formatIsoDate(firstDay)
                  : `${formatIsoDate(firstDay)} – ${formatIsoDate(lastDay)}`;
              return {
                id,
                title: days,
                detail: [note],
                trailing: <FreeButton talentId={talent.talentId} id={id} days={days} />,
              };
            })}
          />
        ) : (
          <EmptyState compact title={t('empty')} text={t('emptyText')} />
        )}
      </SectionCard>
      <OwnCalendarLink since={since && formatShortDate(since, DEFAULT_TIME_ZONE)} />
    </ClientMessages>
  );
}
