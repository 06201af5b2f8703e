import { expect, test } from 'vitest';
import { findBreaches } from '../find-breaches.ts';

test('a style sheet that is not there is found', () => {
  const source = "import styles from './card.module.css';\nimport './print.css';\n";
  const found = findBreaches({ 'app/_ui/card.tsx': source, 'app/_ui/card.module.css': '' });
  expect(found).toMatchObject([
    { path: 'app/_ui/card.tsx', line: 2, message: expect.stringContaining('print.css') },
  ]);
});
