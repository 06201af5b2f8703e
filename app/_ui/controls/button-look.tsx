import { Button, UnstyledButton } from '@mantine/core';
import type { CSSProperties, ReactNode } from 'react';

export type ButtonVariant = 'filled' | 'default' | 'subtle';
export type ButtonSize = 'xs' | 'sm' | 'lg';

export type ButtonLook = {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  readonly leftSection?: ReactNode;
  readonly rightSection?: ReactNode;
};

const CLASSES = [
  'mantine-focus-auto',
  'mantine-active',
  Button.classes.root,
  UnstyledButton.classes.root,
].join(' ');

const COLORS: Readonly<Record<ButtonVariant, Record<string, string>>> = {
  filled: { '--button-color': 'var(--color-on-primary)' },
  default: {
    '--button-bg': 'var(--mantine-color-default)',
    '--button-hover': 'var(--mantine-color-default-hover)',
    '--button-color': 'var(--mantine-color-default-color)',
    '--button-bd': '1px solid var(--mantine-color-default-border)',
  },
  subtle: {
    '--button-bg': 'transparent',
    '--button-hover': 'var(--mantine-color-ink-light-hover)',
    '--button-color': 'var(--mantine-color-ink-light-color)',
    '--button-bd': '1px solid transparent',
  },
};

const sizeOf = (size: ButtonSize) => ({
  '--button-height': `var(--button-height-${size})`,
  '--button-padding-x': `var(--button-padding-x-${size})`,
  '--button-fz': `var(--mantine-font-size-${size})`,
});

/** Made once each: a page has many buttons, of few kinds. */
const STYLES = Object.fromEntries(
  (['xs', 'sm', 'lg'] as const).flatMap((size) =>
    (['filled', 'default', 'subtle'] as const).map((variant) => [
      `${size} ${variant}`,
      { ...(size === 'sm' ? {} : sizeOf(size)), ...COLORS[variant], fontWeight: 500 } as CSSProperties,
    ]),
  ),
);

/** What makes a plain element look like the library's button. */
export const buttonLook = (
  { variant = 'filled', size = 'sm', leftSection, rightSection }: ButtonLook,
  className = '',
) => ({
  className: `${CLASSES} ${className}`,
  style: STYLES[`${size} ${variant}`],
  'data-variant': variant,
  'data-size': size,
  'data-with-left-section': leftSection ? true : undefined,
  'data-with-right-section': rightSection ? true : undefined,
});

/** What such an element holds. */
export function ButtonWords({ leftSection, rightSection, children }: ButtonLook & { children: ReactNode }) {
  return (
    <span className={Button.classes.inner}>
      {leftSection && (
        <span className={Button.classes.section} data-position="left">
          {leftSection}
        </span>
      )}
      <span className={Button.classes.label}>{children}</span>
      {rightSection && (
        <span className={Button.classes.section} data-position="right">
          {rightSection}
        </span>
      )}
    </span>
  );
}
