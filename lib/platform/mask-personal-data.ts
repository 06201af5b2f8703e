const REMOVED = '[oculto]';
const DEEPEST = 6;

/** Names whose values never reach a log, in the words of this code and of the specification's wire. */
const TELLING =
  /passw|secret|token|authorization|cookie|credential|api_?key|private_?key|email|correo|phone|telefono|mobile|dialing|identification|account_?number|bank|address|direccion|lastname|birth|signature|base64/i;
/** Ids and states are kept though their names tell: `emailId`, `tokenPurpose`. */
const HARMLESS = /(id|ids|state|purpose|count|driver)$/i;

const EMAIL = /[^\s<>"'()@:;,=/]+@[^\s<>"'()@:;,]+\.[^\s<>"'()@:;,]+/g;
/** Seven digits or more, as people write them; no part of a UUID, a hash, a date or a time. */
const PHONE = /(?<![\w.:-])(?!\d{4}-\d\d-\d\d)\+?\d(?:[ ().-]{0,2}\d){6,14}(?![\w:-]|\.\d)/g;
/** What opens something: a link's secret, a token in an address, a password in a connection string. */
const SECRET_PARAMETER = /([?&](?:k|token|code|secret|signature|X-Amz-[\w-]+)=)[^&\s"'<>]+/gi;
const URL_PASSWORD = /(\w+:\/\/[^\s:/@]+:)[^\s@]+@/g;

const maskText = (text: string): string =>
  text
    .replace(URL_PASSWORD, `$1${REMOVED}@`)
    .replace(SECRET_PARAMETER, `$1${REMOVED}`)
    .replace(EMAIL, REMOVED)
    .replace(PHONE, REMOVED);

function maskError(error: Error, depth: number): Record<string, unknown> {
  // A driver's error repeats the statement's parameters in its message; its cause names none.
  const source = 'query' in error && error.cause instanceof Error ? error.cause : error;
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
    Object.entries(value).map(([name, inner]) => [
      name,
      TELLING.test(name) && !HARMLESS.test(name) && inner != null && typeof inner !== 'boolean'
        ? REMOVED
        : mask(inner, depth + 1),
    ]),
  );
}

/** A copy of what is about to be logged without what could name or harm a person. */
export const maskPersonalData = (value: unknown): unknown => mask(value, 0);
