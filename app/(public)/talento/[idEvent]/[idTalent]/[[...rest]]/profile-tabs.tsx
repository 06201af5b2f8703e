import { getTranslations } from 'next-intl/server';
import { Tabs } from '@/app/_ui/public/tabs';
import textStyles from '@/app/_ui/theme/text.module.css';
import type { ShowcaseProfile } from '@/lib/convocatories/showcase/showcase-profile';
import { TalentMeasures } from '../../../../_showcase/talent-measures';
import styles from './profile.module.css';

type Props = Pick<ShowcaseProfile, 'talent' | 'background'>;

const joined = (...parts: (string | null)[]) => parts.filter(Boolean).join(' · ');

/** Información, Experiencia, Aptitudes and Formación, each with what the specification puts in it. */
export async function ProfileTabs({ talent, background }: Props) {
  const t = await getTranslations('showcase');
  const age = talent.age === null ? null : t('years', { count: talent.age });
  const information = (
    <>
      <TalentMeasures talent={talent} />
      <dl className={styles.facts}>
        {age ? (
          <div>
            <dt>{t('age')}</dt>
            <dd>{age}</dd>
          </div>
        ) : null}
        {talent.cityName ? (
          <div>
            <dt>{t('city')}</dt>
            <dd>{talent.cityName}</dd>
          </div>
        ) : null}
      </dl>
      <p className={styles.description}>{talent.description?.trim() || t('noDescription')}</p>
    </>
  );
  const list = (rows: { id: string; title: string; text: string | null }[], empty: string) =>
    rows.length === 0 ? (
      <p className={textStyles.quiet}>{empty}</p>
    ) : (
      <ul className={styles.list}>
        {rows.map((row) => (
          <li key={row.id}>
            <strong>{row.title}</strong>
            {row.text ? <span>{row.text}</span> : null}
          </li>
        ))}
      </ul>
    );
  const experience = background.experiences.map(({ id, area, description }) => ({
    id,
    title: area ?? description,
    text: area ? description : null,
  }));
  const skills = background.skills.map(({ id, name, area, level }) => ({
    id,
    title: name,
    text: joined(area, level),
  }));
  const training = [
    ...background.titles.map(({ id, institution, title }) => ({ id, title, text: institution })),
    ...background.languages.map(({ id, name, level }) => ({ id, title: name, text: level })),
  ];
  return (
    <Tabs
      label={t('tabs', { name: talent.name })}
      tabs={[
        { id: 'informacion', title: t('information'), content: information },
        { id: 'experiencia', title: t('experience'), content: list(experience, t('noExperience')) },
        { id: 'aptitudes', title: t('skills'), content: list(skills, t('noSkills')) },
        { id: 'formacion', title: t('training'), content: list(training, t('noTraining')) },
      ]}
    />
  );
}
