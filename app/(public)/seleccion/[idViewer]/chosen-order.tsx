import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useState } from 'react';
import type { OwnMark } from '@/lib/convocatories/showcase/choosing/choosing-page';
import { fillText } from '@/lib/i18n/fill-text';
import texts from '@/lib/i18n/messages/es/selection.json';
import styles from './chosen-order.module.css';
import { neighbours } from './marks';

type Props = {
  /** Of one profile, the most wanted first. */
  chosen: readonly OwnMark[];
  profile: string;
  nameOf: (id: string) => string;
  locked: boolean;
  onOrder: (pair: readonly [string, string]) => void;
};

const MOVES = [
  { by: -1, Icon: IconChevronUp, words: texts.up },
  { by: 1, Icon: IconChevronDown, words: texts.down },
] as const;

/** Those of a profile with a yes, in the order in which the agency is to confirm them. */
export function ChosenOrder({ chosen, profile, nameOf, locked, onOrder }: Props) {
  const [told, setTold] = useState('');
  return (
    <div>
      <h4 className={styles.orderProfile}>{profile}</h4>
      <ol className={styles.order}>
        {chosen.map(({ talentId }, place) => {
          const name = nameOf(talentId);
          return (
            <li key={talentId}>
              <span className={styles.orderName}>{name}</span>
              {!locked &&
                MOVES.map(({ by, Icon, words }) => {
                  const pair = neighbours(chosen, talentId, by);
                  return (
                    <button
                      key={by}
                      type="button"
                      className={styles.move}
                      aria-label={fillText(words, { name })}
                      // Stays in reach of the keyboard at an end, where nothing is left to do.
                      aria-disabled={!pair}
                      onClick={() => {
                        if (!pair) return;
                        onOrder(pair);
                        setTold(fillText(texts.moved, { name, place: place + by + 1 }));
                      }}
                    >
                      <Icon size={18} aria-hidden />
                    </button>
                  );
                })}
            </li>
          );
        })}
      </ol>
      <p className={styles.told} role="status">
        {told}
      </p>
    </div>
  );
}
