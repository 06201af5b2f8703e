import type { ZodMiniType } from 'zod/mini';
import { AppError } from '@/lib/core/errors';
import { isStorable } from '@/lib/core/text';

/**
 * Reads an input with its schema. Throws INVALID with a message key per form path
 * (`lines.0.budget`), so that every edge can show what is wrong beside its field.
 */
export function parseInput<Output>(schema: ZodMiniType<Output>, input: unknown): Output {
  const unstorable = unstorableIn(input);
  if (Object.keys(unstorable).length > 0) throw new AppError('INVALID', 'errors.invalid', unstorable);
  const result = schema.safeParse(input, {
    // What a schema says nothing of.
    error: (issue) => {
      if (issue.code === 'unrecognized_keys') return 'errors.unexpectedField';
      return issue.input == null ? 'validation.required' : 'validation.invalid';
    },
  });
  if (result.success) return result.data;
  const fields: Record<string, string> = {};
  for (const issue of result.error.issues) {
    for (const path of pathsOf(issue)) fields[path] ??= issue.message;
  }
  throw new AppError('INVALID', 'errors.invalid', fields);
}

type Issue = { readonly path: readonly PropertyKey[]; readonly keys?: readonly string[] };

/** Where it is: the field; of an object with fields that it does not have, each of those. */
const pathsOf = ({ path, keys = [''] }: Issue): string[] =>
  keys.map((key) => [...path.map(String), ...(key ? [key] : [])].join('.'));

/** A message key at each text that no database column can hold: one with NUL, or with half of a surrogate pair. */
export function unstorableIn(input: unknown): Readonly<Record<string, string>> {
  const fields: Record<string, string> = {};
  collectUnstorable(input, [], fields);
  return fields;
}

/** Nothing that is read goes deeper. */
const DEEPEST = 20;

function collectUnstorable(input: unknown, path: readonly string[], fields: Record<string, string>): void {
  if (typeof input === 'string') {
    if (!isStorable(input)) fields[path.join('.')] = 'validation.characters';
    return;
  }
  if (typeof input !== 'object' || input === null || path.length > DEEPEST) return;
  for (const [key, value] of Object.entries(input)) collectUnstorable(value, [...path, key], fields);
}
