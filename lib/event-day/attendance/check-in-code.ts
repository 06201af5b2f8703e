import { createHmac } from 'node:crypto';
import { env } from '@/lib/platform/env';

/** Without letters and figures that are read for one another. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 8;

/**
 * The code by which somebody is known at the desk of an event, in its QR and in letters ('7KQ2-M9XD'). Of the place in
 * the call, so it is of this event alone; it opens nothing. 39 bits.
 */
export function checkInCode(convocatedId: string): string {
  const digest = createHmac('sha256', env().NEXTAUTH_SECRET).update(`check-in:${convocatedId}`).digest();
  const letters = [...digest.subarray(0, LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}
