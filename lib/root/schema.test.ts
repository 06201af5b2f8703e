import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { introspectionFromSchema, lexicographicSortSchema, printSchema } from 'graphql';
import { expect, test } from 'vitest';
import { schema } from './schema';

const sorted = lexicographicSortSchema(schema);
const read = (name: string) => readFileSync(path.join(import.meta.dirname, '../graphql', name), 'utf8');
const REMEDY = 'run npm run graphql:schema';

test('schema.graphql is the schema as it is served', () => {
  expect(read('schema.graphql'), REMEDY).toBe(`${printSchema(sorted)}\n`);
});

test("the client's types are of that schema", () => {
  const source = read('schema-types.generated.ts');
  const json = source.slice(source.indexOf('{'), source.lastIndexOf(';'));
  const introspection = JSON.parse(JSON.stringify(introspectionFromSchema(sorted, { descriptions: false })));
  // Compared as one: a difference of thousands of lines tells less than the one of the file above.
  expect(isDeepStrictEqual(JSON.parse(json), introspection), REMEDY).toBe(true);
});
