import { IconArrowLeft } from '@tabler/icons-react';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { loadRoleWords } from '@/app/_features/talents/load-role-words';
import { SocialLinks } from '@/app/_features/talents/social-links';
import { TalentPhoto } from '@/app/_ui/photos/talent-photo';
import { getShowcaseProfile, type ShowcaseProfilePage } from '@/lib/convocatories/showcase/showcase-profile';
import { anonymous } from '@/lib/core/actor';
import { isUuid } from '@/lib/core/ids';
import { showcasePath } from '@/lib/core/paths';
import { ShowcaseNotice } from '../../../../_showcase/showcase-notice';
import styles from './profile.module.css';
import { ProfilePhotos } from './profile-photos';
import { ProfileTabs } from './profile-tabs';

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
  return page.state === 'OPEN' ? { title: page.profile.talent.name, robots } : { robots };
}

/** A talent within an event, for the client: the whole profile but no way to reach the person (specification 2.9). */
export default async function TalentInEventPage({ params }: Props) {
  const { idEvent, idTalent } = await params;
  const [page, t] = await Promise.all([read(idEvent, idTalent), getTranslations('showcase')]);
  if (page.state === 'NOT_FOUND') notFound();
  if (page.state !== 'OPEN') return <ShowcaseNotice state={page.state} />;
  const { event, agency, talent, background } = page.profile;
  const word = (await loadRoleWords())({ ...talent.role, gender: talent.gender }, 1);
  const role = talent.confirmed ? `${word} · ${t('confirmed', { gender: talent.gender })}` : word;
  return (
    <main className={styles.page}>
      <a className={styles.back} href={showcasePath(event.id)}>
        <IconArrowLeft size={18} aria-hidden />
        {t('back')}
      </a>
      <div className={styles.columns}>
        <aside className={styles.side}>
          <TalentPhoto
            fileId={talent.photo}
            gender={talent.gender}
            alt={talent.name}
            sizes="320px"
            priority
          />
          <SocialLinks networks={talent.networks} label={t('networks', { name: talent.name })} />
        </aside>
        <div className={styles.body}>
          <p className={styles.context}>{[agency.name, event.name, role].join(' · ')}</p>
          <h1 className={styles.name}>{talent.name}</h1>
          <ul className={styles.profiles}>
            {talent.profiles.map((profile) => (
              <li key={profile}>{profile}</li>
            ))}
          </ul>
          <ProfileTabs talent={talent} background={background} />
        </div>
      </div>
      <ProfilePhotos title={t('book')} files={talent.book} name={talent.name} />
      <ProfilePhotos title={t('gallery')} files={talent.gallery} name={talent.name} />
    </main>
  );
}
