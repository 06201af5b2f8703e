import { getTranslations } from 'next-intl/server';
import { readOrNotFound } from '@/app/_features/pages/read-or-not-found';
import { AllowRidesButton } from '@/app/_features/rides/allow-rides-button';
import { ContactFacts } from '@/app/_features/talents/profile/contact-facts';
import { ProfileColumns } from '@/app/_features/talents/profile/profile-columns';
import { ProfileSummary } from '@/app/_features/talents/profile/profile-summary';
import { ProfileTabs } from '@/app/_features/talents/profile/profile-tabs';
import { readerFacts } from '@/app/_features/talents/profile/reader-facts';
import { ClientMessages } from '@/app/_ui/client-messages';
import { StateBadge } from '@/app/_ui/data/state-badge';
import { ButtonLink } from '@/app/_ui/layout/button-link';
import { PageHeader } from '@/app/_ui/layout/page-header';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { listProfiles, listRejectReasons } from '@/lib/catalogues/queries';
import { openContacts } from '@/lib/convocatories/contacts/open-contacts';
import type { Actor } from '@/lib/core/actor';
import { fileUrl } from '@/lib/core/photo-url';
import { PHOTO, TALENT } from '@/lib/core/states';
import { movesFrom } from '@/lib/talents/states/rules';
import { getReviewedTalent } from '@/lib/talents/talents-in-review';
import { CategoryForm } from './category-form';
import { TalentActions } from './talent-actions';
import { TalentPhotos } from './talent-photos';

/** All that is known of a talent, for the administrator: 'categoría' first, photos in every state, what can be done. */
export async function ReviewedTalent({ actor, id }: { actor: Actor; id: string }) {
  const [detail, catalogue, reasons, contacts, t] = await Promise.all([
    readOrNotFound(() => getReviewedTalent(actor, id)),
    listProfiles(),
    listRejectReasons(),
    openContacts(actor, [id]),
    getTranslations('talents'),
  ]);
  const { talent, profile, profiles, photos, exclusiveAgencyName } = detail;
  const contact = contacts.get(id);
  const facts = await readerFacts(profile, contact);
  const approved = talent.photoStateId === PHOTO.APPROVED;
  return (
    <ClientMessages namespaces={['talents.moves', 'talents.profiles', 'photos.review', 'rideOffice.talents']}>
      <PageHeader
        title={profile.name}
        breadcrumbs={[{ label: t('title'), href: '/talentos' }]}
        badge={<StateBadge id={talent.stateId} />}
        actions={
          <>
            <ButtonLink variant="default" href={`/talentos/${id}/mensajes`}>
              {t('messages')}
            </ButtonLink>
            <ButtonLink variant="default" href={`/talentos/${id}/datos`}>
              {t('personalData')}
            </ButtonLink>
            <ButtonLink variant="default" href={`/talentos/${id}/editar`}>
              {t('edit')}
            </ButtonLink>
            {(talent.mayOrderRides || talent.stateId === TALENT.ACTIVE) && (
              <AllowRidesButton
                talentIds={[id]}
                allowed={!talent.mayOrderRides}
                name={profile.name}
                button={{ size: 'sm' }}
                withWords
              />
            )}
            <TalentActions
              talent={{ id, name: profile.name }}
              moves={movesFrom(talent.stateId)}
              mayResend={!talent.hasPassword && talent.stateId !== TALENT.SUSPENDED}
            />
          </>
        }
      />
      <ProfileColumns
        side={
          <>
            <ProfileSummary
              profile={profile}
              photoSrc={!approved && talent.photoFileId ? fileUrl(talent.photoFileId, 640) : undefined}
            />
            {contact && (
              <ContactFacts
                contact={contact}
                more={[
                  { label: t('detail.exclusive'), value: exclusiveAgencyName },
                  { label: t('detail.rides'), value: talent.mayOrderRides && t('detail.yes') },
                ]}
              />
            )}
          </>
        }
      >
        <SectionCard>
          <ProfileTabs
            profile={profile}
            facts={facts}
            category={
              <CategoryForm
                id={id}
                profiles={catalogue.map(({ id: profileId, name }) => ({ id: profileId, name }))}
                revision={talent.revision}
                initial={profiles.map(({ profileId, main }) => ({ profileUserTalentId: profileId, main }))}
              />
            }
          />
        </SectionCard>
        <TalentPhotos
          talent={{ id, name: profile.name }}
          photos={photos}
          reasons={reasons.map(({ text }) => text)}
        />
      </ProfileColumns>
    </ClientMessages>
  );
}
