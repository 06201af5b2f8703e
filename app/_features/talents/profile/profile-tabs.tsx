import { useTranslations } from 'next-intl';
import { type ReactNode, useId } from 'react';
import { Tabs } from '@/app/_ui/public/tabs';
import text from '@/app/_ui/theme/text.module.css';
import type { PublicProfile } from '@/lib/talents/public-profile';
import styles from './profile.module.css';
import { type Entry, ProfileEntries } from './profile-entries';
import { ProfileInformation } from './profile-information';
import type { ReaderFacts } from './reader-facts';

type Props = {
  profile: PublicProfile;
  facts?: ReaderFacts;
  /** The tab 'categoría', which is the administrator's and comes first. */
  category?: ReactNode;
};

/** Tabs of a talent's profile, each with what specification 1, section 2.9 puts in it, for every reader. */
export function ProfileTabs({ profile, facts, category }: Props) {
  const t = useTranslations('talentProfile');
  const { experiences, skills } = profile.background;
  return (
    <Tabs
      label={t('tabs', { name: profile.name })}
      tabs={[
        ...(category ? [{ id: 'categoria', title: t('category'), content: category }] : []),
        {
          id: 'informacion',
          title: t('information'),
          content: <ProfileInformation profile={profile} facts={facts} />,
        },
        {
          id: 'experiencia',
          title: t('experience'),
          content: (
            <ProfileEntries
              entries={experiences.map(({ id, area, description }) => ({
                id,
                title: area ?? description,
                text: area ? description : null,
              }))}
              empty={t('noExperience')}
            />
          ),
        },
        {
          id: 'aptitudes',
          title: t('skills'),
          content: (
            <ProfileEntries
              entries={skills.map(({ id, name, area, level }) => ({
                id,
                title: name,
                text: [area, level].filter(Boolean).join(' · '),
              }))}
              empty={t('noSkills')}
            />
          ),
        },
        { id: 'formacion', title: t('training'), content: <Training profile={profile} /> },
      ]}
    />
  );
}

/** Studies as institution and title, languages as language and level. */
function Training({ profile: { background } }: { profile: PublicProfile }) {
  const t = useTranslations('talentProfile');
  const titles = background.titles.map(({ id, institution, title }) => ({
    id,
    title: institution ?? title,
    text: institution && institution !== title ? title : null,
  }));
  const languages = background.languages.map(({ id, name, level }) => ({ id, title: name, text: level }));
  if (titles.length + languages.length === 0) return <p className={text.quiet}>{t('noTraining')}</p>;
  return (
    <>
      <Group title={t('titles')} entries={titles} />
      <Group title={t('languages')} entries={languages} />
    </>
  );
}

/** A titled part of a panel; nothing when it is empty. */
function Group({ title, entries }: { title: string; entries: readonly Entry[] }) {
  const id = useId();
  if (entries.length === 0) return null;
  return (
    <section className={styles.block} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      <ProfileEntries entries={entries} />
    </section>
  );
}
