'use client';

import { useTranslations } from 'next-intl';
import { useAction } from '@/app/_features/graphql/use-action';
import { PlainButton } from '@/app/_ui/controls/plain-button';
import { RowList } from '@/app/_ui/data/row-list';
import { SoftBadge, type Tone } from '@/app/_ui/data/soft-badge';
import type { ArchiveState } from '@/db/values/archives';
import { OPEN_ARCHIVE } from '@/lib/archives/writes';
import styles from './integrations.module.css';

export type ArchiveRow = {
  readonly id: string;
  readonly state: ArchiveState;
  readonly asked: string;
  readonly by: string;
  readonly until: string | null;
  readonly megabytes: number | null;
  /** Files that storage had lost. */
  readonly missing: number;
};

const TONES: Readonly<Record<ArchiveState, Tone>> = {
  WAITING: 'blue',
  READY: 'green',
  FAILED: 'red',
  GONE: 'gray',
};

/** The copies that were asked for, the newest first. */
export function ArchiveList({ rows }: { rows: readonly ArchiveRow[] }) {
  const t = useTranslations('archives');
  const opening = useAction(OPEN_ARCHIVE);
  const download = async (id: string) => {
    const opened = await opening.press({ id }, t('opened'));
    if (opened) window.location.assign(opened);
  };
  return (
    <RowList
      label={t('title')}
      whole
      items={rows.map(({ id, state, asked, by, until, megabytes, missing }) => ({
        id,
        title: t('made', { when: asked }),
        detail: [
          t('by', { name: by }),
          state === 'READY' && until ? t('until', { when: until }) : null,
          state === 'READY' && megabytes !== null ? t('size', { megabytes }) : null,
          state === 'READY' && missing > 0 ? t('missing', { count: missing }) : null,
          state === 'FAILED' ? t('failedText') : null,
        ],
        trailing: (
          <span className={styles.trailing}>
            <SoftBadge tone={TONES[state]}>{t(`states.${state}`)}</SoftBadge>
            {state === 'READY' && (
              <PlainButton
                aria-label={t('downloadNamed', { when: asked })}
                onClick={() => void download(id)}
                disabled={opening.pending}
              >
                {t('download')}
              </PlainButton>
            )}
          </span>
        ),
      }))}
    />
  );
}
