/**
 * Every expected failure of Elenco. The union is closed: each edge (GraphQL, REST, page) translates
 * it once, so a new code must be added to every edge's table or it does not compile.
 */
export type ErrorCode =
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  /** The same is done once the person has said again who it is (lib/identity/confirmation). */
  | 'CONFIRMATION_REQUIRED'
  | 'NOT_FOUND'
  | 'INVALID'
  | 'TOO_LARGE'
  /** A body of another kind than is read. */
  | 'UNSUPPORTED_TYPE'
  | 'CONFLICT'
  | 'GONE'
  | 'RATE_LIMITED'
  | 'UNAVAILABLE';

/** What each is in HTTP. */
export const HTTP_STATUS: Readonly<Record<ErrorCode, number>> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  CONFIRMATION_REQUIRED: 403,
  NOT_FOUND: 404,
  INVALID: 400,
  TOO_LARGE: 413,
  UNSUPPORTED_TYPE: 415,
  CONFLICT: 409,
  GONE: 410,
  RATE_LIMITED: 429,
  UNAVAILABLE: 503,
};

/** What fills the places of a message's text. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** A message key, with the values of its text where it has places. */
export type FieldMessage = string | { readonly key: string; readonly values: MessageValues };
export type FieldErrors = Readonly<Record<string, FieldMessage>>;

const REFUSED = 'refused:';

/** What `digest` says of a refusal that a page is to show in its own words; null for any other error's. */
export function readRefusal(digest: string): { messageKey: string; values: MessageValues } | null {
  if (!digest.startsWith(REFUSED)) return null;
  const [messageKey, values] = JSON.parse(digest.slice(REFUSED.length));
  return { messageKey, values };
}

/** What stands where somebody wrote who had seen an older revision: by the names of its fields on the wire. */
export type ChangedSince = {
  readonly revision: number;
  readonly values: Readonly<Record<string, unknown>>;
};

type Details = {
  readonly values?: MessageValues;
  readonly retryAfterSeconds?: number;
  readonly changedSince?: ChangedSince;
};

/** What pauses are that say nothing else, such as between two mails of the same. */
const A_MINUTE = 60;

/**
 * An expected failure. `messageKey` is a key of lib/i18n/messages and `values` fill its places; `fields` maps a
 * form path (`lines.0.budget`) to the message shown beside that field. `retryAfterSeconds` says when the same
 * thing may be tried again, where that is known; of what was too often always.
 */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly messageKey: string;
  readonly fields: FieldErrors;
  readonly values: MessageValues;
  readonly retryAfterSeconds: number | null;
  readonly changedSince: ChangedSince | null;
  /** All that Next tells the browser of an error in a page. */
  readonly digest?: string;

  constructor(code: ErrorCode, messageKey: string, fields: FieldErrors = {}, details: Details = {}) {
    super(`${code}: ${messageKey}`);
    this.name = 'AppError';
    this.code = code;
    this.messageKey = messageKey;
    this.fields = fields;
    this.values = details.values ?? {};
    this.retryAfterSeconds = details.retryAfterSeconds ?? (code === 'RATE_LIMITED' ? A_MINUTE : null);
    this.changedSince = details.changedSince ?? null;
    if (code === 'RATE_LIMITED') this.digest = REFUSED + JSON.stringify([messageKey, this.values]);
  }
}

/** The same answer whether a row does not exist or belongs to somebody else. */
export const notFound = (messageKey = 'errors.notFound') => new AppError('NOT_FOUND', messageKey);
export const forbidden = (messageKey = 'errors.forbidden') => new AppError('FORBIDDEN', messageKey);
export const conflict = (messageKey: string) => new AppError('CONFLICT', messageKey);

/** Too many attempts; the message tells the wait in minutes. */
export const rateLimited = (seconds: number) =>
  new AppError(
    'RATE_LIMITED',
    'errors.rateLimited',
    {},
    {
      values: { minutes: Math.max(1, Math.ceil(seconds / 60)) },
      retryAfterSeconds: Math.max(1, Math.ceil(seconds)),
    },
  );
