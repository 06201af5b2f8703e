import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildSchema, introspectionFromSchema } from 'graphql';

const FOLDER = path.resolve('lib/graphql');
const TYPES = path.join(FOLDER, 'schema-types.generated.ts');

/** Writes the types from which gql.tada types documents, unless they are those of `schema.graphql` as it is. */
export function writeSchemaTypes(): void {
  const sdl = readFileSync(path.join(FOLDER, 'schema.graphql'), 'utf8');
  const mark = `// Of schema.graphql ${createHash('sha256').update(sdl).digest('hex')}`;
  if (existsSync(TYPES) && readFileSync(TYPES, 'utf8').startsWith(mark)) return;
  const introspection = introspectionFromSchema(buildSchema(sdl), { descriptions: false });
  // Whole or not at all: the editor, a server and a check may read it meanwhile.
  const partial = `${TYPES}.${process.pid}.partial`;
  writeFileSync(partial, `${mark}\nexport type introspection = ${JSON.stringify(introspection)};\n`);
  renameSync(partial, TYPES);
}
