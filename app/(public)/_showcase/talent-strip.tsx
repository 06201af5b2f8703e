'use client';

import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { memo, useEffect, useRef } from 'react';
import { TalentPhoto } from '@/app/_ui/photos/talent-photo';
import texts from '@/lib/i18n/messages/es/showcase.json';
import type { ShownTalent } from './group-shown';
import styles from './talent-dialog.module.css';

type Person = Pick<ShownTalent, 'id' | 'name' | 'photo' | 'gender'>;

type Props = {
  talents: readonly Person[];
  current: string;
  onSelect: (id: string) => void;
};

/** How far an arrow moves the strip, in pixels (specification part 2, "Talent modal"). */
const STEP = 70;

/** All talents in a row of small photos, with arrows. */
export function TalentStrip({ talents, current, onSelect }: Props) {
  const strip = useRef<HTMLUListElement>(null);
  useEffect(() => {
    strip.current?.querySelector(`[data-talent="${current}"]`)?.scrollIntoView({
      block: 'nearest',
      inline: 'nearest',
    });
  }, [current]);
  const move = (by: number) => strip.current?.scrollBy({ left: by, behavior: 'smooth' });
  return (
    <nav className={styles.stripBar} aria-label={texts.otherTalents}>
      <button
        type="button"
        className={styles.arrow}
        aria-label={texts.previousTalents}
        onClick={() => move(-STEP)}
      >
        <IconChevronLeft size={18} aria-hidden />
      </button>
      <ul ref={strip} className={styles.strip} data-swipes>
        {talents.map((talent) => (
          <Thumb key={talent.id} talent={talent} isCurrent={talent.id === current} onSelect={onSelect} />
        ))}
      </ul>
      <button
        type="button"
        className={styles.arrow}
        aria-label={texts.nextTalents}
        onClick={() => move(STEP)}
      >
        <IconChevronRight size={18} aria-hidden />
      </button>
    </nav>
  );
}

type ThumbProps = { talent: Person; isCurrent: boolean; onSelect: (id: string) => void };

/** One of them; of hundreds, only those change that are gone from and gone to. */
const Thumb = memo(function Thumb({ talent, isCurrent, onSelect }: ThumbProps) {
  return (
    <li>
      <button
        type="button"
        className={styles.thumb}
        data-talent={talent.id}
        aria-label={talent.name}
        aria-current={isCurrent ? 'true' : undefined}
        onClick={() => onSelect(talent.id)}
      >
        <TalentPhoto fileId={talent.photo ?? null} gender={talent.gender} alt="" sizes="58px" />
      </button>
    </li>
  );
});
