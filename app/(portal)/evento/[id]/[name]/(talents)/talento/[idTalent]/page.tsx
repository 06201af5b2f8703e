import { IconArrowLeft } from '@tabler/icons-react';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { metadataOrNotFound, pageOrNotFound } from '@/app/_features/pages/page-or-not-found';
import { readOrNotFound } from '@/app/_features/pages/read-or-not-found';
import { ContactFacts } from '@/app/_features/talents/profile/contact-facts';
import { ProfileColumns } from '@/app/_features/talents/profile/profile-columns';
import { ProfileGalleries } from '@/app/_features/talents/profile/profile-galleries';
import { ProfileSummary } from '@/app/_features/talents/profile/profile-summary';
import { ProfileTabs } from '@/app/_features/talents/profile/profile-tabs';
import { readerFacts } from '@/app/_features/talents/profile/reader-facts';
import { ButtonLink } from '@/app/_ui/layout/button-link';
import { PageHeader } from '@/app/_ui/layout/page-header';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { RowIconSheet } from '@/app/_ui/list/row-icons';
import { agencyGate } from '@/app/(portal)/_shell/gate';
import { PortalNotFound } from '@/app/(portal)/_shell/portal-not-found';
import { openContacts } from '@/lib/convocatories/contacts/open-contacts';
import { getEventTalent } from '@/lib/convocatories/event-talents/event-talent-profile';
import { notFound } from '@/lib/core/errors';
import { isUuid } from '@/lib/core/ids';
import { eventPath } from '@/lib/core/paths';
import { loadEvent } from '../../../load-event';
import { sectionHref } from '../../../sections';
import { EventPlaces } from './event-places';

type Props = { params: Promise<{ id: string; name: string; idTalent: string }> };

async function load({ params }: Props) {
  const [{ id, idTalent }, { actor }] = await Promise.all([params, agencyGate()]);
  return readOrNotFound(async () => {
    const { event, calls, undrawn } = await loadEvent(id);
    if (!isUuid(idTalent)) throw notFound('errors.talent.notFound');
    return { actor, event, calls, undrawn, ...(await getEventTalent(actor, event.id, idTalent)) };
  });
}

export const generateMetadata = metadataOrNotFound(async function metadata(props: Props): Promise<Metadata> {
  const { profile, event } = await load(props);
  return { title: `${profile.name} · ${event.name}` };
});

/** A talent inside an event: who it is, and how it stands there (specification 1, section 2.9). */
export default pageOrNotFound(PortalNotFound, async function EventTalentPage(props: Props) {
  const { actor, event, calls, undrawn, places, profile } = await load(props);
  const contact = (await openContacts(actor, [profile.id])).get(profile.id);
  const [t, list, facts] = await Promise.all([
    getTranslations('events.profile'),
    getTranslations('events.list'),
    readerFacts(profile, contact),
  ]);
  const path = eventPath(event.id, event.name);
  return (
    <>
      <PageHeader
        title={profile.name}
        breadcrumbs={[
          { label: list('title'), href: '/eventos' },
          { label: event.name, href: path },
        ]}
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
      <ProfileColumns
        side={
          <>
            <ProfileSummary profile={profile} />
            {contact && <ContactFacts contact={contact} />}
          </>
        }
      >
        <RowIconSheet names={['file', 'fileDone']} />
        <EventPlaces
          places={places}
          calls={calls}
          undrawn={undrawn}
          timeZone={event.timeZone}
          name={profile.name}
        />
        <SectionCard>
          <ProfileTabs profile={profile} facts={facts} />
        </SectionCard>
        <ProfileGalleries profile={profile} />
      </ProfileColumns>
    </>
  );
});
