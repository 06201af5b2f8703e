import type { ComponentProps } from 'react';
import styles from './burger.module.css';

type Props = ComponentProps<'button'> & { opened: boolean; label: string };

/** Opens and closes the menu on a phone; three lines that become a cross. */
export function Burger({ opened, label, ...button }: Props) {
  return (
    <button type="button" className={styles.burger} aria-label={label} {...button}>
      <span className={styles.lines} data-opened={opened || undefined} />
    </button>
  );
}
