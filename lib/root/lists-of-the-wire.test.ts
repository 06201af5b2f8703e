import { readFileSync } from 'node:fs';
import { buildSchema, type GraphQLOutputType, isListType, isNonNullType, isObjectType } from 'graphql';
import { expect, test } from 'vitest';
import { BOUNDED_LISTS } from './testing/bounded-lists';
import { PAGED_LISTS } from './testing/paged-lists';

// A list of the wire pages, and says when it goes on (paged-lists.test.ts), or something bounds it.

const schema = buildSchema(readFileSync('lib/graphql/schema.graphql', 'utf8'));

const isList = (type: GraphQLOutputType): boolean =>
  isNonNullType(type) ? isList(type.ofType) : isListType(type);

const fields = Object.values(schema.getTypeMap())
  .filter(isObjectType)
  .filter(({ name }) => !name.startsWith('__'))
  .flatMap((type) =>
    Object.values(type.getFields())
      .filter((field) => isList(field.type))
      .map((field) => ({ name: `${type.name}.${field.name}`, takes: field.args.map(({ name }) => name) })),
  );

const paged = PAGED_LISTS.map(({ name, path, after = 'after' }) => ({
  name: path.length === 1 ? `Query.${name}` : name,
  after,
}));

test('every list pages or is bounded, none of both', () => {
  const known = [...paged.map(({ name }) => name), ...Object.keys(BOUNDED_LISTS)];
  expect(known.toSorted()).toEqual(fields.map(({ name }) => name).toSorted());
});

test.each(paged)('$name takes where its page begins', ({ name, after }) => {
  expect(fields.find((field) => field.name === name)?.takes).toContain(after);
});

test('what takes an `after` is tested page by page', () => {
  const taking = fields.filter(({ takes }) => takes.includes('after')).map(({ name }) => name);
  expect(paged.map(({ name }) => name)).toEqual(expect.arrayContaining(taking));
});
