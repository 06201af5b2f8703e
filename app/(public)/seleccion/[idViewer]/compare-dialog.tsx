import { TalentPhoto } from '@/app/_ui/photos/talent-photo';
import { Dialog } from '@/app/_ui/public/dialog';
import type { Mark } from '@/db/values/marks';
import { fillText } from '@/lib/i18n/fill-text';
import texts from '@/lib/i18n/messages/es/selection.json';
import type { ShownTalent } from '../../_showcase/group-shown';
import { TalentMeasures } from '../../_showcase/talent-measures';
import cards from './choosing.module.css';
import styles from './compare-dialog.module.css';
import { MarkButtons } from './mark-buttons';
import type { Marks } from './marks';

type Props = {
  talents: readonly ShownTalent[];
  cities: Readonly<Record<string, string>>;
  marks: Marks;
  locked: boolean;
  onMark: (id: string, mark: Mark | null) => void;
  onTakeOut: (id: string) => void;
  onClose: () => void;
};

/** Two to four talents side by side; on a phone one swipes between them. */
export default function CompareDialog({ talents, cities, marks, locked, onMark, onTakeOut, onClose }: Props) {
  return (
    <Dialog open onClose={onClose} title={texts.compareTitle} size="lg">
      <ul className={styles.compared} data-count={talents.length}>
        {talents.map((talent) => (
          <li key={talent.id}>
            <TalentPhoto
              fileId={talent.photo ?? null}
              gender={talent.gender}
              alt=""
              sizes="(min-width: 768px) 220px, 70vw"
            />
            <h3 className={styles.comparedName}>{talent.name}</h3>
            {cities[talent.id] && <p className={cards.city}>{cities[talent.id]}</p>}
            <TalentMeasures talent={talent} />
            <MarkButtons
              name={talent.name}
              mark={marks.get(talent.id)?.mark ?? null}
              locked={locked}
              onMark={(mark) => onMark(talent.id, mark)}
            />
            <button
              type="button"
              className={styles.takeOut}
              aria-label={fillText(texts.takeOut, { name: talent.name })}
              onClick={() => onTakeOut(talent.id)}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
