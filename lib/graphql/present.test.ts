import { expect, expectTypeOf, test } from 'vitest';
import * as z from 'zod/mini';
import { present } from './present';

type Given = { name?: string | null; cityId?: number | null; lines?: { note?: string | null }[] | null };
const given: Given = { name: null, cityId: null, lines: [{ note: null }] };
const schema = z.object({ name: z.optional(z.string()), cityId: z.optional(z.nullable(z.int())) });

test('null and undefined are what was not given, deeply', () => {
  expect(present(given)).toEqual({ lines: [{}] });
  expect(present({ name: undefined, cityId: 0, lines: [] })).toEqual({ cityId: 0, lines: [] });
});

test('null clears what its schema lets be cleared, and nothing else', () => {
  const input = present(given, schema);
  expect(input).toEqual({ cityId: null, lines: [{}] });
  expectTypeOf(input).toExtend<{ cityId?: number | null; name?: string }>();
  expectTypeOf(input).not.toExtend<{ cityId?: number }>();
  expect('cityId' in present<Given, typeof schema>({ name: 'Ana' }, schema)).toBe(false);
});
