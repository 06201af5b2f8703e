'use client';

import { useTranslations } from 'next-intl';
import { SoftBadge } from '@/app/_ui/data/soft-badge';
import { StateBadge } from '@/app/_ui/data/state-badge';
import type { Selection } from '@/app/_ui/data-table/use-selection';
import { Link } from '@/app/_ui/link';
import { TalentPhoto } from '@/app/_ui/photos/talent-photo';
import text from '@/app/_ui/theme/text.module.css';
import { TALENT } from '@/lib/core/states';
import type { TalentCard } from './talent-card';
import styles from './talent-list.module.css';

const SIZES = '(min-width: 1200px) 160px, (min-width: 640px) 23vw, 45vw';
/** What is in view at once on a large screen. */
const ABOVE_THE_FOLD = 6;

type Props = { talents: readonly TalentCard[]; selection: Selection<TalentCard> };

/** Talents by their photos, to be chosen and opened; a state is said only where it is not the usual one. */
export function TalentGrid({ talents, selection }: Props) {
  const t = useTranslations('talents');
  const ui = useTranslations('ui.table');
  return (
    <ul className={styles.grid} aria-label={t('title')}>
      {talents.map((talent, index) => (
        <li key={talent.id} className={styles.talent} data-chosen={selection.has(talent.id) || undefined}>
          <label className={styles.choose}>
            <input
              type="checkbox"
              aria-label={ui('selectRow', { name: talent.name })}
              checked={selection.has(talent.id)}
              onChange={() => selection.toggle(talent.id)}
            />
          </label>
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
          <Badges talent={talent} />
        </li>
      ))}
    </ul>
  );
}

function Badges({ talent: { review, calledFor } }: { talent: TalentCard }) {
  const t = useTranslations('talents');
  const unusual = review && review.stateId !== TALENT.ACTIVE;
  if (!unusual && !review?.pendingPhotos && !calledFor) return null;
  return (
    <span className={styles.badges}>
      {unusual && <StateBadge id={review.stateId} />}
      {review && review.pendingPhotos > 0 && (
        <SoftBadge tone="yellow">{t('pending', { count: review.pendingPhotos })}</SoftBadge>
      )}
      {calledFor && <SoftBadge tone="yellow">{t('calledFor', { event: calledFor })}</SoftBadge>}
    </span>
  );
}
