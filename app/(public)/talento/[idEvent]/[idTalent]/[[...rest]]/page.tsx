import { IconArrowLeft } from '@tabler/icons-react';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { pageOrNotFound } from '@/app/_features/pages/page-or-not-found';
import { loadRoleWords } from '@/app/_features/talents/load-role-words';
import { ProfileColumns } from '@/app/_features/talents/profile/profile-columns';
import { ProfileGalleries } from '@/app/_features/talents/profile/profile-galleries';
import { ProfileSummary } from '@/app/_features/talents/profile/profile-summary';
import { ProfileTabs } from '@/app/_features/talents/profile/profile-tabs';
import { getShowcaseProfile, type ShowcaseProfilePage } from '@/lib/convocatories/showcase/showcase-profile';
import { anonymous } from '@/lib/core/actor';
import { isUuid } from '@/lib/core/ids';
import { showcasePath } from '@/lib/core/paths';
import { shareCard } from '../../../../_shell/share-card';
import { noticeTitle, ShowcaseNotice } from '../../../../_showcase/showcase-notice';
import styles from './profile.module.css';
import { TalentNotFound } from './talent-not-found';

type Props = { params: Promise<{ idEvent: string; idTalent: string }> };

const read = cache(
  async (idEvent: string, idTalent: string): Promise<ShowcaseProfilePage> =>
    isUuid(idEvent) && isUuid(idTalent)
      ? getShowcaseProfile(anonymous, idEvent, idTalent)
      : { state: 'NOT_FOUND' },
);

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { idEvent, idTalent } = await params;
  const page = await read(idEvent, idTalent);
  const robots = { index: false, follow: false };
  if (page.state !== 'OPEN') return { title: noticeTitle(page.state), robots };
  const t = await getTranslations('showcase.share');
  const description = t('talentDescription');
  return {
    title: page.talent.profile.name,
    description,
    robots,
    openGraph: shareCard({ title: t('talentTitle', { agency: page.talent.agency.name }), description }),
  };
}

/**
 * A talent within an event, for the client: the whole profile but no way to reach the person. Its way back has other
 * words than 'Volver al evento', which is for who is no client of the event (specification 1, section 2.9).
 */
export default pageOrNotFound(TalentNotFound, async function TalentInEventPage({ params }: Props) {
  const { idEvent, idTalent } = await params;
  const [page, t] = await Promise.all([read(idEvent, idTalent), getTranslations('showcase')]);
  if (page.state === 'NOT_FOUND') notFound();
  if (page.state !== 'OPEN') return <ShowcaseNotice state={page.state} />;
  const { event, agency, place, profile } = page.talent;
  const word = (await loadRoleWords())({ ...place.role, gender: profile.gender }, 1);
  const role = place.confirmed ? `${word} · ${t('confirmed', { gender: profile.gender })}` : word;
  return (
    <main className={styles.page}>
      <a className={styles.back} href={showcasePath(event.id)}>
        <IconArrowLeft size={18} aria-hidden />
        {t('allTalents')}
      </a>
      <header className={styles.head}>
        <p className={styles.context}>{[agency.name, event.name, role].join(' · ')}</p>
        <h1 className={styles.name}>{profile.name}</h1>
      </header>
      <ProfileColumns side={<ProfileSummary profile={profile} />}>
        <ProfileTabs profile={profile} />
        <ProfileGalleries profile={profile} />
      </ProfileColumns>
    </main>
  );
});
