import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { SocialLinks } from '@/app/_features/talents/social-links';
import { ClientMessages } from '@/app/_ui/client-messages';
import { StateBadge } from '@/app/_ui/data/state-badge';
import { ButtonLink } from '@/app/_ui/layout/button-link';
import { PageHeader } from '@/app/_ui/layout/page-header';
import { TalentPhoto } from '@/app/_ui/photos/talent-photo';
import { administratorGate } from '@/app/(portal)/_shell/gate';
import { readOrNotFound } from '@/app/(portal)/_shell/read-or-not-found';
import { listProfiles } from '@/lib/catalogues/queries';
import { openContacts } from '@/lib/convocatories/contacts/open-contacts';
import { fileUrl } from '@/lib/core/photo-url';
import { PHOTO, TALENT } from '@/lib/core/states';
import { movesFrom } from '@/lib/talents/states/rules';
import { getReviewedTalent } from '@/lib/talents/talents-in-review';
import { TalentActions } from './talent-actions';
import { TalentFacts } from './talent-facts';
import styles from './talent-page.module.css';
import { TalentPhotos } from './talent-photos';
import { TalentTabs } from './talent-tabs';

type Props = { params: Promise<{ id: string }> };

const readTalent = cache(async (id: string) => {
  const { actor } = await administratorGate();
  return readOrNotFound(() => getReviewedTalent(actor, id));
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { talent } = await readTalent((await params).id);
  return { title: `${talent.name} ${talent.lastname}` };
}

/** All that is known of a talent, for the administrator. */
export default async function TalentPage({ params }: Props) {
  const [detail, catalogue, t] = await Promise.all([
    readTalent((await params).id),
    listProfiles(),
    getTranslations('talents'),
  ]);
  const { talent, profiles, photos, networks } = detail;
  const { actor } = await administratorGate();
  const contact = (await openContacts(actor, [talent.id])).get(talent.id);
  const name = `${talent.name} ${talent.lastname}`;
  const approved = talent.photoStateId === PHOTO.APPROVED;
  return (
    <ClientMessages namespaces={['talents.moves', 'talents.profiles']}>
      <PageHeader
        title={name}
        subtitle={profiles.map((profile) => profile.name).join(' · ')}
        breadcrumbs={[{ label: t('title'), href: '/talentos' }]}
        badge={<StateBadge id={talent.stateId} />}
        actions={
          <>
            <ButtonLink variant="default" href={`/talentos/${talent.id}/editar`}>
              {t('edit')}
            </ButtonLink>
            <TalentActions
              talent={{ id: talent.id, name }}
              moves={movesFrom(talent.stateId)}
              mayResend={!talent.hasPassword && talent.stateId !== TALENT.SUSPENDED}
            />
          </>
        }
      />
      <div className={styles.columns}>
        <aside className={styles.side}>
          <TalentPhoto
            fileId={approved ? talent.photoFileId : null}
            src={!approved && talent.photoFileId ? fileUrl(talent.photoFileId, 640) : undefined}
            gender={talent.gender}
            alt={name}
            sizes="300px"
            priority
          />
          <SocialLinks networks={networks} label={t('detail.networks', { name })} />
          {contact && <TalentFacts detail={detail} contact={contact} />}
        </aside>
        <div className={styles.main}>
          <TalentTabs
            detail={detail}
            profiles={catalogue.map(({ id, name: word }) => ({ id, name: word }))}
          />
          <TalentPhotos photos={photos} type="IBOOK" />
          <TalentPhotos photos={photos} type="GALLERY" />
        </div>
      </div>
    </ClientMessages>
  );
}
