'use client';

import { useTranslations } from 'next-intl';
import { fillWording } from '@/lib/agencies/texts/rules';
import { useSamplePlaces } from '../_parts/use-sample-places';
import styles from './texts.module.css';

type Props = { subject: string | null; body: string; agencyName: string };

/** A text as it is read, its places filled with an example. */
export function TextPreview({ subject, body, agencyName }: Props) {
  const t = useTranslations('profile.texts');
  const places = useSamplePlaces(agencyName);
  const fill = (text: string) => fillWording(text, places);
  return (
    <section className={styles.preview} aria-label={t('preview')}>
      <span className={styles.label}>{t('preview')}</span>
      {subject !== null && <p className={styles.subject}>{fill(subject)}</p>}
      <p className={styles.body}>{fill(body)}</p>
    </section>
  );
}
