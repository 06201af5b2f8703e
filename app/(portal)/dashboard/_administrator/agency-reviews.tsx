import { useTranslations } from 'next-intl';
import { RowList } from '@/app/_ui/data/row-list';
import { StateBadge } from '@/app/_ui/data/state-badge';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { Link } from '@/app/_ui/link';
import { PersonAvatar } from '@/app/_ui/photos/person-avatar';
import type { Reviews } from '@/lib/analytics/review';
import { formatShortDate } from '@/lib/core/dates';
import { photoUrl } from '@/lib/core/photo-url';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';

/** Agencies that wait to be let in, oldest first. */
export function AgencyReviews({ agencies }: { agencies: Reviews['agencies'] }) {
  const t = useTranslations('dashboard');
  const hidden = agencies.total - agencies.rows.length;
  return (
    <SectionCard
      title={t('admin.agencies')}
      flush
      actions={hidden > 0 && <Link href="/agencias">{t('queue.more', { count: hidden })}</Link>}
    >
      <RowList
        label={t('admin.agencies')}
        items={agencies.rows.map(({ id, name, logoFileId, stateId, cityName, createdAt }) => ({
          id,
          title: name,
          href: `/agency/${id}`,
          lead: (
            <PersonAvatar name={name} src={logoFileId ? photoUrl(logoFileId, 96) : null} shape="square" />
          ),
          detail: [cityName, t('admin.registered', { date: formatShortDate(createdAt, DEFAULT_TIME_ZONE) })],
          trailing: <StateBadge id={stateId} />,
        }))}
      />
    </SectionCard>
  );
}
