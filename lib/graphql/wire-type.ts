import type { core, ZodMiniObject } from 'zod/mini';
import { type Nested, sentType } from '@/lib/core/wire-types';
import type { Fields, WireTypes, Write } from './define-write';

/** The type of a field or argument; `object` holds the fields of an input type. */
export type WireType = {
  readonly name: string;
  readonly isList: boolean;
  readonly required: boolean;
  readonly object?: Fields;
};

const plain = (name: string): WireType => ({ name, isList: false, required: true });

/** As GraphQL writes it. */
export const textOf = ({ name, isList, required }: WireType): string =>
  `${isList ? `[${name}!]` : name}${required ? '!' : ''}`;

function typeOfPlain(plainly: string | Nested<string, Fields>): WireType {
  if (typeof plainly !== 'string') return { ...typeOfPlain(plainly.type), object: plainly.fields };
  const [, list = '', name = '', required = ''] = /^(\[?)(\w+)(?:!\])?(!?)$/.exec(plainly) ?? [];
  return { name, isList: list !== '', required: required !== '' };
}

/** What the wire calls texts of a format. */
const OF_FORMATS: Readonly<Record<string, string>> = { uuid: 'ID', date: 'Date' };

function typeOfSchema(schema: core.$ZodType): WireType {
  const def = (schema as core.$ZodTypes)._zod.def;
  const named = sentType(schema);
  if (named) return { ...plain(named), ...(def.type === 'object' && { object: schema as ZodMiniObject }) };
  switch (def.type) {
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
      return { ...typeOfSchema(def.innerType), required: false };
    case 'readonly':
      return typeOfSchema(def.innerType);
    case 'pipe':
      return typeOfSchema(def.in);
    case 'array':
      return { ...typeOfSchema(def.element), isList: true };
    case 'date':
      return plain('DateTime');
    case 'boolean':
      return plain('Boolean');
    case 'number':
      return plain('format' in def && def.format === 'safeint' ? 'Int' : 'Float');
    case 'string':
      return plain(('format' in def && OF_FORMATS[String(def.format)]) || 'String');
    case 'literal':
      return plain(typeof def.values[0] === 'number' ? 'Int' : 'String');
    default:
      throw new Error(`say by sentAs what the wire calls a schema of type ${def.type}`);
  }
}

/** The schema of what is given, where it has one. */
export const schemaOf = (fields: Fields): ZodMiniObject | null =>
  '_zod' in fields ? (fields as ZodMiniObject) : null;

/** The fields of a schema or of plain types, each with its type. */
export function typesOf(fields: Fields): readonly (readonly [string, WireType])[] {
  const schema = schemaOf(fields);
  if (!schema)
    return Object.entries(fields as WireTypes).map(([name, plainly]) => [name, typeOfPlain(plainly)]);
  return Object.entries({ ...schema.shape }).map(([name, field]) => [name, typeOfSchema(field)]);
}

/** Name on the wire. */
export const onWire = ({ wire }: Pick<Write, 'wire'>, name: string): string => wire[name] ?? name;

/** A field by its name on the wire and by that inside. */
export type NamedType = { readonly name: string; readonly inside: string; readonly type: WireType };

/** Whether a field is an argument by itself; others go in the input of their write. */
export const isDirect = ({ input, beside }: Pick<Write, 'input' | 'beside'>, inside: string): boolean =>
  input === null || beside.includes(inside);

/** The arguments of a write, those in its input apart. */
export function argumentsOf(write: Write) {
  const all = typesOf(write.fields).map(
    ([inside, type]): NamedType => ({ name: onWire(write, inside), inside, type }),
  );
  return {
    direct: all.filter(({ inside }) => isDirect(write, inside)),
    inInput: all.filter(({ inside }) => !isDirect(write, inside)),
  };
}
