import {
  defaultFieldResolver,
  GraphQLError,
  type GraphQLField,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { type Break, presentBreak, reachBreak, wasReached } from './break.ts';

type FieldBreak = Extract<Break, { kind: 'field' }>;
type Arguments = Record<string, unknown>;

/** Lets every field of a schema break as `presentBreak` says: its answer, and what it is asked with. */
export function letFieldsBreak(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) letBreak(type.name, field);
  }
}

function letBreak(type: string, field: GraphQLField<unknown, unknown>): void {
  const resolve = field.resolve ?? defaultFieldResolver;
  const asks = type === 'Query' || type === 'Mutation';
  field.resolve = (source, args, context, info) => {
    const broken = presentBreak();
    if (!broken) return resolve(source, args, context, info);
    if (broken.kind === 'argument' && asks && broken.operation === field.name)
      return resolve(source, withoutArgument(args, broken), context, info);
    if (broken.kind === 'refusal' && asks && broken.operation === field.name) {
      if (loseDeep(args, broken.name) && wasReached()) throw new GraphQLError(`${broken.name} is refused`);
      return resolve(source, args, context, info);
    }
    if (broken.kind !== 'field' || broken.type !== type || broken.field !== field.name)
      return resolve(source, args, context, info);
    reachBreak();
    return breakAnswer(resolve(source, args, context, info), field.type, broken);
  };
}

function withoutArgument(args: Arguments, { name, input }: Extract<Break, { kind: 'argument' }>): Arguments {
  const lost = input ? loseDeep(args, name) : lose(args, name);
  return lost as Arguments;
}

function lose(from: Arguments, name: string): Arguments {
  if (!(name in from)) return from;
  reachBreak();
  const { [name]: _, ...rest } = from;
  return rest;
}

/** The field of an input, however deep it stands; of a list, in each of its objects. */
function loseDeep(value: unknown, name: string): unknown {
  if (Array.isArray(value)) return value.map((each) => loseDeep(each, name));
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) === Date.prototype)
    return value;
  const rest = lose(value as Arguments, name);
  return Object.fromEntries(Object.entries(rest).map(([key, below]) => [key, loseDeep(below, name)]));
}

async function breakAnswer(
  answer: unknown,
  type: GraphQLOutputType,
  { answers }: FieldBreak,
): Promise<unknown> {
  const value = await answer;
  return answers === 'null' ? null : otherValue(value, type);
}

/** A value that another row could have: of the same kind, and not this one. */
function otherValue(value: unknown, type: GraphQLOutputType): unknown {
  const bare = isNonNullType(type) ? type.ofType : type;
  if (isListType(bare)) return Array.isArray(value) && value.length > 0 ? value.slice(1) : value;
  if (isEnumType(bare)) return bare.getValues().find((each) => each.value !== value)?.value;
  const { name } = getNamedType(bare);
  if (!isLeafType(bare)) return null;
  if (typeof value === 'boolean' || name === 'Boolean') return !value;
  if (value instanceof Date) return new Date(value.getTime() + 86_400_000);
  if (typeof value === 'number') return value + 1;
  if (name === 'ID')
    return Number.isInteger(Number(value ?? Number.NaN)) ? Number(value) + 1 : crypto.randomUUID();
  if (name === 'Int' || name === 'Float' || name === 'Money') return 1;
  if (typeof value === 'string')
    return /^\d{4}-\d\d-\d\d/.test(value) ? `2031${value.slice(4)}` : `${value} de otra fila`;
  return name === 'String' ? 'de otra fila' : null;
}
