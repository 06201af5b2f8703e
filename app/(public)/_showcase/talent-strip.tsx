'use client';

import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { TalentPhoto } from '@/app/_ui/photos/talent-photo';
import texts from '@/lib/i18n/messages/es/showcase.json';
import type { ShownTalent } from './group-shown';
import styles from './talent-dialog.module.css';

type Props = {
  talents: readonly Pick<ShownTalent, 'id' | 'name' | 'photo' | 'gender'>[];
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
          <li key={talent.id}>
            <button
              type="button"
              className={styles.thumb}
              data-talent={talent.id}
              aria-label={talent.name}
              aria-current={talent.id === current ? 'true' : undefined}
              onClick={() => onSelect(talent.id)}
            >
              <TalentPhoto fileId={talent.photo ?? null} gender={talent.gender} alt="" sizes="58px" />
            </button>
          </li>
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
