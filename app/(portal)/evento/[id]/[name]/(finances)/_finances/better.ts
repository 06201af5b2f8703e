type Compared = { readonly kind: string; readonly actual: number; readonly quoted: number };

/** Whether a line came out better than it was quoted: more of what comes in or is left, less of what it costs. */
export const isBetter = ({ kind, actual, quoted }: Compared): boolean =>
  kind === 'INCOME' || kind === 'marginRow' ? actual > quoted : actual < quoted;
