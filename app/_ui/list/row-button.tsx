'use client';

import { type ButtonHTMLAttributes, useState } from 'react';
import { later } from '../later/later';
import styles from './row-button.module.css';
import { RowIcon, type RowIconName } from './row-icons';

const RowHint = later(() => import('./row-hint'), { missing: 'nowhere' });

type Props = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type'> & {
  variant?: 'default' | 'filled' | 'subtle';
  icon?: RowIconName;
  /** The icon stands alone, and `aria-label` says what it does. */
  square?: boolean;
  pending?: boolean;
  /** Why it cannot be pressed. It stays reachable, shows the reason, and a press is for the caller to answer. */
  blocked?: string | null;
};

/** A button of a row that a page has a hundred of: Mantine's small button in looks, at a tenth of its weight. */
export function RowButton({
  variant = 'default',
  icon,
  square = false,
  pending = false,
  blocked = null,
  className,
  children,
  ...rest
}: Props) {
  const [hinted, hint] = useState<HTMLButtonElement | null>(null);
  const hints = blocked !== null && {
    'aria-disabled': true,
    onPointerEnter: (event: { currentTarget: HTMLButtonElement }) => hint(event.currentTarget),
    onPointerLeave: () => hint(null),
    onFocus: (event: { currentTarget: HTMLButtonElement }) => hint(event.currentTarget),
    onBlur: () => hint(null),
  };
  return (
    <button
      type="button"
      className={className ? `${styles.button} ${className}` : styles.button}
      data-variant={variant}
      data-square={square || undefined}
      data-pending={pending || undefined}
      {...hints}
      {...rest}
      disabled={pending || rest.disabled}
    >
      {icon && <RowIcon name={icon} />}
      {children}
      {blocked !== null && hinted && <RowHint target={hinted} text={blocked} />}
    </button>
  );
}
