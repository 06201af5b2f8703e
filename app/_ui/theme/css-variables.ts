import type { CSSVariablesResolver } from '@mantine/core';

const tones = {
  red: 'red',
  green: 'green',
  teal: 'green',
  yellow: 'yellow',
  gray: 'gray',
  blue: 'blue',
  violet: 'violet',
};

const softTones = Object.fromEntries(
  Object.entries(tones).flatMap(([color, tone]) => [
    [`--mantine-color-${color}-light`, `var(--tone-${tone}-soft)`],
    [`--mantine-color-${color}-light-hover`, `var(--tone-${tone}-soft)`],
    [`--mantine-color-${color}-light-color`, `var(--tone-${tone}-text)`],
  ]),
);

const colors = {
  '--mantine-color-body': 'var(--color-surface)',
  '--mantine-color-text': 'var(--color-text)',
  '--mantine-color-bright': 'var(--color-text)',
  '--mantine-color-dimmed': 'var(--color-dimmed)',
  '--mantine-color-placeholder': 'var(--color-placeholder)',
  '--mantine-color-error': 'var(--color-error)',
  '--mantine-color-success': 'var(--color-success)',
  '--mantine-color-anchor': 'var(--color-text)',
  '--mantine-color-default': 'var(--color-surface)',
  '--mantine-color-default-hover': 'var(--color-hover)',
  '--mantine-color-default-color': 'var(--color-text)',
  '--mantine-color-default-border': 'var(--color-border)',
  '--mantine-color-disabled': 'var(--color-selected)',
  '--mantine-color-disabled-color': 'var(--color-dimmed)',
  '--mantine-color-disabled-border': 'var(--color-line)',
  '--mantine-color-ink-text': 'var(--color-text)',
  '--mantine-color-ink-filled': 'var(--color-primary)',
  '--mantine-color-ink-filled-hover': 'var(--color-primary-hover)',
  '--mantine-color-ink-light': 'var(--color-selected)',
  '--mantine-color-ink-light-hover': 'var(--color-line)',
  '--mantine-color-ink-light-color': 'var(--color-text)',
  '--mantine-color-ink-outline': 'var(--color-border)',
  '--mantine-color-ink-outline-hover': 'var(--color-hover)',
  '--mantine-primary-color-contrast': 'var(--color-on-primary)',
  ...softTones,
};

/**
 * Mantine takes its colours from tokens.css, which already changes with the scheme. They are given to both
 * schemes because Mantine writes its own there, where they would win over `variables`.
 */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: colors,
  dark: colors,
});
