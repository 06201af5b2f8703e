import { useTranslations } from 'next-intl';
import { DescriptionList } from '@/app/_ui/description-list';
import { PersonAvatar } from '@/app/_ui/person-avatar';
import { RowList } from '@/app/_ui/row-list';
import { SectionCard } from '@/app/_ui/section-card';
import { SoftBadge } from '@/app/_ui/soft-badge';
import type { AgencyPerson } from '@/lib/agencies/queries';
import { formatPhone } from '@/lib/core/contact';

type Props = { people: readonly AgencyPerson[]; ownId: string };

/** Who may sign in for the agency, and as what. */
export function TeamCard({ people, ownId }: Props) {
  const t = useTranslations('profile.team');
  const tRoles = useTranslations('agencies.roles');
  return (
    <SectionCard title={t('title')} description={t('text')} flush>
      <RowList
        label={t('title')}
        items={people.map(({ id, name, email, role }) => ({
          id,
          title: id === ownId ? `${name} (${t('you')})` : name,
          lead: <PersonAvatar name={name} />,
          detail: [email],
          trailing: <SoftBadge>{tRoles(role)}</SoftBadge>,
        }))}
      />
    </SectionCard>
  );
}

/** The person who is signed in. */
export function OwnCard({ people, ownId, dialingCode }: Props & { dialingCode: string }) {
  const t = useTranslations('profile.own');
  const tRoles = useTranslations('agencies.roles');
  const own = people.find(({ id }) => id === ownId);
  if (!own) return null;
  return (
    <SectionCard title={t('title')}>
      <DescriptionList
        columns={1}
        items={[
          { label: t('name'), value: own.name },
          { label: t('email'), value: own.email },
          { label: t('phone'), value: own.phone && formatPhone(own.phone, dialingCode) },
          { label: t('role'), value: tRoles(own.role) },
        ]}
      />
    </SectionCard>
  );
}
