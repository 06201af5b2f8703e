import { getTranslations } from 'next-intl/server';
import { DescriptionList } from '@/app/_ui/description-list';
import { SectionCard } from '@/app/_ui/section-card';
import { listAgencyPeople } from '@/lib/agencies/queries';
import type { AgencyActor } from '@/lib/core/actor';
import { formatPhone } from '@/lib/core/contact';

/** The person who is signed in. */
export async function AccountSection({ actor }: { actor: AgencyActor }) {
  const [people, t, tRoles] = await Promise.all([
    listAgencyPeople(actor, actor.agencyId),
    getTranslations('profile.own'),
    getTranslations('agencies.roles'),
  ]);
  const own = people.find(({ id }) => id === actor.userId);
  if (!own) return null;
  return (
    <SectionCard title={t('title')}>
      <DescriptionList
        columns={1}
        items={[
          { label: t('name'), value: own.name },
          { label: t('email'), value: own.email },
          { label: t('phone'), value: own.phone && formatPhone(own.phone, '57') },
          { label: t('role'), value: tRoles(own.role) },
        ]}
      />
    </SectionCard>
  );
}
