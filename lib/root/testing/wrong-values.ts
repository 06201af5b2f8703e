import {
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql';

type Given = Readonly<Record<string, unknown>>;
type Named = GraphQLArgument | GraphQLInputField;

/** Of every type: what its scalar takes, and no field can mean. */
const WRONG: Readonly<Record<string, readonly unknown[]>> = {
  String: ['', 'x'.repeat(5_000)],
  ID: ['no-es', '00000000-0000-4000-8000-000000000000'],
  Int: [-1, 2_147_483_647],
  Float: [-1, 1e300],
  Money: [-1, Number.MAX_SAFE_INTEGER],
  Decimal: ['-1', '99999999'],
  Date: ['1600-01-01', '2999-12-31'],
  DateTime: ['1971-01-01T00:00:00.000Z', '2999-12-31T00:00:00.000Z'],
  Boolean: [],
};

/** Nothing is nested deeper on the wire. */
const DEEPEST = 4;

/** A place in the arguments, and what is put there. */
export type WrongValue = { readonly path: string; readonly args: Given };

const plain = (type: GraphQLInputType): GraphQLInputType => (isNonNullType(type) ? plain(type.ofType) : type);

/** The least that a type takes. */
function fill(type: GraphQLInputType, depth = 0): unknown {
  const bare = plain(type);
  if (isListType(bare)) return [];
  if (isEnumType(bare)) return bare.getValues()[0]?.name;
  if (isInputObjectType(bare))
    return depth < DEEPEST ? complete({}, Object.values(bare.getFields()), depth) : {};
  if (bare.name === 'Boolean') return true;
  if (bare.name === 'ID') return '00000000-0000-4000-8000-000000000001';
  return (
    { Int: 1, Float: 1, Money: 1, Decimal: '1', Date: '2027-01-01', DateTime: '2027-01-01T10:00:00.000Z' }[
      bare.name
    ] ?? 'Uno'
  );
}

const complete = (given: Given, fields: readonly Named[], depth = 0): Given => ({
  ...Object.fromEntries(
    fields
      .filter(({ name, type }) => isNonNullType(type) && given[name] === undefined)
      .map(({ name, type }) => [name, fill(type, depth + 1)]),
  ),
  ...given,
});

function* valuesAt(value: unknown, type: GraphQLInputType, depth: number): Generator<[string, unknown]> {
  const bare = plain(type);
  if (isListType(bare)) {
    const [first] = Array.isArray(value) ? value : [];
    for (const [path, wrong] of valuesAt(first, bare.ofType, depth)) yield [`0${path}`, [wrong]];
  } else if (isInputObjectType(bare)) {
    if (depth >= DEEPEST) return;
    const whole = complete((value ?? {}) as Given, Object.values(bare.getFields()), depth);
    for (const field of Object.values(bare.getFields())) {
      for (const [path, wrong] of valuesAt(whole[field.name], field.type, depth + 1)) {
        yield [`.${field.name}${path}`, { ...whole, [field.name]: wrong }];
      }
    }
  } else if (!isEnumType(bare)) {
    for (const wrong of WRONG[bare.name] ?? []) yield ['', wrong];
  }
}

/** The arguments of an operation with one value after the other out of place. */
export function* wrongValues(args: readonly GraphQLArgument[], given: Given): Generator<WrongValue> {
  for (const arg of args) {
    for (const [path, wrong] of valuesAt(given[arg.name], arg.type, 0)) {
      yield { path: `${arg.name}${path}`, args: { ...complete(given, args), [arg.name]: wrong } };
    }
  }
}

/**
 * True for the path of a field that was sent: an argument, or a field of one, by its whole way or, as forms read it,
 * without the argument that holds all.
 */
export function isSent(path: string, args: readonly GraphQLArgument[]): boolean {
  const steps = path.split('.');
  if (leads(steps, args)) return true;
  return args.some(({ type }) => {
    const bare = plain(type);
    return isInputObjectType(bare) && leads(steps, Object.values(bare.getFields()));
  });
}

function leads([first, ...rest]: readonly string[], fields: readonly Named[]): boolean {
  const field = fields.find(({ name }) => name === first);
  return field !== undefined && within(rest, field.type);
}

function within(steps: readonly string[], type: GraphQLInputType): boolean {
  const [first, ...rest] = steps;
  if (first === undefined) return true;
  const bare = plain(type);
  if (isListType(bare)) return /^\d+$/.test(first) && within(rest, bare.ofType);
  return isInputObjectType(bare) && leads(steps, Object.values(bare.getFields()));
}
