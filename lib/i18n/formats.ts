import type { Formats } from 'next-intl';

/**
 * Number formats by name. Money and dates have none on purpose: lib/core/money.ts and lib/core/dates.ts write
 * them the same on every machine, which Intl does not.
 */
export const formats = {
  number: {
    integer: { maximumFractionDigits: 0 },
    percent: { style: 'percent', maximumFractionDigits: 1 },
  },
} as const satisfies Formats;
