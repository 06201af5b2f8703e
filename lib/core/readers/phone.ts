/** A telephone as it is kept: the country's code, the digits of the number there, and the extension behind it. */
export type Phone = {
  readonly dialingCode: string;
  readonly national: string;
  readonly extension: string | null;
};

/** Why a text is no telephone. */
export type PhoneProblem = 'words' | 'two' | 'dialing' | 'colombia' | 'length' | 'plan' | 'extension';

/** `isNamed`: the text says the country itself, by `+` or `00`. */
export type ReadPhone =
  | { readonly phone: Phone; readonly isNamed: boolean }
  | { readonly problem: PhoneProblem };

export const COLOMBIA = '57';

const SHAPES: readonly PhoneProblem[] = ['words', 'colombia', 'length', 'plan'];

/** The message key of a problem; `said` is what the specification says at some doors of a text that is no number. */
export const phoneMessage = (problem: PhoneProblem, said?: string): string =>
  said && SHAPES.includes(problem) ? said : `validation.phones.${problem}`;

/** ITU-T E.164: of the codes that begin so the rest has three digits. */
const SHORT_CODES = /^(?:1|7|20|27|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/;
const UNUSED_CODES = /^(?:0|28|83|89)/;

const LONGEST = 80;
/** What stands before a number that is copied with its name. */
const LABEL =
  /^(?:(?:telefono|tel|celular|cel|movil|fijo|pbx|whatsapp|mobile|phone)\s*[.:]*|(?:https?:\/\/)?wa\.me\/(?=\d))\s*/;
const EXTENSION = /\s*(?:;?\s*(?:extension|ext)\s*[.:=]*|x|#)\s*(\d{1,6})$/;
const COLOMBIAN = /^(?:3\d{9}|60\d{8})$/;
/** Countries besides Colombia whose national numbers have the ten digits of the mask (300) 123-4567. */
const TEN_DIGITS: readonly string[] = [COLOMBIA, '52', '1'];
const FEWEST = 6;
const MOST = 15;

/** Whether a country's national numbers have the ten digits of the specification's mask. */
export const hasTenDigits = (dialingCode: string): boolean => TEN_DIGITS.includes(dialingCode);

/** A text without accents, marks that nobody sees, and the many kinds of dash and blank. */
const plain = (typed: string): string =>
  typed
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}]/gu, '')
    .replaceAll(/[\p{Pd}\u2212\u00b7\u2022]/gu, '-')
    .replaceAll(/\s+/g, ' ')
    .trim()
    // A table of numbers is exported with an apostrophe before each.
    .replace(/^['’]/, '')
    .toLowerCase();

/** Parts '573001234567' into 57 and the rest; null for a code that no country has. */
function splitCode(digits: string): readonly [string, string] | null {
  if (UNUSED_CODES.test(digits)) return null;
  const length = SHORT_CODES.exec(digits)?.[0].length ?? 3;
  return digits.length > length ? [digits.slice(0, length), digits.slice(length)] : null;
}

function readNumber(digits: string, dialingCode: string | null): Omit<Phone, 'extension'> | PhoneProblem {
  if (digits.length > MOST) return digits.length >= 17 ? 'two' : 'length';
  if (dialingCode === null) return digits.length < FEWEST ? 'length' : { dialingCode: '', national: digits };
  const own = hasTenDigits(dialingCode) && digits.length === dialingCode.length + 10;
  const national = own && digits.startsWith(dialingCode) ? digits.slice(dialingCode.length) : digits;
  if (dialingCode === COLOMBIA) {
    return COLOMBIAN.test(national) ? { dialingCode, national } : 'colombia';
  }
  const fits = national.length >= FEWEST && dialingCode.length + national.length <= MOST;
  return fits ? { dialingCode, national } : 'length';
}

/**
 * Reads a telephone as people type, paste and export it: `(300) 123-4567`, `+57 300 123 4567`, `tel:0057…`, with marks
 * that nobody sees, any dash and an extension. `dialingCode` is of the country that a number without one belongs to;
 * null where it is not known yet, and then such a number is only looked at. Null for nothing typed. Which numbers other
 * countries have is asked on the server (lib/platform/phones).
 */
export function readPhone(typed: string, dialingCode: string | null): ReadPhone | null {
  if (typed.length > LONGEST) return { problem: 'words' };
  const text = plain(typed);
  if (text === '') return null;
  const said = text.replace(LABEL, (label) => (label.includes('wa.me') ? '+' : ''));
  const extension = EXTENSION.exec(said)?.[1] ?? null;
  const number = extension === null ? said : said.replace(EXTENSION, '');
  if (!/^[\d ()./+-]+$/.test(number) || !/\d/.test(number)) return { problem: 'words' };
  const compact = number.replaceAll(/[ ()./-]/g, '');
  if (compact.lastIndexOf('+') > 0) return { problem: compact.split('+').length > 2 ? 'two' : 'words' };
  const isNamed = /^(?:\+|00(?=[1-9]))/.test(compact);
  const digits = isNamed ? compact.replace(/^(?:\+(?:00)?|00)/, '') : compact;
  const parted = isNamed ? splitCode(digits) : ([dialingCode, digits] as const);
  if (!parted) return { problem: 'dialing' };
  const read = readNumber(parted[1], parted[0]);
  if (typeof read === 'string') return { problem: read };
  // No number begins so behind its country: kept, it would be read as the way out of one.
  if (read.dialingCode !== '' && read.national.startsWith('00')) return { problem: 'length' };
  return { phone: { ...read, extension }, isNamed };
}

/**
 * How the column of a telephone holds it: the digits, behind an x the extension, and before them the code of the country
 * where that is not the one of the row.
 */
export const storedPhone = ({ dialingCode, national, extension }: Phone, rowCode: string): string =>
  `${dialingCode === rowCode ? '' : `+${dialingCode}`}${national}${extension === null ? '' : `x${extension}`}`;

/** What a column of telephones holds, or null: rows of before may hold other texts, of which no link is made. */
function readStored(stored: string | null, rowCode: string): Phone | null {
  const read = stored ? readPhone(stored, rowCode) : null;
  return read && 'phone' in read ? read.phone : null;
}

/** '+57 300 123 4567' or '+57 601 745 6789 ext. 12': a telephone as people read it. What is none stays as it is. */
export function formatPhone(stored: string, rowCode: string): string {
  const phone = readStored(stored, rowCode);
  if (!phone) return stored;
  const { dialingCode, national, extension } = phone;
  const parted = national.length === 10 ? national.replace(/(\d{3})(\d{3})(\d{4})/, '$1 $2 $3') : national;
  return `+${dialingCode} ${parted}${extension ? ` ext. ${extension}` : ''}`;
}

/** A telephone with the code of its country, digits alone, as WhatsApp and `wa.me` write it; null for what is none. */
export function internationalDigits(stored: string | null, rowCode: string): string | null {
  const phone = readStored(stored, rowCode);
  return phone && phone.dialingCode + phone.national;
}

/** The address that calls a telephone; null for what is none. */
export function callUrl(stored: string | null, rowCode: string): string | null {
  const digits = internationalDigits(stored, rowCode);
  const extension = readStored(stored, rowCode)?.extension;
  return digits && `tel:+${digits}${extension ? `;ext=${extension}` : ''}`;
}

/** The address that opens a chat with a telephone; null for what is none, and for landlines, which in Colombia begin with 6. */
export function chatUrl(stored: string | null, rowCode: string): string | null {
  const digits = internationalDigits(stored, rowCode);
  return digits && !digits.startsWith('5760') ? `https://wa.me/${digits}` : null;
}
