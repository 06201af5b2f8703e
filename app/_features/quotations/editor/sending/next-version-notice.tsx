'use client';

import { useTranslations } from 'next-intl';
import type { PreviousVersion } from '../../versions/previous-version';
import styles from '../keeping/banner.module.css';

type Props = { previous: PreviousVersion };

/** A notice that this draft replaces a version which the client has. */
export function NextVersionNotice({ previous: { version, accepted } }: Props) {
  const t = useTranslations('quotations.versions');
  return (
    <p className={styles.banner} data-bad={accepted || undefined}>
      {accepted
        ? t('editingAccepted', { previous: version })
        : t('editing', { version: version + 1, previous: version })}
    </p>
  );
}
