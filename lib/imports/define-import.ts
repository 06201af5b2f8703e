import type { Db, Tx } from '@/db/client';
import type { ImportKindName } from '@/db/values/imports';
import type { Actor, AgencyActor, JobActor } from '@/lib/core/actor';
import type { PictureOwner } from './pictures/match-pictures';
import type { ImportField } from './rules';
import type { WordSense } from './words';

/** `word`: what nobody knows the meaning of, asked once for all rows that have it; an empty one where a choice lacks. */
export type RowProblem = { readonly field: string | null; readonly key: string; readonly word?: string };

/** One of the values that a field of choices may have. */
export type FieldChoice = { readonly value: string; readonly label: string };

/** A field with too many values for a list: they are searched. */
export type SearchedChoices = {
  /** Values that hold what is typed; the likest to a word of the file first. */
  readonly find: (
    agencyId: string,
    asked: { readonly word: string; readonly typed: string },
  ) => Promise<FieldChoice[]>;
  /** Of values, those that the field may have. */
  readonly known: (agencyId: string, values: readonly string[]) => Promise<ReadonlySet<string>>;
};

/** What a row says, read: with what would be kept, or what is wrong with it. */
export type ReadRow<Input> =
  | { readonly input: Input; readonly identities: readonly Identity[] }
  | { readonly problems: readonly RowProblem[] };

/**
 * By what something is known to be the same: 'email' and 'ana@correo.co'. A hint makes nothing a duplicate by itself, but
 * another that has no better one.
 */
export type Identity = { readonly field: string; readonly value: string; readonly isHint?: boolean };

export type RowReader<Input> = {
  readonly read: (values: Readonly<Record<string, string>>) => ReadRow<Input>;
  /** Of identities, those that something has already, with what to say of each. */
  readonly known: (db: Db | Tx, identities: readonly Identity[]) => Promise<ReadonlyMap<string, string>>;
};

export const identityKey = ({ field, value }: Identity): string => `${field}:${value}`;

/** Whose import it is, for what a kind keeps. */
export type ImportOwner = { readonly importId: string; readonly agencyId: string; readonly tells: boolean };

/**
 * What a domain says of the rows that it takes from a file. Everything else (reading, matching columns, trying, the job,
 * progress, undoing) is of lib/imports.
 */
export type ImportKind<Input = unknown, Beside = unknown> = {
  readonly kind: ImportKindName;
  readonly fields: readonly ImportField[];
  /** Who may import. Throws UNAUTHENTICATED, FORBIDDEN. */
  readonly policy: (actor: Actor) => AgencyActor;
  /** Reads what rows are read with, once for many. */
  readonly reader: (agencyId: string, words: WordSense) => Promise<RowReader<Input>>;
  /** The values of the fields of choices, by field; of a searched one those that stand before what is found. */
  readonly choices: (agencyId: string) => Promise<Readonly<Record<string, readonly FieldChoice[]>>>;
  readonly searched?: Readonly<Record<string, SearchedChoices>>;
  /** How a row is read that could be read otherwise: 'Ana | Peña Gómez'. */
  readonly shows?: (values: Readonly<Record<string, string>>) => readonly string[] | null;
  /** Reads, once for several rows, what is there already of what they name. */
  readonly beside?: (tx: Tx, inputs: readonly Input[], owner: ImportOwner) => Promise<Beside>;
  /** Keeps one row inside the caller's savepoint; answers its id. Throws AppError for what cannot be kept. */
  readonly keep: (
    tx: Tx,
    actor: JobActor,
    input: Input,
    owner: ImportOwner,
    beside: Beside,
  ) => Promise<string>;
  /** Removes what came in by an import and nobody has used since; answers why each of the others stays. */
  readonly remove: (
    tx: Tx,
    actor: JobActor,
    ids: readonly string[],
    owner: ImportOwner,
  ) => Promise<ReadonlyMap<string, string>>;
  /** Of what has photos, that may come beside the file. */
  readonly pictures?: {
    /** By what the name of a file says that it is of a row. */
    readonly ownerOf: (values: Readonly<Record<string, string>>) => Omit<PictureOwner, 'id'>;
    /** Keeps one of what came in; `alongside` in the same transaction. Answers its id. */
    readonly keep: (
      actor: Actor,
      file: { readonly name: string; readonly bytes: Buffer },
      of: { readonly entityId: string; readonly type: string },
      alongside: (tx: Tx, id: string) => Promise<void>,
    ) => Promise<string>;
  };
};

export const defineImport = <Input, Beside = undefined>(kind: ImportKind<Input, Beside>): ImportKind =>
  kind as ImportKind;

let registered: ReadonlyMap<ImportKindName, ImportKind> | null = null;

/** Tells what can be imported. lib/root/imports.ts calls it; whoever imports loads that first. */
export function registerImports(kinds: readonly ImportKind[]): void {
  registered = new Map(kinds.map((kind) => [kind.kind, kind]));
}

/** The kind of that name. Throws when none was registered. */
export function importKind(name: ImportKindName): ImportKind {
  const kind = registered?.get(name);
  if (!kind) throw new Error(`No import is registered as ${name}: load lib/root/imports.ts first`);
  return kind;
}
