import type { ReactNode } from 'react';
import { Link } from '../link';
import styles from './view-switch.module.css';

export type View = {
  readonly id: string;
  readonly label: string;
  readonly icon: ReactNode;
  readonly href: string;
};

type Props = {
  /** What is looked at: 'Cómo ver los eventos'. */
  label: string;
  views: readonly View[];
  current: string;
};

/** Ways to look at the same list, each with an address. */
export function ViewSwitch({ label, views, current }: Props) {
  return (
    <ul className={styles.switch} aria-label={label}>
      {views.map(({ id, label: word, icon, href }) => (
        <li key={id}>
          <Link href={href} aria-current={id === current ? 'true' : undefined}>
            {icon}
            {word}
          </Link>
        </li>
      ))}
    </ul>
  );
}
