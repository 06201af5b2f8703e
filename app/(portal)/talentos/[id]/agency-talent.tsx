import { getTranslations } from 'next-intl/server';
import { readOrNotFound } from '@/app/_features/pages/read-or-not-found';
import { ContactFacts } from '@/app/_features/talents/profile/contact-facts';
import { ProfileColumns } from '@/app/_features/talents/profile/profile-columns';
import { ProfileGalleries } from '@/app/_features/talents/profile/profile-galleries';
import { ProfileSummary } from '@/app/_features/talents/profile/profile-summary';
import { ProfileTabs } from '@/app/_features/talents/profile/profile-tabs';
import { readerFacts } from '@/app/_features/talents/profile/reader-facts';
import { ClientMessages } from '@/app/_ui/client-messages';
import { StateBadge } from '@/app/_ui/data/state-badge';
import { ButtonLink } from '@/app/_ui/layout/button-link';
import { PageHeader } from '@/app/_ui/layout/page-header';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { openContacts } from '@/lib/convocatories/contacts/open-contacts';
import type { Actor } from '@/lib/core/actor';
import { TALENT } from '@/lib/core/states';
import { keepsPhotos } from '@/lib/talents/photos/queries';
import { getPublicProfile } from '@/lib/talents/public-profile';
import { TalentNote } from './talent-note';

/** A talent whom the agency may call, or whom it brought; how to reach it only where the agency may. */
export async function AgencyTalent({ actor, id }: { actor: Actor; id: string }) {
  const { profile, stateId } = await readOrNotFound(() => getPublicProfile(actor, id));
  const contact = (await openContacts(actor, [id])).get(id);
  const [t, facts, keeps] = await Promise.all([
    getTranslations('talents'),
    readerFacts(profile, contact),
    keepsPhotos(actor, id),
  ]);
  return (
    <ClientMessages namespaces={['talents.note']}>
      <PageHeader
        title={profile.name}
        breadcrumbs={[{ label: t('title'), href: '/talentos' }]}
        actions={
          <>
            <ButtonLink variant="default" href={`/talentos/${id}/mensajes`}>
              {t('messages')}
            </ButtonLink>
            {keeps && (
              <ButtonLink variant="default" href={`/talentos/${id}/fotos`}>
                {t('uploadPhotos')}
              </ButtonLink>
            )}
          </>
        }
        badge={stateId === TALENT.ACTIVE ? undefined : <StateBadge id={stateId} />}
      />
      <ProfileColumns
        side={
          <>
            <ProfileSummary profile={profile} />
            {contact && <ContactFacts contact={contact} />}
            <TalentNote actor={actor} talentId={id} />
          </>
        }
      >
        <SectionCard>
          <ProfileTabs profile={profile} facts={facts} />
        </SectionCard>
        <ProfileGalleries profile={profile} />
      </ProfileColumns>
    </ClientMessages>
  );
}
