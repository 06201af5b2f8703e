/** Measures are points on A4 (595 × 842). */
export const COLOURS = {
  ink: '#1c1a17',
  dimmed: '#5c564e',
  line: '#dfdbd4',
  rule: '#1c1a17',
  soft: '#f6f5f2',
} as const;

export const SIZES = { title: 26, heading: 14, body: 9.5, small: 8 } as const;

export const PAGE = { side: 48, top: 36, bottom: 28, header: 36, gap: 18 } as const;

/** The line in an agency's colour, and what stands free above it. */
export const ACCENT = { above: 6, line: 2 } as const;

/** Geist's figures are proportional unless asked: columns of amounts need equal widths. */
export const TABULAR: ['tnum'] = ['tnum'];
