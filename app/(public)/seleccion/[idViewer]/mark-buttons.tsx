import { IconCheck, IconQuestionMark, IconX } from '@tabler/icons-react';
import { MARKS, type Mark } from '@/db/values/marks';
import { fillText } from '@/lib/i18n/fill-text';
import texts from '@/lib/i18n/messages/es/selection.json';
import styles from './choosing.module.css';

const ICONS = { YES: IconCheck, MAYBE: IconQuestionMark, NO: IconX } as const;

type Props = {
  name: string;
  mark: Mark | null;
  locked: boolean;
  onMark: (mark: Mark | null) => void;
};

/** Sí, tal vez, no: pressed again it says nothing. */
export function MarkButtons({ name, mark, locked, onMark }: Props) {
  return (
    // A fieldset would need a legend above three buttons that name themselves.
    // biome-ignore lint/a11y/useSemanticElements: the group has a name of its own
    <div className={styles.marks} role="group" aria-label={fillText(texts.marks, { name })}>
      {MARKS.map((each) => {
        const Icon = ICONS[each];
        return (
          <button
            key={each}
            type="button"
            className={styles.mark}
            data-mark={each}
            aria-pressed={mark === each}
            disabled={locked}
            onClick={() => onMark(mark === each ? null : each)}
          >
            <Icon size={16} stroke={2} aria-hidden />
            {texts[each]}
          </button>
        );
      })}
    </div>
  );
}
