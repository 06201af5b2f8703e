import type { ComponentProps } from 'react';
import type { OwnMark } from '@/lib/convocatories/showcase/choosing/choosing-page';
import { fillText } from '@/lib/i18n/fill-text';
import texts from '@/lib/i18n/messages/es/selection.json';
import { TalentCard } from '../../_showcase/talent-card';
import styles from './choosing.module.css';
import { CommentBox } from './comment-box';
import { MarkButtons } from './mark-buttons';
import type { Change } from './marks';

type Props = ComponentProps<typeof TalentCard> & {
  city: string | null;
  said: OwnMark | null;
  locked: boolean;
  isCompared: boolean;
  onChange: (change: Change) => void;
  onCompare: () => void;
};

/** A talent of the showcase with what the viewer says of it. */
export function ChoiceCard({ city, said, locked, isCompared, onChange, onCompare, ...card }: Props) {
  const { talent } = card;
  return (
    <li className={styles.card} data-mark={said?.mark ?? undefined}>
      <TalentCard {...card} />
      {city && <p className={styles.city}>{city}</p>}
      <MarkButtons
        name={talent.name}
        mark={said?.mark ?? null}
        locked={locked}
        onMark={(mark) => onChange({ mark })}
      />
      <CommentBox
        talent={talent}
        comment={said?.comment ?? null}
        locked={locked}
        onComment={(comment) => onChange({ comment })}
      />
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
