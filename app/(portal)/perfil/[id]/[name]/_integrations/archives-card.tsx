import { getTranslations } from 'next-intl/server';
import { EmptyState } from '@/app/_ui/feedback/empty-state';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { listArchives } from '@/lib/archives/queries';
import { KEPT_DAYS, MOST_A_DAY } from '@/lib/archives/rules';
import type { AgencyActor } from '@/lib/core/actor';
import { formatDateTime } from '@/lib/core/dates';
import { fullName } from '@/lib/core/full-name';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import { ArchiveList } from './archive-list';
import { AskArchiveButton } from './ask-archive-button';

/** All that can still be downloaded. */
const SHOWN = KEPT_DAYS * MOST_A_DAY;
const MEGABYTE = 1_000_000;

/** Everything of the agency as a ZIP: asking for one, and downloading those that are there. */
export async function ArchivesCard({ actor }: { actor: AgencyActor }) {
  const [archives, t] = await Promise.all([
    listArchives(actor, { limit: SHOWN }),
    getTranslations('archives'),
  ]);
  const when = (at: Date) => formatDateTime(at, DEFAULT_TIME_ZONE);
  const isUnderWay = archives.some(({ state }) => state === 'WAITING');
  return (
    <SectionCard
      flush
      title={t('title')}
      description={t('text')}
      actions={<AskArchiveButton days={KEPT_DAYS} isUnderWay={isUnderWay} />}
    >
      {archives.length === 0 ? (
        <EmptyState compact title={t('none')} text={t('noneText')} />
      ) : (
        <ArchiveList
          rows={archives.map(({ id, state, size, missing, createdAt, expiresAt, ...by }) => ({
            id,
            state,
            asked: when(createdAt),
            by: fullName({ name: by.askedByName, lastname: by.askedByLastname }),
            until: expiresAt && when(expiresAt),
            missing: missing ?? 0,
            megabytes: size === null ? null : Math.max(0.1, Math.round(size / (MEGABYTE / 10)) / 10),
          }))}
        />
      )}
    </SectionCard>
  );
}
