import { expect, test } from 'vitest';
import { emptyToNull } from './contact';

test.each([undefined, null, '', '  '])('%j is kept as null', (value) => {
  expect(emptyToNull(value)).toBeNull();
});
