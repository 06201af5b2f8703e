/** Phones are kept as digits: brackets, spaces and hyphens are stripped (specification, "Saving rules"). */
export const stripPhone = (value: string): string => value.replaceAll(/[()\s-]/g, '');

const TEN_DIGITS: readonly string[] = ['57', '52', '1'];

/** Whether a country's national numbers have the ten digits of the specification's mask, (300) 123-4567. */
export const hasTenDigits = (dialingCode: string): boolean => TEN_DIGITS.includes(dialingCode);

/** Empty text is kept as null (specification: empty address or url). */
export const emptyToNull = (value: string | null | undefined): string | null => {
  const trimmed = value?.trim() ?? '';
  return trimmed === '' ? null : trimmed;
};

/** '+57 300 123 4567': a phone kept as digits, as people read it. */
export function formatPhone(digits: string, dialingCode: string): string {
  const national = digits.length === 10 ? digits.replace(/(\d{3})(\d{3})(\d{4})/, '$1 $2 $3') : digits;
  return `+${dialingCode} ${national}`;
}

/** Address that opens a chat with a phone kept as digits. */
export const whatsAppUrl = (digits: string, dialingCode: string): string =>
  `https://wa.me/${dialingCode}${digits}`;

/** Address that shows a place on a map, in whatever program the person uses for it; null without an address. */
export const mapUrl = (...parts: readonly (string | null)[]): string | null => {
  const where = parts.filter(Boolean).join(', ');
  return where ? `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(where)}` : null;
};
