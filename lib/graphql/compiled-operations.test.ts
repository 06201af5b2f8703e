import {
  GraphQLError,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLSchema,
  GraphQLString,
} from 'graphql';
import { createYoga } from 'graphql-yoga';
import { expect, test } from 'vitest';
import { AppError } from '@/lib/core/errors';
import { compiledOperations } from './compiled-operations';
import { toGraphQLError } from './errors';

let writes = 0;
const remembered: string[] = [];

const Item: GraphQLObjectType = new GraphQLObjectType({
  name: 'Item',
  fields: () => ({
    name: { type: GraphQLString, resolve: async () => 'uno' },
    sure: { type: new GraphQLNonNull(GraphQLString), resolve: () => null },
    refused: {
      type: GraphQLString,
      resolve: () => {
        throw new AppError('FORBIDDEN', 'errors.forbidden');
      },
    },
    broken: { type: GraphQLString, resolve: () => Promise.reject(new Error('secret of the database')) },
    asked: { type: GraphQLString, resolve: () => new GraphQLError('said') },
  }),
});
const waiting = Object.fromEntries(
  Object.entries({ slow: 20, quick: 1, now: 0 }).map(([name, wait]) => [
    name,
    { type: Item, resolve: () => (wait ? new Promise((done) => setTimeout(done, wait, {})) : {}) },
  ]),
);
const schema = new GraphQLSchema({
  query: new GraphQLObjectType({
    name: 'Query',
    fields: {
      ...waiting,
      items: {
        type: new GraphQLList(Item),
        args: { count: { type: new GraphQLNonNull(GraphQLInt) } },
        resolve: (_, { count }) => Array.from({ length: count }, () => ({})),
      },
    },
  }),
  mutation: new GraphQLObjectType({
    name: 'Mutation',
    fields: { ...waiting, write: { type: GraphQLInt, resolve: () => ++writes } },
  }),
});

const yoga = createYoga({
  schema,
  logging: false,
  maskedErrors: { maskError: (error) => toGraphQLError(error, 'the-id') },
  plugins: [compiledOperations((text) => remembered.push(text))],
});

async function ask(query: string, variables: object = {}, operationName?: string): Promise<unknown> {
  const body = JSON.stringify({ query, variables, operationName });
  const headers = { 'content-type': 'application/json' };
  return (await yoga.fetch('http://localhost/graphql', { method: 'POST', headers, body })).json();
}

test.each([
  ['values and lists', 'query ($n: Int!) { items(count: $n) { name } }', { n: 2 }],
  ['what must be there and is not', 'query ($n: Int!) { items(count: $n) { name sure } }', { n: 1 }],
  ['a refusal', 'query ($n: Int!) { items(count: $n) { name refused } }', { n: 2 }],
  ['a failure, masked', 'query ($n: Int!) { items(count: $n) { broken name } }', { n: 1 }],
  ['an error that is returned', 'query ($n: Int!) { items(count: $n) { asked } }', { n: 1 }],
  [
    'a fragment, an alias and a skipped field',
    'query ($n: Int!, $s: Boolean = true) { a: items(count: $n) { ...F } } fragment F on Item { b: name name @skip(if: $s) __typename }',
    { n: 1 },
  ],
])('%s are answered in the same bytes by compiled code', async (_name, query, variables) => {
  const first = await ask(query, variables);
  expect(JSON.stringify(first)).not.toContain('secret of the database');
  for (let time = 0; time < 3; time += 1)
    expect(JSON.stringify(await ask(query, variables))).toBe(JSON.stringify(first));
});

test.each(['query', 'mutation'])(
  'the fields of a %s come as they were asked for, whichever is ready first',
  async (kind) => {
    const query = `${kind} { slow { name refused: __typename } b: now { name } quick { __typename name } now { name } }`;
    const answers = [];
    for (let time = 0; time < 3; time += 1) answers.push(JSON.stringify(await ask(query)));
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toBe(
      '{"data":{"slow":{"name":"uno","refused":"Item"},"b":{"name":"uno"},"quick":{"__typename":"Item","name":"uno"},"now":{"name":"uno"}}}',
    );
  },
);

test('operations of one document are told apart', async () => {
  const query = 'query A { items(count: 1) { name } } query B { items(count: 2) { name } }';
  for (let time = 0; time < 3; time += 1) {
    expect(await ask(query, {}, 'A')).toEqual({ data: { items: [{ name: 'uno' }] } });
    expect(await ask(query, {}, 'B')).toEqual({ data: { items: [{ name: 'uno' }, { name: 'uno' }] } });
  }
});

test('a mutation writes once each time', async () => {
  for (let time = 1; time <= 3; time += 1)
    expect(await ask('mutation { write }')).toEqual({ data: { write: time } });
});

test('what is compiled is told each time it comes, as it may have been forgotten, and a mutation never', async () => {
  const query = 'query Told { items(count: 1) { name } }';
  for (let time = 1; time <= 4; time += 1) await ask(query);
  expect(remembered.filter((text) => text === query)).toHaveLength(3);
  expect(remembered.filter((text) => text.startsWith('mutation'))).toEqual([]);
});
