import type { ZodMiniType } from 'zod/mini';

/** Who may ask, as the documentation tells it (`apiDocs.who`). */
export type Who = 'anybody' | 'agency' | 'agency producers' | 'talent' | 'administrator' | 'own' | 'provider';

/** A field of a form with a file: what it is, and which words it takes where they are few; left out where it ends in `?`. */
export type FormField = 'file' | 'text' | 'text?' | readonly [optional: 'one of' | 'one of?', ...string[]];

/** What is sent in the body: JSON that a schema describes, with an example of it, or fields of a form with a file. */
export type Body =
  | {
      readonly json: ZodMiniType;
      readonly example: Readonly<Record<string, unknown>>;
      /** Names of which at least one is there. */
      readonly anyOf?: readonly string[];
    }
  | { readonly form: Readonly<Record<string, FormField>> };

/** What a request says beside its body: where, under which name. */
export type Parameter = { readonly in: 'query' | 'header'; readonly name: string };

/** One path of the REST interface. Its words are in `apiDocs.operations`, by `id`. */
export type RestOperation = {
  readonly id: string;
  /** Of its words, `apiDocs.tags`. */
  readonly tag: 'notices' | 'talents' | 'accounts' | 'documents' | 'health' | 'providers';
  /** As OpenAPI writes it: `/api/quotations/{id}/pdf`. */
  readonly path: string;
  readonly method: 'get' | 'post';
  readonly who: Who;
  readonly parameters?: readonly Parameter[];
  readonly body?: Body;
  /** What a success answers: `{status, message}` unless told. */
  readonly answer?: Answer;
  /** Statuses of failures, besides those that every path of its kind has. */
  readonly fails?: readonly number[];
};

export type Answer =
  | 'message'
  | 'address'
  | 'documents'
  | 'upload'
  | 'image'
  | 'pdf'
  | 'login'
  | 'health'
  | 'parts'
  | 'text'
  | 'nothing';
