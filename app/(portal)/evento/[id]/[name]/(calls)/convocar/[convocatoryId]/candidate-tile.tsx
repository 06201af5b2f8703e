'use client';

import { IconAlertCircle, IconCheck, IconClockPause } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { TalentPhoto } from '@/app/_ui/photos/talent-photo';
import text from '@/app/_ui/theme/text.module.css';
import type { Candidate } from '@/lib/convocatories/candidates/queries';
import type { Mark } from './marks';
import styles from './picker.module.css';

export type CandidateCard = Pick<Candidate, 'id' | 'gender' | 'busy'> & {
  readonly name: string;
  /** File id of an approved portrait. */
  readonly photo: string | null;
  /** Age, height, city. */
  readonly facts: readonly string[];
  readonly marks: readonly Mark[];
  /** What the own agency knows of its work, in words; null for who never worked for it. */
  readonly record: string | null;
};

type Props = {
  candidate: CandidateCard;
  chosen: boolean;
  onToggle: () => void;
  /** Opens the profile. */
  onLook: () => void;
  /** Near the top: its photo is loaded at once. */
  first: boolean;
};

/** A talent to look at, by its photo, and to choose, by the circle on it. */
export function CandidateTile({ candidate, chosen, onToggle, onLook, first }: Props) {
  const t = useTranslations('events.picker');
  const id = useId();
  const { name, gender, photo, facts, busy, marks, record } = candidate;
  return (
    <li className={styles.tile} data-chosen={chosen || undefined}>
      <button
        type="button"
        className={styles.look}
        onClick={onLook}
        aria-label={t('look', { name })}
        aria-describedby={id}
        aria-haspopup="dialog"
      >
        <span className={styles.photo}>
          <TalentPhoto
            fileId={photo}
            gender={gender}
            alt=""
            sizes="(min-width: 640px) 200px, 45vw"
            priority={first}
          />
        </span>
        <span className={styles.name}>{name}</span>
      </button>
      <label className={styles.choose}>
        <input
          type="checkbox"
          className={styles.input}
          checked={chosen}
          onChange={onToggle}
          aria-label={t('choose', { name })}
          aria-describedby={id}
        />
        <span className={styles.tick} aria-hidden>
          <IconCheck size={16} stroke={2.5} />
        </span>
      </label>
      <span id={id} className={styles.about}>
        <span className={text.dimmed}>{facts.join(' · ')}</span>
        {record && <span className={styles.record}>{record}</span>}
        {busy && (
          <span className={styles.busy} data-kind={busy}>
            {busy === 'CONFIRMED' ? (
              <IconAlertCircle size={14} stroke={1.75} aria-hidden />
            ) : (
              <IconClockPause size={14} stroke={1.75} aria-hidden />
            )}
            {t(`busy.${busy}`)}
          </span>
        )}
        {marks.map((mark) => (
          <MarkText key={mark.text} mark={mark} />
        ))}
        {!busy && marks.length === 0 && <span className={styles.fits}>{t('fits')}</span>}
      </span>
    </li>
  );
}

function MarkText({ mark }: { mark: Mark }) {
  const t = useTranslations('events.picker');
  const values = {
    cm: 'cm' in mark ? mark.cm : 0,
    what: 'what' in mark ? mark.what : '',
    years: 'years' in mark ? mark.years : 0,
    city: 'city' in mark ? mark.city : '',
    colour: ('colour' in mark && mark.colour?.toLowerCase()) || t('unknown'),
  };
  return <span className={styles.mark}>{t(mark.text, values)}</span>;
}
