/** What Windows-1252 has from 0x80 to 0x9F, where Latin-1 and Node's decoder have control characters. */
const LETTERS_1252 = '€\uFFFD‚ƒ„…†‡ˆ‰Š‹Œ\uFFFDŽ\uFFFD\uFFFD‘’“”•–—˜™š›œ\uFFFDžŸ';

const letter1252 = (byte: number): string =>
  byte < 0x80 || byte > 0x9f ? String.fromCharCode(byte) : (LETTERS_1252[byte - 0x80] ?? '');

/** `odd`: lines of a text in UTF-8 that have letters in another code, of which some may be read wrong. */
export type DecodedText = { readonly text: string; readonly odd: readonly number[] };

/** Lines that are named; a text with more says that there are more by having so many. */
export const MOST_ODD_LINES = 100;

const isContinuation = (byte: number | undefined): boolean => byte !== undefined && (byte & 0xc0) === 0x80;

/** Bytes of the letter of UTF-8 that begins there; 0 where none does. */
function lettersBytes(bytes: Buffer, at: number): number {
  const first = bytes[at] ?? 0;
  if (first < 0x80) return 1;
  const second = bytes[at + 1] ?? 0;
  if (!isContinuation(second)) return 0;
  if (first >= 0xc2 && first <= 0xdf) return 2;
  if (!isContinuation(bytes[at + 2])) return 0;
  if (first === 0xe0) return second >= 0xa0 ? 3 : 0;
  if (first === 0xed) return second <= 0x9f ? 3 : 0;
  if (first > 0xe0 && first <= 0xef) return 3;
  if (!isContinuation(bytes[at + 3])) return 0;
  if (first === 0xf0) return second >= 0x90 ? 4 : 0;
  if (first === 0xf4) return second <= 0x8f ? 4 : 0;
  return first > 0xf0 && first < 0xf4 ? 4 : 0;
}

/** The beginnings of 'á' and '¿' in UTF-8: alone they are half of a letter, and no Ã or Â, which Spanish has not. */
const HALVES: readonly number[] = [0xc2, 0xc3];
const LINE_FEED = 0x0a;
const RETURN = 0x0d;

/** Letters of UTF-8 where there are such, and of Windows-1252 where there are none: files are put together of both. */
function decodeMixed(bytes: Buffer): DecodedText {
  const parts: string[] = [];
  const strange: { readonly part: number; readonly byte: number; readonly line: number }[] = [];
  let begin = 0;
  let line = 1;
  let isUtf8 = false;
  for (let at = 0; at < bytes.length; ) {
    const byte = bytes[at] ?? 0;
    const length = lettersBytes(bytes, at);
    if (length > 1) isUtf8 = true;
    if (byte === LINE_FEED || (byte === RETURN && bytes[at + 1] !== LINE_FEED)) line += 1;
    if (length === 0) {
      parts.push(bytes.toString('utf8', begin, at));
      strange.push({ part: parts.length, byte, line });
      parts.push(letter1252(byte));
      begin = at + 1;
    }
    at += length || 1;
  }
  parts.push(bytes.toString('utf8', begin));
  if (!isUtf8) return { text: parts.join(''), odd: [] };
  for (const { part, byte } of strange) if (HALVES.includes(byte)) parts[part] = '\uFFFD';
  const odd = [...new Set(strange.map((one) => one.line))];
  return { text: parts.join(''), odd: odd.slice(0, MOST_ODD_LINES) };
}

const SAMPLE = 4096;
/** Of letters that are written in two bytes each. */
const ZEROS = 0.3;

/** The half of each pair of bytes that is zero in most: of Latin letters in UTF-16 the higher one. */
function utf16Of(bytes: Buffer): 'utf-16le' | 'utf-16be' | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const sample = bytes.subarray(0, SAMPLE);
  const zeros = [0, 0];
  for (const [at, byte] of sample.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [high = 0, low = 0] = zeros.map((count) => count / (sample.length / 2));
  if (low > ZEROS && high < ZEROS / 10) return 'utf-16le';
  return high > ZEROS && low < ZEROS / 10 ? 'utf-16be' : null;
}

/** The text of a file in UTF-8, UTF-16 (with and without a mark) or Windows-1252, or of both the first and the last. */
export function decodeText(bytes: Buffer): DecodedText {
  const utf16 = utf16Of(bytes);
  if (utf16) return { text: new TextDecoder(utf16).decode(bytes), odd: [] };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), odd: [] };
  } catch {
    return decodeMixed(bytes);
  }
}
