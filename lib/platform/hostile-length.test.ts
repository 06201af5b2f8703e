import { readdirSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ZodMiniType } from 'zod/mini';
import { readInstant } from '@/lib/core/dates';
import { AppError } from '@/lib/core/errors';
import { isEmail, mayBeOnFile } from '@/lib/core/readers/email';
import { readLink } from '@/lib/identity/link-tokens/read-link';
import { COSTLY_SHAPES, firstCostlyLength } from '@/lib/testing/cpu-time';
import { maskPersonalData } from './mask-personal-data';
import { parseInput } from './parse-input';
import { fillWith } from './testing/fill-schema';

const LIB = path.join(import.meta.dirname, '..');
const shapes = Object.entries(COSTLY_SHAPES);

const files = readdirSync(LIB, { recursive: true, encoding: 'utf8' })
  .filter((file) => path.basename(file) === 'inputs.ts')
  .sort();

const isSchema = (value: unknown): value is ZodMiniType =>
  typeof value === 'object' && value !== null && 'safeParse' in value;

type Found = { readonly name: string; readonly schema: ZodMiniType };
const schemas: Found[] = [];
beforeAll(async () => {
  for (const file of files) {
    const module: Record<string, unknown> = await import(path.join(LIB, file));
    for (const [name, schema] of Object.entries(module)) {
      if (isSchema(schema)) schemas.push({ name: `${file} ${name}`, schema });
    }
  }
});

/** Reads it as an edge does; what it is refused for is of no matter here. */
function read(schema: ZodMiniType, input: unknown): void {
  try {
    parseInput(schema, input);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
  }
}

describe('a text of 1 MB costs in proportion to its length', () => {
  test('every input schema of lib is found', () => {
    expect(files.length).toBeGreaterThan(15);
    expect(schemas.length).toBeGreaterThan(60);
  });

  test.each(shapes)('in every field of every input schema: %s', (_, shape) => {
    for (const { name, schema } of schemas) {
      for (const one of fillWith(schema)) {
        expect(
          firstCostlyLength(shape, (text) => read(schema, one(text))),
          name,
        ).toBeNull();
      }
    }
  });

  test.each(shapes)('in a line of the log: %s', (_, shape) => {
    expect(firstCostlyLength(shape, (text) => maskPersonalData({ said: text }))).toBeNull();
    expect(firstCostlyLength(shape, (text) => maskPersonalData({ err: new Error(text) }))).toBeNull();
  });

  test.each(shapes)('as an e-mail, an instant, a link: %s', (_, shape) => {
    expect(firstCostlyLength(shape, isEmail)).toBeNull();
    expect(firstCostlyLength(shape, mayBeOnFile)).toBeNull();
    expect(firstCostlyLength(shape, readInstant)).toBeNull();
    const query = new URLSearchParams({ k: 'x' });
    expect(firstCostlyLength(shape, (text) => readLink(`/invoice/${text}`, query))).toBeNull();
  });
});
