import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { email, optionalEmail, optionalPhone, requiredLine } from '@/lib/core/inputs';
import { lettingStand } from './standing-values';

const schema = z.object({ name: requiredLine(20), own: email, mail: optionalEmail(), phone: optionalPhone });
const START = { name: 'x'.repeat(30), own: 'maría@correo.co', mail: 'josé@correo.co', phone: 'No' };

async function check(values: Partial<typeof START>) {
  const resolver = lettingStand(standardSchemaResolver(schema), START);
  const options = { fields: {}, shouldUseNativeValidation: false };
  const { errors, values: output } = await resolver(
    { ...START, name: ' Ana ', ...values },
    undefined,
    options,
  );
  return { errors: Object.keys(errors), output };
}

test('what the form began with is sent as it was, with what changes', async () => {
  expect(await check({})).toMatchObject({
    errors: [],
    output: { own: START.own, mail: START.mail, phone: 'No' },
  });
  expect(await check({ own: 'ana@correo.co' })).toMatchObject({
    errors: [],
    output: { name: 'Ana', own: 'ana@correo.co', mail: START.mail, phone: 'No' },
  });
});

test('what is typed is checked, and so is what is neither telephone, mail nor identity number', async () => {
  expect(await check({ phone: 'Sí' })).toMatchObject({ errors: ['phone'] });
  expect(await check({ mail: 'otra' })).toMatchObject({ errors: ['mail'] });
  expect(await check({ name: START.name })).toMatchObject({ errors: ['name'] });
});
