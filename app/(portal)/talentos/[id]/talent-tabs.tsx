import { useTranslations } from 'next-intl';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { Tabs } from '@/app/_ui/public/tabs';
import textStyles from '@/app/_ui/theme/text.module.css';
import type { ReviewedTalentDetail } from '@/lib/talents/talents-in-review';
import { CategoryForm } from './category-form';
import { TalentInformation } from './talent-information';
import styles from './talent-page.module.css';

type Entry = { readonly id: string; readonly title: string; readonly text: string | null };

type Props = {
  detail: ReviewedTalentDetail;
  /** The profiles that there are. */
  profiles: readonly { readonly id: number; readonly name: string }[];
};

/** Categoría (the administrator's), Información, Experiencia, Aptitudes and Formación, each with what specification 2.9 puts in it. */
export function TalentTabs({ detail, profiles: catalogue }: Props) {
  const t = useTranslations('talents.detail');
  const { talent, background } = detail;
  const experiences = background.experiences.map(({ id, area, description }) => ({
    id,
    title: area ?? description,
    text: area ? description : null,
  }));
  const skills = background.skills.map(({ id, name, area, level }) => ({
    id,
    title: name,
    text: [area, level].filter(Boolean).join(' · '),
  }));
  const titles = background.titles.map(({ id, institution, title }) => ({ id, title, text: institution }));
  const languages = background.languages.map(({ id, name, level }) => ({ id, title: name, text: level }));
  const training =
    titles.length + languages.length === 0 ? (
      <p className={textStyles.quiet}>{t('noTraining')}</p>
    ) : (
      <>
        <Block title={t('titles')} entries={titles} />
        <Block title={t('languages')} entries={languages} />
      </>
    );
  return (
    <SectionCard>
      <Tabs
        label={t('tabs', { name: `${talent.name} ${talent.lastname}` })}
        tabs={[
          {
            id: 'categoria',
            title: t('category'),
            content: (
              <CategoryForm
                id={talent.id}
                profiles={catalogue}
                initial={detail.profiles.map(({ profileId, main }) => ({
                  profileUserTalentId: profileId,
                  main,
                }))}
              />
            ),
          },
          { id: 'informacion', title: t('information'), content: <TalentInformation detail={detail} /> },
          {
            id: 'experiencia',
            title: t('experience'),
            content: <Entries entries={experiences} empty={t('noExperience')} />,
          },
          {
            id: 'aptitudes',
            title: t('skills'),
            content: <Entries entries={skills} empty={t('noSkills')} />,
          },
          { id: 'formacion', title: t('training'), content: training },
        ]}
      />
    </SectionCard>
  );
}

function Entries({ entries, empty }: { entries: readonly Entry[]; empty: string }) {
  if (entries.length === 0) return <p className={textStyles.quiet}>{empty}</p>;
  return (
    <ul className={styles.list}>
      {entries.map(({ id, title, text }) => (
        <li key={id}>
          <span className={textStyles.name}>{title}</span>
          {text && <span className={styles.detail}>{text}</span>}
        </li>
      ))}
    </ul>
  );
}

/** A titled part of a panel; nothing when it is empty. */
function Block({ title, entries }: { title: string; entries: readonly Entry[] }) {
  if (entries.length === 0) return null;
  return (
    <section className={styles.block}>
      <h2 className={styles.heading}>{title}</h2>
      <Entries entries={entries} empty="" />
    </section>
  );
}
