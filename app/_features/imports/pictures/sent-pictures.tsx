'use client';

import { useTranslations } from 'next-intl';
import styles from '../import.module.css';
import type { Sorted } from './sort-pictures';

type Props = {
  sorted: Sorted;
  /** Why pictures were not taken, by their path. */
  failed: Readonly<Record<string, string>>;
};

/** Each picture that does not come in by its name with why, and whose the others are. */
export function SentPictures({ sorted, failed }: Props) {
  const t = useTranslations('importPictures');
  const { ready, there, left, refused } = sorted;
  const out = [
    ...refused.map(({ picture: { path, problem }, person }) => ({
      path,
      why: problem ?? t('rowOut', { name: person?.name ?? '' }),
    })),
    ...ready.flatMap(({ picture: { path } }) => (failed[path] ? [{ path, why: failed[path] }] : [])),
  ];
  return (
    <>
      {there.length + left.length > 0 && (
        <p>
          {there.length > 0 && t('there', { count: there.length })}{' '}
          {left.length > 0 && t('left', { count: left.length })}
        </p>
      )}
      {out.length > 0 && (
        <div className={styles.asked}>
          <h3 className={styles.header}>{t('refused', { count: out.length })}</h3>
          <ul className={styles.refused}>
            {out.map(({ path, why }) => (
              <li key={path}>
                {path}: {why}
              </li>
            ))}
          </ul>
        </div>
      )}
      {ready.length > 0 && (
        <details>
          <summary>{t('all')}</summary>
          <ul className={styles.refused}>
            {ready.map(({ picture: { path }, person: { name, line } }) => (
              <li key={path}>
                {path} → {t('person', { name, line })}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
