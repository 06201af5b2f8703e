import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { optionalEmail, optionalPhone, requiredLine } from '@/lib/core/inputs';
import { parseChange } from './parse-change';

const schema = z.object({
  name: requiredLine(20),
  email: z.optional(optionalEmail()),
  phone: z.optional(optionalPhone),
});
const BEFORE = { email: 'maría@correo.co', phone: 'No' };
const change = (input: object, before: Record<string, unknown> | null = BEFORE) =>
  parseChange(schema, input, async () => before ?? undefined);

test('what stands there already is no reason to refuse what changes', async () => {
  expect(await change({ name: ' Ana ', ...BEFORE })).toEqual({ name: 'Ana', ...BEFORE });
});

test('another value is refused, and with it what is wrong of the others', async () => {
  await expect(change({ ...BEFORE, name: 'Ana', email: 'josé@correo.co' })).rejects.toMatchObject({
    fields: { email: 'validation.email' },
  });
  await expect(change({ ...BEFORE, name: '' })).rejects.toMatchObject({
    fields: { name: 'validation.required' },
  });
  await expect(change({ name: 'Ana', phone: 'No' }, null)).rejects.toMatchObject({ code: 'INVALID' });
});

test('what is right is read without asking what stands there', async () => {
  const onFile = vi.fn();
  expect(await parseChange(schema, { name: 'Ana', phone: '3001234567' }, onFile)).toMatchObject({
    phone: '3001234567',
  });
  expect(onFile).not.toHaveBeenCalled();
});
