import { expect, test } from 'vitest';
import { findBreaches } from '../find-breaches.ts';

const rooms = {
  'lib/claims/payments/pay-claim.ts': "import type { Review } from '../review/rules';",
  'lib/claims/payments/sum-of-day.ts': '',
  'lib/claims/review/rules.ts': '',
  'lib/claims/review/approve-claim.ts': '',
};

test('of two folders that import each other the fewer imports are named', () => {
  const source = "import '../payments/sum-of-day';\nimport { b } from '../payments/pay-claim';\n";
  expect(findBreaches({ ...rooms, 'lib/claims/review/approve-claim.ts': source })).toMatchObject([
    {
      path: 'lib/claims/payments/pay-claim.ts',
      line: 1,
      message: expect.stringContaining('lib/claims/payments and lib/claims/review import each other'),
    },
  ]);
});

test('one way is in order, and so is a folder with one inside it, and whatever tests import', () => {
  const oneWay = {
    ...rooms,
    'lib/claims/snapshot.ts': "import './payments/sum-of-day';",
    'lib/claims/payments/keep-payment.ts': "import '../snapshot';",
    'lib/claims/review/rules.test.ts': "import '../payments/sum-of-day';",
  };
  expect(findBreaches(oneWay)).toEqual([]);
});
