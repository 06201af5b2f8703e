import type { CSSProperties } from 'react';
import { ACCENT_GROUND, hoverShade } from '@/lib/core/accent';

/** The colours of a public page in an agency's own; nothing without one. */
export const accentStyle = (accent: string | null | undefined): CSSProperties | undefined =>
  accent
    ? ({
        '--color-primary': accent,
        '--color-primary-hover': hoverShade(accent),
        '--color-accent': accent,
        '--color-accent-soft': ACCENT_GROUND,
      } as CSSProperties)
    : undefined;
