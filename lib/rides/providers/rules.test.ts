import { expect, test } from 'vitest';
import { withoutPersons } from './rules';

test.each([
  ['user ana.p+1@casa-norte.co is unknown', 'user … is unknown'],
  ['phone +57 300 123-4567 refused', 'phone … refused'],
  ['CC 1.020.304.050: no', 'CC …: no'],
  ['error 50012 of 3', 'error 50012 of 3'],
  ['x'.repeat(201), 'x'.repeat(200)],
])('%s is kept as %s', (words, kept) => {
  expect(withoutPersons(words)).toBe(kept);
});
