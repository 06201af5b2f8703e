'use client';

import { ActionIcon, Button, Drawer, Loader } from '@mantine/core';
import { IconCheck, IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import type { KeyboardEvent, ReactNode } from 'react';
import styles from './candidate-panel.module.css';
import type { CandidateCard } from './candidate-tile';

type Props = {
  /** Whom one looks at; null keeps the panel closed. */
  candidate: CandidateCard | null;
  chosen: boolean;
  /** The profile; null while it is on its way. */
  profile: ReactNode;
  /** Leads to the candidate before, or after; undefined at the ends. */
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
  onToggle: () => void;
  onClose: () => void;
};

const ARROWS_OF_ITS_OWN = '[role="tab"], .yarl__portal, input';

/** A candidate beside the others, before one decides: photos first. The arrow keys lead from one to the next. */
export function CandidatePanel({ candidate, chosen, profile, onPrevious, onNext, onToggle, onClose }: Props) {
  const t = useTranslations('events.picker');
  const follow = ({ key, target, altKey, ctrlKey, metaKey }: KeyboardEvent) => {
    const own = target instanceof Element && target.closest(ARROWS_OF_ITS_OWN);
    if (own || altKey || ctrlKey || metaKey) return;
    if (key === 'ArrowLeft') onPrevious?.();
    if (key === 'ArrowRight') onNext?.();
  };
  return (
    <Drawer
      opened={candidate !== null}
      onClose={onClose}
      position="right"
      size="min(640px, 100%)"
      title={candidate?.name}
      onKeyDown={follow}
    >
      {profile ?? (
        <div className={styles.wait} role="status" aria-label={t('loading')}>
          <Loader size="sm" />
        </div>
      )}
      <div className={styles.bar}>
        <ActionIcon
          variant="default"
          size={40}
          aria-label={t('previous')}
          disabled={!onPrevious}
          onClick={onPrevious}
        >
          <IconChevronLeft size={18} stroke={1.5} aria-hidden />
        </ActionIcon>
        <ActionIcon variant="default" size={40} aria-label={t('next')} disabled={!onNext} onClick={onNext}>
          <IconChevronRight size={18} stroke={1.5} aria-hidden />
        </ActionIcon>
        <Button
          className={styles.choose ?? ''}
          variant={chosen ? 'default' : 'filled'}
          leftSection={chosen ? <IconCheck size={16} stroke={2} aria-hidden /> : null}
          aria-pressed={chosen}
          onClick={onToggle}
        >
          {t(chosen ? 'drop' : 'take')}
        </Button>
      </div>
    </Drawer>
  );
}
