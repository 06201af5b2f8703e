import { getTranslations } from 'next-intl/server';
import { PersonAvatar } from '@/app/_ui/person-avatar';
import { RowList } from '@/app/_ui/row-list';
import { SectionCard } from '@/app/_ui/section-card';
import { SoftBadge } from '@/app/_ui/soft-badge';
import { listAgencyPeople } from '@/lib/agencies/queries';
import type { AgencyActor } from '@/lib/core/actor';

/** Who may sign in for the agency, and as what. */
export async function TeamSection({ actor }: { actor: AgencyActor }) {
  const [people, t, tRoles] = await Promise.all([
    listAgencyPeople(actor, actor.agencyId),
    getTranslations('profile.team'),
    getTranslations('agencies.roles'),
  ]);
  return (
    <SectionCard title={t('title')} description={t('text')} flush>
      <RowList
        label={t('title')}
        items={people.map(({ id, name, email, role }) => ({
          id,
          title: id === actor.userId ? `${name} (${t('you')})` : name,
          lead: <PersonAvatar name={name} />,
          detail: [email],
          trailing: <SoftBadge>{tRoles(role)}</SoftBadge>,
        }))}
      />
    </SectionCard>
  );
}
