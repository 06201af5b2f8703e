import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { type Description, DescriptionList } from '@/app/_ui/data/description-list';
import text from '@/app/_ui/theme/text.module.css';
import { bodyWords, CLIENT_BODY } from '@/lib/core/talent-fields';
import type { PublicProfile } from '@/lib/talents/public-profile';
import styles from './profile.module.css';
import type { ReaderFacts } from './reader-facts';

type Props = { profile: PublicProfile; facts: ReaderFacts | undefined };

/** Document, age and city, the body, and the person's own words; a block of which nothing is known is not there. */
export function ProfileInformation({ profile, facts }: Props) {
  const t = useTranslations('talentProfile');
  const f = useTranslations('talents.fields.short');
  const { name, profiles, description } = profile;
  const id = useId();
  return (
    <>
      <Facts
        items={[
          ...(facts ? [facts.document] : []),
          { label: t('age'), value: profile.age === null ? null : t('years', { count: profile.age }) },
          { label: t('city'), value: profile.cityName },
          ...(facts?.more ?? []),
        ]}
      />
      <Facts
        title={t('body')}
        items={CLIENT_BODY.map((field) => ({ label: f(field), value: bodyWords(profile.body, field) }))}
      />
      <section className={styles.block} aria-labelledby={id}>
        <h2 id={id} className={styles.heading}>
          {profiles.length > 0 ? profiles.join(' · ') : t('person')}
        </h2>
        <p className={`${text.name} ${styles.person}`}>{name}</p>
        {description?.trim() && <p className={styles.description}>{description.trim()}</p>}
      </section>
    </>
  );
}

/** What is known of several things; nothing at all where nothing is. */
function Facts({ title, items }: { title?: string; items: readonly Description[] }) {
  const id = useId();
  const known = items.filter(({ value }) => Boolean(value));
  if (known.length === 0) return null;
  return (
    <section className={styles.block} aria-labelledby={title && id}>
      {title && (
        <h2 id={id} className={styles.heading}>
          {title}
        </h2>
      )}
      <DescriptionList columns={title ? 4 : 3} items={known} />
    </section>
  );
}
