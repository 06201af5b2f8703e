import { useTranslations } from 'next-intl';
import { DescriptionList } from '@/app/_ui/data/description-list';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { Tabs } from '@/app/_ui/public/tabs';
import textStyles from '@/app/_ui/theme/text.module.css';
import type { EventTalentProfile } from '@/lib/convocatories/event-talents/event-talent-profile';
import type { EventTalent } from '@/lib/convocatories/event-talents/queries';
import { isoDateInZone } from '@/lib/core/dates';
import { ageOn } from '@/lib/talents/rules';
import styles from './profile.module.css';

type Props = {
  talent: Pick<EventTalentProfile, 'background' | 'measures' | 'description'>;
  place: Pick<EventTalent, 'birthdate' | 'gender' | 'height' | 'cityName'>;
  timeZone: string;
};

/** Información, Experiencia, Aptitudes and Formación (specification 1, section 2.9); no contact data. */
export function ProfileDetails({ talent, place, timeZone }: Props) {
  const t = useTranslations('events.profile');
  const { background } = talent;
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
  const training = [
    ...background.titles.map(({ id, institution, title }) => ({ id, title, text: institution })),
    ...background.languages.map(({ id, name, level }) => ({ id, title: name, text: level })),
  ];
  const information = (
    <>
      <Measures talent={talent} place={place} timeZone={timeZone} />
      <p className={styles.description}>{talent.description?.trim() || t('noDescription')}</p>
    </>
  );
  const lists = [
    { id: 'experiencia', title: t('experience'), rows: experiences, empty: t('noExperience') },
    { id: 'aptitudes', title: t('skills'), rows: skills, empty: t('noSkills') },
    { id: 'formacion', title: t('training'), rows: training, empty: t('noTraining') },
  ];
  return (
    <SectionCard>
      <Tabs
        label={t('tabs')}
        tabs={[
          { id: 'informacion', title: t('information'), content: information },
          ...lists.map(({ id, title, rows, empty }) => ({
            id,
            title,
            content: <Listing rows={rows} empty={empty} />,
          })),
        ]}
      />
    </SectionCard>
  );
}

function Measures({ talent, place, timeZone }: Props) {
  const t = useTranslations('events');
  const { measures } = talent;
  const cm = (value: number | null) => (value === null ? null : t('profile.cm', { value }));
  const age = place.birthdate
    ? t('talents.years', { count: ageOn(place.birthdate, isoDateInZone(new Date(), timeZone)) })
    : null;
  const female = place.gender === 'FEMENINO';
  const items = [
    ['age', age],
    ['height', cm(place.height)],
    ['bust', female ? cm(measures.bust) : null],
    ['waist', female ? cm(measures.waist) : null],
    ['hip', female ? cm(measures.hip) : null],
    ['shirt', measures.shirt?.toUpperCase()],
    ['pants', measures.pants],
    ['footwear', measures.footwear],
    ['eyes', measures.eyeColour],
    ['hair', measures.hairColour],
    ['city', place.cityName],
  ] as const;
  const known = items.filter(([, value]) => value);
  if (known.length === 0) return null;
  return (
    <DescriptionList
      columns={4}
      items={known.map(([name, value]) => ({ label: t(`profile.${name}`), value }))}
    />
  );
}

type Row = { readonly id: string; readonly title: string; readonly text: string | null };

function Listing({ rows, empty }: { rows: readonly Row[]; empty: string }) {
  if (rows.length === 0) return <p className={textStyles.quiet}>{empty}</p>;
  return (
    <ul className={styles.list}>
      {rows.map((row) => (
        <li key={row.id}>
          <span className={textStyles.strong}>{row.title}</span>
          {row.text && <span className={styles.dim}>{row.text}</span>}
        </li>
      ))}
    </ul>
  );
}
