import { COLOMBIA, hasTenDigits, readPhone } from '@/lib/core/readers/phone';

const masked = (digits: string): string => {
  if (digits.length === 0) return '';
  if (digits.length <= 3) return `(${digits}`;
  if (digits.length <= 6) return `(${digits.slice(0, 3)}) ${digits.slice(3)}`;
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
};

const meant = (text: string): string => text.replaceAll(/[^\d+]/g, '');
const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

/** The ten digits of a number of the country that `dialingCode` names; null for what is none. */
function ownNumber(text: string, dialingCode: string): string | null {
  const read = readPhone(text, dialingCode);
  if (!read || 'problem' in read || read.phone.extension !== null) return null;
  const { phone } = read;
  return phone.dialingCode === dialingCode && phone.national.length === 10 ? phone.national : null;
}

/**
 * What to show of a telephone once `before` became `text`: (300) 123-4567 where it is one of this country or the beginning of
 * one (specification, "Validation rules": ten digits, the first 1 to 9), and what was pasted or typed where it is
 * not: a number is never cut into another one. Where numbers have other lengths it is what was typed.
 */
export function phoneAsTyped(text: string, before = '', dialingCode = COLOMBIA): string {
  if (!hasTenDigits(dialingCode)) return text;
  const isKey = text.length === before.length + 1;
  // A key that a telephone does not have, and one digit more than a whole number has, are none.
  if (isKey && meant(text) === meant(before)) return before;
  if (isKey && !text.includes('+') && ownNumber(before, dialingCode)) return before;
  if (!/[\d+]/.test(text)) return '';
  const whole = ownNumber(text, dialingCode);
  if (whole) return masked(whole);
  const digits = digitsOf(text).replace(/^0+/, '');
  const isBeginning = digits.length <= 10 && /^[\d\s().-]*$/.test(text);
  return isBeginning ? masked(digits) : text;
}

/** The digits of what is shown, where it has the form of the mask; any other text as it stands. */
export const phoneOf = (shown: string): string => (/^[\d() -]*$/.test(shown) ? digitsOf(shown) : shown);
