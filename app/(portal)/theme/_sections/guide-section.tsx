import type { ReactNode } from 'react';
import { SectionCard } from '@/app/_ui/layout/section-card';
import styles from '../theme.module.css';

type Props = { id: string; title: string; flush?: boolean; children: ReactNode };

/** One part of the guide, with an address of its own. */
export function GuideSection({ id, title, flush = false, children }: Props) {
  return (
    <div id={id} className={styles.anchor}>
      <SectionCard title={title} flush={flush}>
        {children}
      </SectionCard>
    </div>
  );
}
