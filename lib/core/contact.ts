/** Empty text is kept as null (specification: empty address or url). */
export const emptyToNull = (value: string | null | undefined): string | null => {
  const trimmed = value?.trim() ?? '';
  return trimmed === '' ? null : trimmed;
};

/** Address that shows a place on a map, in whatever program the person uses for it; null without an address. */
export const mapUrl = (...parts: readonly (string | null)[]): string | null => {
  const where = parts.filter(Boolean).join(', ');
  return where ? `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(where)}` : null;
};
