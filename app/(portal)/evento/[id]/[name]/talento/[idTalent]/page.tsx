import { IconArrowLeft } from '@tabler/icons-react';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { SocialLinks } from '@/app/_features/talents/social-links';
import { ButtonLink } from '@/app/_ui/layout/button-link';
import { PageHeader } from '@/app/_ui/layout/page-header';
import { RowIconSheet } from '@/app/_ui/list/row-icons';
import { TalentPhoto } from '@/app/_ui/photos/talent-photo';
import { agencyGate } from '@/app/(portal)/_shell/gate';
import { readOrNotFound } from '@/app/(portal)/_shell/read-or-not-found';
import { getEventTalent } from '@/lib/convocatories/event-talents/event-talent-profile';
import { notFound } from '@/lib/core/errors';
import { isUuid } from '@/lib/core/ids';
import { eventPath } from '@/lib/core/paths';
import { loadEvent } from '../../load-event';
import { sectionHref } from '../../sections';
import { EventPlaces } from './event-places';
import styles from './profile.module.css';
import { ProfileDetails } from './profile-details';
import { TalentGalleries } from './talent-galleries';

type Props = { params: Promise<{ id: string; name: string; idTalent: string }> };

async function load({ params }: Props) {
  const [{ id, idTalent }, { actor }] = await Promise.all([params, agencyGate()]);
  return readOrNotFound(async () => {
    const { event, calls, undrawn } = await loadEvent(id);
    if (!isUuid(idTalent)) throw notFound('errors.talent.notFound');
    const talent = await getEventTalent(actor, event.id, idTalent);
    const [place] = talent.places;
    if (!place) throw notFound('errors.talent.notFound');
    return { event, calls, undrawn, talent, place, name: `${place.name} ${place.lastname}` };
  });
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { name, event } = await load(props);
  return { title: `${name} · ${event.name}` };
}

/** A talent inside an event: who it is, and how it stands there (specification 1, section 2.9). */
export default async function EventTalentPage(props: Props) {
  const { event, calls, undrawn, talent, place, name } = await load(props);
  const [t, list] = await Promise.all([getTranslations('events.profile'), getTranslations('events.list')]);
  const path = eventPath(event.id, event.name);
  return (
    <>
      <PageHeader
        title={name}
        breadcrumbs={[
          { label: list('title'), href: '/eventos' },
          { label: event.name, href: path },
        ]}
        subtitle={talent.profiles.join(' · ')}
        actions={
          <ButtonLink
            variant="default"
            href={sectionHref(path, 'talentos')}
            leftSection={<IconArrowLeft size={16} stroke={1.5} aria-hidden />}
          >
            {t('back')}
          </ButtonLink>
        }
      />
      <div className={styles.columns}>
        <aside className={styles.side}>
          <TalentPhoto
            fileId={place.photo}
            gender={place.gender}
            alt={name}
            sizes="(min-width: 900px) 280px, 100vw"
            priority
          />
          <SocialLinks networks={talent.networks} label={t('networks', { name })} />
        </aside>
        <div className={styles.main}>
          <RowIconSheet names={['file', 'fileDone']} />
          <EventPlaces
            places={talent.places}
            calls={calls}
            undrawn={undrawn}
            timeZone={event.timeZone}
            name={name}
          />
          <ProfileDetails talent={talent} place={place} timeZone={event.timeZone} />
          <TalentGalleries book={talent.book} gallery={talent.gallery} name={name} />
        </div>
      </div>
    </>
  );
}
