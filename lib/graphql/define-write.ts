import type { input, output, ZodMiniObject } from 'zod/mini';
import type { Listed, Nested } from '@/lib/core/wire-types';

/** Types of the wire as GraphQL writes them: `ID!`, `[Int!]!`, `String`; of an input type with its fields. */
export type WireTypes = { readonly [name: string]: string | Nested<string, WireTypes> };

/** What is read of an answer: fields with their types, one level deep or more; a list of such; or a plain value. */
export type Answer = string | AnswerFields | readonly [AnswerFields];
export type AnswerFields = { readonly [name: string]: Answer };

type Values<DateTime> = {
  ID: string;
  String: string;
  Int: number;
  Float: number;
  Boolean: boolean;
  Money: number;
  Date: string;
  Decimal: string;
  DateTime: DateTime;
};

type FieldValue<Field, Absent, DateTime> =
  Field extends Nested<infer Text, infer Types extends WireTypes>
    ? ListedValue<Text, ValuesOf<Types, Absent, DateTime>>
    : Field extends string
      ? ValueOf<Field, DateTime>
      : never;
type ValueOf<Type extends string, DateTime> =
  Type extends Listed<infer Text, infer Value> ? ListedValue<Text, Value> : PlainValue<Type, DateTime>;
type ListedValue<Text extends string, Value> = Text extends `[${string}`
  ? Value[]
  : Text extends `${string}!`
    ? Value
    : Value | null;
type PlainValue<Type extends string, DateTime> = Type extends `${infer Needed}!`
  ? NeededValue<Needed, DateTime>
  : NeededValue<Type, DateTime> | null;
type NeededValue<Type extends string, DateTime> = Type extends `[${infer Item}]`
  ? ValueOf<Item, DateTime>[]
  : Type extends keyof Values<DateTime>
    ? Values<DateTime>[Type]
    : string;

type Optional<Types extends WireTypes> = {
  [Name in keyof Types]: Types[Name] extends `${string}!` | Nested<`${string}!`> ? never : Name;
}[keyof Types];
type ValuesOf<Types extends WireTypes, Absent, DateTime> = {
  [Name in Exclude<keyof Types, Optional<Types>>]: FieldValue<Types[Name], Absent, DateTime>;
} & { [Name in Optional<Types>]?: NonNullable<FieldValue<Types[Name], Absent, DateTime>> | Absent };

type AnswerOf<Asked> = Asked extends string
  ? ValueOf<Asked, string>
  : Asked extends readonly [infer Item]
    ? AnswerOf<Item>[]
    : { -readonly [Name in keyof Asked]: AnswerOf<Asked[Name]> };

/** What is given to a write: a schema of `inputs.ts`, or for ids and plain values their types on the wire alone. */
export type Fields = ZodMiniObject | WireTypes;

/** A write as it is declared once, for the server that does it and for the screens that ask for it. */
export type Write<
  Given extends Fields = Fields,
  Asked extends Answer = Answer,
  Revised extends boolean = boolean,
  Nullable extends boolean = boolean,
> = {
  readonly name: string;
  readonly fields: Given;
  readonly input: string | null;
  readonly beside: readonly string[];
  readonly wire: Readonly<Record<string, string>>;
  readonly answer: Asked;
  readonly revised: Revised;
  readonly nullable: Nullable;
};

/** What fields hold. */
export type ValuesOfFields<Given, Absent = undefined, DateTime = Date> = Given extends ZodMiniObject
  ? input<Given>
  : Given extends WireTypes
    ? ValuesOf<Given, Absent, DateTime>
    : never;

/** With an instant also as the text by which a page holds it. */
type Instants<Values> = Values extends readonly (infer Item)[]
  ? Instants<Item>[]
  : Values extends Date
    ? Date | string
    : Values extends object
      ? { [Name in keyof Values]: Instants<Values[Name]> }
      : Values;

/** What whoever writes gives. */
export type GivenTo<W extends Write> = ValuesOfFields<W['fields'], never>;
/** The same as screens send it: with null for none, an instant as a page holds it, and the revision that was seen where the write takes one. */
export type SentTo<W extends Write> = Instants<ValuesOfFields<W['fields'], null | undefined>> &
  (W['revised'] extends true ? { readonly seenRevision?: number | undefined } : unknown);
/** What it is answered. */
export type AnsweredBy<W extends Write> = AnswerOf<W['answer']> | (W['nullable'] extends true ? null : never);
/** What the schema makes of what is given. */
export type ReadBy<W extends Write> = W['fields'] extends ZodMiniObject ? output<W['fields']> : never;

type Options<
  Given extends Fields,
  Asked extends Answer,
  Revised extends boolean,
  Nullable extends boolean,
> = {
  /** The input type in which the fields go; without one each is an argument. */
  readonly input?: string;
  /** Fields that are arguments of their own beside the input. */
  readonly beside?: readonly (keyof ValuesOfFields<Given> & string)[];
  /** Fields that the wire calls otherwise: `{ stateId: 'state' }`. */
  readonly wire?: { readonly [Name in keyof ValuesOfFields<Given>]?: string };
  /** What screens read of the answer; its id where nothing is said. */
  readonly answer?: Asked;
  /** It changes what `edits.ts` names: a screen says which revision it saw. */
  readonly revised?: Revised;
  /** It may answer null. */
  readonly nullable?: Nullable;
};

/**
 * Declares a mutation: its name on the wire, what is given, what is answered.
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineWrite<
  const Given extends Fields,
  const Asked extends Answer = { id: 'ID!' },
  const Revised extends boolean = false,
  const Nullable extends boolean = false,
>(
  name: string,
  fields: Given,
  options: Options<Given, Asked, Revised, Nullable> = {},
): Write<Given, Asked, Revised, Nullable> {
  const { input = null, beside = [], wire = {}, answer = { id: 'ID!' } } = options;
  return {
    name,
    fields,
    input,
    beside,
    wire: wire as Readonly<Record<string, string>>,
    answer: answer as Asked,
    revised: (options.revised ?? false) as Revised,
    nullable: (options.nullable ?? false) as Nullable,
  };
}
