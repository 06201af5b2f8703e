'use client';

import {
  createTheme,
  defaultVariantColorsResolver,
  mergeThemeOverrides,
  type VariantColorsResolver,
} from '@mantine/core';
import { burgundy, ink, night, teal } from './palette';
import { spanishLabels } from './spanish-labels';

/** Primary buttons are near-black on light and ivory on dark, so their text cannot be Mantine's fixed white. */
const variantColorResolver: VariantColorsResolver = (input) => {
  const colors = defaultVariantColorsResolver(input);
  const isPrimary = input.variant === 'filled' && (input.color ?? 'ink') === 'ink';
  return isPrimary ? { ...colors, color: 'var(--color-on-primary)' } : colors;
};

/** The heading of a dialog is a <header>, which would count as a second banner of the page. */
const NO_BANNER = { header: { role: 'presentation' } };

/** A list opens by a press, a key or what is typed: a dialog that gives its first field the focus opens nothing else. */
const NOT_BY_FOCUS = { defaultProps: { openOnFocus: false } };

const DIALOG_TITLE = { fontFamily: 'var(--font-serif)', fontSize: 24, lineHeight: 1.2 };

const looks = createTheme({
  colors: { ink, dark: night, gray: ink, burgundy, teal },
  primaryColor: 'ink',
  primaryShade: 9,
  black: '#1c1a17',
  autoContrast: true,
  variantColorResolver,
  defaultRadius: 'md',
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '12px', xl: '16px' },
  fontFamily: 'var(--font-sans)',
  fontSizes: { xs: '12px', sm: '14px', md: '14px', lg: '16px', xl: '18px' },
  headings: {
    fontFamily: 'var(--font-serif)',
    fontWeight: '400',
    sizes: {
      h1: { fontSize: '32px', lineHeight: '1.15' },
      h2: { fontSize: '22px', lineHeight: '1.2' },
      h3: { fontSize: '18px', lineHeight: '1.3' },
    },
  },
  shadows: { md: 'var(--shadow-float)' },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Button: { defaultProps: { fw: 500 } },
    ActionIcon: { defaultProps: { variant: 'subtle', color: 'ink' } },
    InputWrapper: { styles: { label: { marginBottom: 4 }, error: { marginTop: 5 } } },
    Fieldset: { styles: { legend: { padding: 0, fontSize: 14, fontWeight: 600 } } },
    Checkbox: { defaultProps: { iconColor: 'var(--color-on-primary)' } },
    Radio: { defaultProps: { iconColor: 'var(--color-on-primary)' } },
    Pagination: { vars: () => ({ root: { '--pagination-active-color': 'var(--color-on-primary)' } }) },
    ComboboxChevron: { defaultProps: { 'aria-hidden': true } },
    Select: NOT_BY_FOCUS,
    MultiSelect: NOT_BY_FOCUS,
    Autocomplete: NOT_BY_FOCUS,
    TagsInput: NOT_BY_FOCUS,
    Popover: { defaultProps: { shadow: 'md' } },
    Menu: { defaultProps: { shadow: 'md', radius: 'md', withInitialFocusPlaceholder: false } },
    Modal: {
      defaultProps: {
        attributes: NO_BANNER,
        centered: true,
        radius: 'lg',
        overlayProps: { backgroundOpacity: 0.45, blur: 3 },
      },
      styles: { title: DIALOG_TITLE },
    },
    Drawer: { defaultProps: { attributes: NO_BANNER }, styles: { title: DIALOG_TITLE } },
    Tooltip: { defaultProps: { openDelay: 300, withArrow: true } },
    Tabs: { defaultProps: { color: 'ink' } },
    DatePickerInput: { defaultProps: { highlightToday: true } },
    NumberInput: { defaultProps: { thousandSeparator: '.', decimalSeparator: ',' } },
  },
});

export const theme = mergeThemeOverrides(looks, { components: spanishLabels });
