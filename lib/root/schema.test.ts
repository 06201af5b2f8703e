import { readFileSync } from 'node:fs';
import path from 'node:path';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { expect, test } from 'vitest';
import { schema } from './schema';

const sorted = lexicographicSortSchema(schema);
const read = (name: string) => readFileSync(path.join(import.meta.dirname, '../graphql', name), 'utf8');
const REMEDY = 'run npm run graphql:schema';

test('schema.graphql is the schema as it is served', () => {
  expect(read('schema.graphql'), REMEDY).toBe(`${printSchema(sorted)}\n`);
});
