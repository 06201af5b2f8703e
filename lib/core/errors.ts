/**
 * Every expected failure of Elenco. The union is closed: each edge (GraphQL, REST, page) translates
 * it once, so a new code must be added to every edge's table or it does not compile.
 */
export type ErrorCode =
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'INVALID'
  | 'CONFLICT'
  | 'GONE'
  | 'RATE_LIMITED'
  | 'UNAVAILABLE';

export type FieldErrors = Readonly<Record<string, string>>;

/**
 * An expected failure. `messageKey` is a key of lib/i18n/messages; `fields` maps a form path
 * (`lines.0.budget`) to the message key shown beside that field.
 */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly messageKey: string;
  readonly fields: FieldErrors;

  constructor(code: ErrorCode, messageKey: string, fields: FieldErrors = {}) {
    super(`${code}: ${messageKey}`);
    this.name = 'AppError';
    this.code = code;
    this.messageKey = messageKey;
    this.fields = fields;
  }
}

/** The same answer whether a row does not exist or belongs to somebody else. */
export const notFound = (messageKey = 'errors.notFound') => new AppError('NOT_FOUND', messageKey);
export const forbidden = (messageKey = 'errors.forbidden') => new AppError('FORBIDDEN', messageKey);
export const conflict = (messageKey: string) => new AppError('CONFLICT', messageKey);
