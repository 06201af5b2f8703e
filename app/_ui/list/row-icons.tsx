import {
  IconArrowDown,
  IconArrowUp,
  IconCheck,
  IconClockPause,
  IconDots,
  IconFileCheck,
  IconFileText,
  IconLink,
  IconPencil,
  IconX,
} from '@tabler/icons-react';
import styles from './row-icons.module.css';

const ICONS = {
  check: IconCheck,
  pause: IconClockPause,
  cross: IconX,
  up: IconArrowUp,
  down: IconArrowDown,
  dots: IconDots,
  link: IconLink,
  pencil: IconPencil,
  file: IconFileText,
  fileDone: IconFileCheck,
} as const;

export type RowIconName = keyof typeof ICONS;

const symbolId = (name: RowIconName) => `row-icon-${name}`;

/** The drawings of `RowIcon`, once a page: a row that repeats them a hundred times only names them. */
export function RowIconSheet({ names }: { names: readonly RowIconName[] }) {
  return (
    <svg className={styles.sheet} aria-hidden>
      {names.map((name) => {
        const Icon = ICONS[name];
        return (
          <symbol key={name} id={symbolId(name)} viewBox="0 0 24 24">
            <Icon stroke={1.75} />
          </symbol>
        );
      })}
    </svg>
  );
}

/** An icon of a row; its page has the `RowIconSheet`. */
export const RowIcon = ({ name }: { name: RowIconName }) => (
  <svg className={styles.icon} aria-hidden>
    <use href={`#${symbolId(name)}`} />
  </svg>
);
