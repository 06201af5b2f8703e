import type { ZodMiniType } from 'zod/mini';

/** Who may ask, as the documentation tells it (`apiDocs.who`). */
export type Who = 'anybody' | 'agency' | 'agency producers' | 'talent' | 'administrator' | 'own' | 'provider';

/** What is sent in the body: JSON that a schema describes, with an example of it, or fields of a form with a file. */
export type Body =
  | { readonly json: ZodMiniType; readonly example: Readonly<Record<string, unknown>> }
  | { readonly form: Readonly<Record<string, 'file' | 'text' | 'text?'>> };

/** One path of the REST interface. Its words are in `apiDocs.operations`, by `id`. */
export type RestOperation = {
  readonly id: string;
  /** As OpenAPI writes it: `/api/quotations/{id}/pdf`. */
  readonly path: string;
  readonly method: 'get' | 'post';
  readonly who: Who;
  readonly body?: Body;
  /** What a success answers: `{status, message}` unless told. */
  readonly answer?: 'message' | 'saved' | 'upload' | 'pdf' | 'login' | 'health' | 'none';
  /** Statuses of failures, besides those that every path of its kind has. */
  readonly fails?: readonly number[];
};
