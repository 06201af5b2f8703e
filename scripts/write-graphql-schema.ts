import { writeFileSync } from 'node:fs';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { schema } from '@/lib/root/schema';
import { writeSchemaTypes } from './write-schema-types.ts';

// The SDL is read by people and by a test; the types of the client come from it.
writeFileSync('lib/graphql/schema.graphql', `${printSchema(lexicographicSortSchema(schema))}\n`);
writeSchemaTypes();
