'use client';

import { useTranslations } from 'next-intl';
import { useRefreshEvery } from '@/app/_ui/controls/use-refresh-every';
import { SectionCard } from '@/app/_ui/layout/section-card';
import type { ImportKindName } from '@/db/values/imports';
import styles from './import.module.css';

const AGAIN_MS = 2_000;

type Props = { kind: ImportKindName; undoing: boolean; done: number; of: number };

/** How far the job is; the page is read again until it has ended. */
export function ImportProgress({ kind, undoing, done, of }: Props) {
  const t = useTranslations('imports');
  useRefreshEvery(AGAIN_MS, { hidden: true });
  const words = undoing ? t(`${kind}.undoProgress`, { done, of }) : t('progress', { done, of });
  return (
    <SectionCard title={t(undoing ? 'undoing' : 'running')} description={t('leave')}>
      <progress className={styles.progress} value={done} max={Math.max(of, 1)} aria-label={words} />
      <p role="status">{words}</p>
    </SectionCard>
  );
}
