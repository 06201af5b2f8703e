import {
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLSchema,
  GraphQLString,
  parse,
} from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import { expect, test } from 'vitest';
import { anonymous } from '@/lib/core/actor';
import { createKnownQueries } from './known-queries';

const schema = new GraphQLSchema({
  query: new GraphQLObjectType({
    name: 'Query',
    fields: {
      doubled: {
        type: new GraphQLList(GraphQLString),
        args: { count: { type: new GraphQLNonNull(GraphQLInt) } },
        resolve: (_, { count }) => [String(count * 2)],
      },
      failing: { type: GraphQLString, resolve: () => Promise.reject(new Error('secret')) },
    },
  }),
});
const context = async () => ({ actor: anonymous, requestId: 'the-id', ip: null });
const DOUBLED = 'query Doubled($n: Int!) { doubled(count: $n) }';

function knowing(...texts: string[]) {
  const known = createKnownQueries(schema);
  for (const text of texts) {
    const document = parse(text);
    const query = compileQuery(schema, document);
    if (!isCompiledQuery(query)) throw new Error('not compiled');
    known.remember(text, undefined, { document, query });
  }
  return known;
}

test('a known query is answered with the variables of now', async () => {
  const known = knowing(DOUBLED);
  for (const n of [1, 21]) {
    const body = JSON.stringify({ query: DOUBLED, variables: { n } });
    expect(await known.answer(body, context)).toBe(`{"data":{"doubled":["${n * 2}"]}}`);
  }
});

test.each([
  [
    'a text that is not known',
    { query: 'query Doubled($n: Int!) { doubled(count: $n)  }', variables: { n: 1 } },
  ],
  ['another operation of it', { query: DOUBLED, operationName: 'Other', variables: { n: 1 } }],
  ['a variable that is missing', { query: DOUBLED }],
  ['a variable that does not fit', { query: DOUBLED, variables: { n: 'one' } }],
  ['variables that are a list', { query: DOUBLED, variables: [1] }],
  ['a part that is not of an operation', { query: DOUBLED, variables: { n: 1 }, more: true }],
  ['an extension', { query: DOUBLED, variables: { n: 1 }, extensions: {} }],
  ['an answer with an error', { query: '{ failing }' }],
  ['a list of operations', [{ query: DOUBLED, variables: { n: 1 } }]],
  ['no operation', null],
])('%s goes the whole way', async (_name, body) => {
  expect(await knowing(DOUBLED, '{ failing }').answer(JSON.stringify(body), context)).toBeNull();
});

test('what is no JSON, and whose session cannot be read, goes the whole way', async () => {
  const known = knowing(DOUBLED);
  expect(await known.answer('{"query":', context)).toBeNull();
  const body = JSON.stringify({ query: DOUBLED, variables: { n: 1 } });
  expect(await known.answer(body, () => Promise.reject(new Error('no database')))).toBeNull();
});

test('a text of many thousand letters is not kept, and those kept are limited', async () => {
  const long = `${DOUBLED}#${'x'.repeat(10_000)}`;
  expect(
    await knowing(long).answer(JSON.stringify({ query: long, variables: { n: 1 } }), context),
  ).toBeNull();
  const many = Array.from({ length: 501 }, (_, index) => `query Q${index} { doubled(count: ${index}) }`);
  const known = knowing(...many);
  expect(await known.answer(JSON.stringify({ query: many[0] }), context)).toBeNull();
  expect(await known.answer(JSON.stringify({ query: many[500] }), context)).not.toBeNull();
});
