'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { SectionCard } from '@/app/_ui/layout/section-card';
import styles from './editor.module.css';

export const STEPS = ['client', 'event', 'profiles', 'costs', 'words', 'review'] as const;
export type Step = (typeof STEPS)[number];

/** The anchor of a section. */
export const anchorOf = (step: Step | 'changes'): string => `paso-${step}`;

type Props = { step: Step | 'changes'; actions?: ReactNode; flush?: boolean; children: ReactNode };

/** One part of a quotation. */
export function EditorSection({ step, actions, flush = false, children }: Props) {
  const t = useTranslations(`quotations.${step}`);
  return (
    <div id={anchorOf(step)} className={styles.section} tabIndex={-1}>
      <SectionCard title={t('title')} description={t('description')} actions={actions} flush={flush}>
        {children}
      </SectionCard>
    </div>
  );
}
