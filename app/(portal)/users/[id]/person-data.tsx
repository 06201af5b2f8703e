import { useTranslations } from 'next-intl';
import { DescriptionList } from '@/app/_ui/data/description-list';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { Link } from '@/app/_ui/link';
import { formatShortDate, formatTime12h } from '@/lib/core/dates';
import { formatPhone } from '@/lib/core/readers/phone';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import type { Person } from '@/lib/people/queries';

/** Who the person is, and as what one signs in. */
export function PersonData({ person }: { person: Person }) {
  const t = useTranslations('people');
  const { email, phone, identification, role, agencyId, agencyName, lastAccessAt, createdAt } = person;
  const agency = agencyId ? <Link href={`/agency/${agencyId}`}>{agencyName}</Link> : t('detail.noAgency');
  return (
    <SectionCard title={t('detail.data')}>
      <DescriptionList
        columns={1}
        items={[
          { label: t('detail.email'), value: <a href={`mailto:${email}`}>{email}</a> },
          { label: t('detail.phone'), value: phone && formatPhone(phone, '57') },
          { label: t('detail.identification'), value: identification },
          { label: t('detail.role'), value: role && t(`roles.${role}`) },
          ...(role === 'ADMINISTRATOR' ? [] : [{ label: t('detail.agency'), value: agency }]),
          {
            label: t('detail.access'),
            value: lastAccessAt
              ? `${formatShortDate(lastAccessAt, DEFAULT_TIME_ZONE)}, ${formatTime12h(lastAccessAt, DEFAULT_TIME_ZONE)}`
              : t('detail.never'),
          },
          { label: t('detail.created'), value: formatShortDate(createdAt, DEFAULT_TIME_ZONE) },
        ]}
      />
    </SectionCard>
  );
}
