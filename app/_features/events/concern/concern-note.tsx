'use client';

import { useTranslations } from 'next-intl';
import styles from './concern-note.module.css';
import { type Concern, concernWords } from './concern-words';

/** Whom what is typed concerns, before it is sent; nothing where it concerns nobody. */
export function ConcernNote({ concern }: { concern: Concern | null }) {
  const t = useTranslations('events.concern');
  return (
    <div role="status">
      {concern && (
        <div className={styles.note}>
          <p className={styles.title}>{t('title')}</p>
          <ul className={styles.list}>
            {concernWords(t, concern).map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
