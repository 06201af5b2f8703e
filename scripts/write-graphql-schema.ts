import { writeFileSync } from 'node:fs';
import { introspectionFromSchema, lexicographicSortSchema, printSchema } from 'graphql';
import { schema } from '@/lib/root/schema';

// The SDL is read by people and by a test; the introspection types are read by gql.tada.
const sorted = lexicographicSortSchema(schema);
writeFileSync('lib/graphql/schema.graphql', `${printSchema(sorted)}\n`);
const introspection = introspectionFromSchema(sorted, { descriptions: false });
writeFileSync(
  'lib/graphql/schema-types.generated.ts',
  `// Made by npm run graphql:schema.\nexport type introspection = ${JSON.stringify(introspection, null, 1)};\n`,
);
