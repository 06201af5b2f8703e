const REMOVED = '[oculto]';
const DEEPEST = 6;

/** Names whose values never reach a log, in the words of this code and of the specification's wire. */
const TELLING =
  /passw|secret|token|authorization|cookie|credential|api_?key|private_?key|email|correo|phone|telefono|mobile|dialing|identification|account_?number|bank|address|direccion|lastname|birth|signature|base64/i;
/** Ids and states are kept though their names tell: `emailId`, `tokenPurpose`. */
const HARMLESS = /(id|ids|state|purpose|count|driver)$/i;

/** What an operator looks a person's report up by, and where it came from. */
const LOOKED_UP = /^(requestId|actorId|digest|ip)$/;

/** No more of a text is read or kept: a line of the log is for people. */
const LONGEST = 4000;

// Each pattern takes time in proportion to the text: it begins only where a word begins, or is bounded.
const EMAIL = /(?<![^\s<>"'()@:;,=/])[^\s<>"'()@:;,=/]+@[^\s<>"'()@:;,]+\.[^\s<>"'()@:;,]+/g;
/** Seven digits or more, as people write them; no part of a UUID, a hash, a date or a time. */
const PHONE = /(?<![\w.:-])(?!\d{4}-\d\d-\d\d)\+?\d(?:[ ().-]{0,2}\d){6,14}(?![\w:-]|\.\d)/g;
/** What opens something: a link's secret, a token in an address, a password in a connection string. */
const SECRET_PARAMETER = /([?&](?:k|token|code|secret|signature|X-Amz-[\w-]+)=)[^&\s"'<>]+/gi;
/** The same as a part of a path: the secret address of a calendar, and whatever is as long as a link's secret. */
const SECRET_SEGMENT = /(?<=\/calendario\/)[^\s/?#"'<>]+|(?<=\/)[\w-]{43}(?![\w.-])/g;
const URL_PASSWORD = /((?<!\w)\w+:\/\/[^\s:/@]{0,256}:)[^\s@]{1,256}@/g;

/** Cut between words, so that no half of an address is left that the patterns would not know. */
function shortened(text: string): string {
  if (text.length <= LONGEST) return text;
  const start = text.slice(0, LONGEST);
  const kept = start.slice(0, Math.max(start.lastIndexOf(' '), start.lastIndexOf('\n'), 0));
  return `${kept} [… ${text.length - kept.length}]`;
}

const maskText = (text: string): string =>
  shortened(text)
    .replace(URL_PASSWORD, `$1${REMOVED}@`)
    .replace(SECRET_PARAMETER, `$1${REMOVED}`)
    .replace(SECRET_SEGMENT, REMOVED)
    .replace(EMAIL, REMOVED)
    .replace(PHONE, REMOVED);

/** A driver's error repeats the statement's parameters in its message; its cause names none. */
function withoutParameters(error: Error): Error {
  if (!('query' in error || error.message.startsWith('Failed query:'))) return error;
  return error.cause instanceof Error
    ? error.cause
    : Object.assign(new Error('Failed query'), { name: error.name });
}

function maskError(error: Error, depth: number): Record<string, unknown> {
  const source = withoutParameters(error);
  const frames = (source.stack ?? '').split('\n').filter((line) => line.startsWith('    at '));
  return {
    type: source.name,
    message: maskText(source.message).slice(0, 1000),
    ...('code' in source ? { code: String(source.code) } : {}),
    stack: frames.slice(0, 15).map((line) => line.trim()),
    ...(source.cause === undefined ? {} : { cause: mask(source.cause, depth + 1) }),
  };
}

function mask(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return maskText(value);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  if (depth > DEEPEST) return '[…]';
  if (value instanceof Error) return maskError(value, depth);
  if (value instanceof Uint8Array) return `[${value.byteLength} bytes]`;
  if (Array.isArray(value)) return value.map((item) => mask(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, maskField(name, inner, depth + 1)]),
  );
}

function maskField(name: string, value: unknown, depth: number): unknown {
  if (LOOKED_UP.test(name) && typeof value === 'string') return value.slice(0, 64);
  const tells = TELLING.test(name) && !HARMLESS.test(name) && value != null && typeof value !== 'boolean';
  return tells ? REMOVED : mask(value, depth);
}

/** A copy of what is about to be logged without what could name or harm a person. */
export const maskPersonalData = (value: unknown): unknown => mask(value, 0);
