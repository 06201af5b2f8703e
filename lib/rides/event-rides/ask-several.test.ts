import { expect, test } from 'vitest';
import { askSeveral } from './ask-several';

test('providers are asked five things at once, and answers keep their order', async () => {
  let [open, most] = [0, 0];
  const answers = await askSeveral(
    Array.from({ length: 23 }, (_, index) => index),
    async (index) => {
      open += 1;
      most = Math.max(most, open);
      await new Promise((resolve) => setTimeout(resolve, 23 - index));
      open -= 1;
      return index * 2;
    },
  );
  expect(most).toBe(5);
  expect(answers).toEqual(Array.from({ length: 23 }, (_, index) => index * 2));
});
