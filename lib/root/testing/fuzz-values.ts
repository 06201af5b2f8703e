import fc from 'fast-check';
import { type GraphQLInputType, isEnumType, isInputObjectType, isListType, isNonNullType } from 'graphql';
import { hostileText, hostileValue, mostly } from '@/lib/platform/testing/hostile-values';
import { documentFor, type RootField } from './ask-field';

/** A request as the endpoint takes it. */
export type FuzzRequest = { readonly query: string; readonly variables: unknown };

const text = fc.constantFrom(
  'Ana María',
  'ana@correo.co',
  '3001234567',
  'https://a.co/x',
  '900123456',
  '12.5',
);
const day = fc.constantFrom('2026-12-03', '2027-02-28', '2028-02-29', '2999-12-31');
const SCALARS: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  String: text,
  Int: fc.constantFrom(1, 2, 11, 52, 57, 149, 1813),
  Float: fc.constantFrom(1, 170, 0.5),
  Boolean: fc.boolean(),
  Money: fc.constantFrom(0, 150_000, 1_000_000_000),
  Decimal: fc.constantFrom('0', '1', '12.5', '4000.25'),
  Date: day,
  DateTime: day.map((date) => `${date}T15:00:00.000Z`),
};

function fitting(type: GraphQLInputType, ids: readonly string[]): fc.Arbitrary<unknown> {
  if (isNonNullType(type)) return mostly(fitting(type.ofType, ids));
  if (isListType(type)) return mostly(fc.array(fitting(type.ofType, ids), { maxLength: 3 }));
  if (isEnumType(type)) return mostly(fc.constantFrom(...type.getValues().map(({ name }) => name)));
  if (isInputObjectType(type)) return mostly(objectOf(Object.values(type.getFields()), ids));
  if (type.name === 'ID') return mostly(fc.oneof(fc.constantFrom(...ids), fc.uuid()));
  return mostly(SCALARS[type.name] ?? hostileText);
}

type Named = { readonly name: string; readonly type: GraphQLInputType };

/** Required fields are there, the others come and go; now and then one that no type knows. */
function objectOf(fields: readonly Named[], ids: readonly string[]): fc.Arbitrary<unknown> {
  const values = Object.fromEntries(fields.map(({ name, type }) => [name, fitting(type, ids)]));
  const required = fields.filter(({ type }) => isNonNullType(type)).map(({ name }) => name);
  const known = fc.record(values, { requiredKeys: required });
  const stray = fc.record({ noSuchField: hostileValue });
  return fc.oneof(
    { weight: 12, arbitrary: known },
    { weight: 1, arbitrary: fc.tuple(known, stray).map(([a, b]) => ({ ...a, ...b })) },
  );
}

/** An operation that breaks off, or has something else at one place. */
const brokenText = (query: string) =>
  fc
    .tuple(fc.nat(query.length), hostileText)
    .chain(([at, put]) => fc.constantFrom(query.slice(0, at), query.slice(0, at) + put + query.slice(at)));

/** The field asked with an inline text for all its arguments, as nobody's type. */
function inline({ operation, name, field }: RootField): fc.Arbitrary<string> {
  const given = fc.tuple(...field.args.map(() => hostileText));
  return given.map((texts) => {
    const args = field.args.map((arg, index) => `${arg.name}: ${JSON.stringify(texts[index])}`).join(', ');
    return `${operation} { ${name}${args && `(${args})`} { __typename } }`;
  });
}

/** Requests for one of the root fields: mostly well written with a value or two out of place, some broken. */
export function fuzzRequest(fields: readonly RootField[], ids: readonly string[]): fc.Arbitrary<FuzzRequest> {
  return fc.constantFrom(...fields).chain((root) => {
    const query = documentFor(root);
    const variables = objectOf(root.field.args, ids);
    return fc.oneof(
      { weight: 12, arbitrary: fc.record({ query: fc.constant(query), variables }) },
      { weight: 1, arbitrary: fc.record({ query: fc.constant(query), variables: hostileValue }) },
      { weight: 1, arbitrary: fc.record({ query: brokenText(query), variables }) },
      { weight: 1, arbitrary: fc.record({ query: inline(root), variables: fc.constant({}) }) },
    );
  });
}
