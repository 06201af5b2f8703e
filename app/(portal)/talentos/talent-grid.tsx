'use client';

import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { SoftBadge } from '@/app/_ui/data/soft-badge';
import { StateBadge } from '@/app/_ui/data/state-badge';
import { TalentPhoto } from '@/app/_ui/photos/talent-photo';
import text from '@/app/_ui/theme/text.module.css';
import { TALENT } from '@/lib/core/states';
import type { TalentCard } from './talent-card';
import styles from './talent-list.module.css';

const SIZES = '(min-width: 1200px) 160px, (min-width: 640px) 23vw, 45vw';
/** What is in view at once on a large screen. */
const ABOVE_THE_FOLD = 6;

/** Talents by their photos; a state is said only where it is not the usual one. */
export function TalentGrid({ talents }: { talents: readonly TalentCard[] }) {
  const t = useTranslations('talents');
  return (
    <ul className={styles.grid} aria-label={t('title')}>
      {talents.map((talent, index) => (
        <li key={talent.id} className={styles.talent}>
          <Link href={`/talentos/${talent.id}`} className={styles.link}>
            <TalentPhoto
              fileId={talent.photoFileId}
              src={talent.photoSrc ?? undefined}
              gender={talent.gender}
              alt=""
              sizes={SIZES}
              priority={index < ABOVE_THE_FOLD}
            />
            <span className={styles.name}>{talent.name}</span>
          </Link>
          <span className={text.below}>
            {[talent.profiles[0], talent.city, talent.age === null ? null : t('years', { count: talent.age })]
              .filter(Boolean)
              .join(' · ')}
          </span>
          {(talent.stateId !== TALENT.ACTIVE || talent.pendingPhotos > 0) && (
            <span className={styles.badges}>
              {talent.stateId !== TALENT.ACTIVE && <StateBadge id={talent.stateId} />}
              {talent.pendingPhotos > 0 && (
                <SoftBadge tone="yellow">{t('pending', { count: talent.pendingPhotos })}</SoftBadge>
              )}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
