import { expect, test } from 'vitest';
import { retentionOf } from './rules';

test.each([
  ['CONTRACT_PDF', 10],
  ['CLAIM_PDF', 10],
  ['RUT', 5],
  ['IDENTITY_DOCUMENT', 3],
  ['DESK_PHOTO', 1],
  ['SOMETHING_NEW', 10],
  ['TALENT_PHOTO', undefined],
  ['OWN_PAPER', undefined],
  ['LOGO', undefined],
])('%s is kept for %s years', (kind, years) => {
  expect(retentionOf(kind)?.years).toBe(years);
});
