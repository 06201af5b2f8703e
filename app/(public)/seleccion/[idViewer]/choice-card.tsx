import type { ComponentProps } from 'react';
import { fillText } from '@/lib/i18n/fill-text';
import texts from '@/lib/i18n/messages/es/selection.json';
import { TalentCard } from '../../_showcase/talent-card';
import styles from './choosing.module.css';
import { type AnswerProps, TalentAnswer } from './talent-answer';

type Props = ComponentProps<typeof TalentCard> &
  Omit<AnswerProps, 'talent'> & {
    city: string | null;
    isCompared: boolean;
    onCompare: () => void;
  };

/** A talent of the showcase with what the viewer says of it. */
export function ChoiceCard({ city, said, locked, isCompared, onChange, onCompare, ...card }: Props) {
  const { talent } = card;
  return (
    <li className={styles.card} data-mark={said?.mark ?? undefined}>
      <TalentCard {...card} />
      {city && <p className={styles.city}>{city}</p>}
      <TalentAnswer talent={talent} said={said} locked={locked} onChange={onChange} />
      <label className={styles.compare}>
        <input
          type="checkbox"
          checked={isCompared}
          aria-label={fillText(texts.compareOne, { name: talent.name })}
          onChange={onCompare}
        />
        {texts.compare}
      </label>
    </li>
  );
}
