import type { ComponentProps } from 'react';
import styles from './icon-button.module.css';

type Look = {
  /** 28 or 40 pixels. */
  size?: 'md' | 'lg';
  tone?: 'ink' | 'green';
};

type Props = ComponentProps<'button'> & Look & { 'aria-label': string };

/**
 * A button that is an icon. Plain HTML, for what every page or every row has: the component library's costs the server
 * several times as much.
 */
export function IconButton({ size = 'md', tone = 'ink', className = '', ...button }: Props) {
  return (
    <button
      type="button"
      className={`${styles.button} ${className}`}
      data-size={size}
      data-tone={tone}
      {...button}
    />
  );
}

/** The same, for a link to another site. */
export function IconLink({
  size = 'md',
  tone = 'ink',
  children,
  ...link
}: ComponentProps<'a'> & Look & { 'aria-label': string }) {
  return (
    <a className={styles.button} data-size={size} data-tone={tone} {...link}>
      {children}
    </a>
  );
}
