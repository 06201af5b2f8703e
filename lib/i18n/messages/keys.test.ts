import { expect, test } from 'vitest';
import { messages } from './es';

/** Paths of keys with a dot, which next-intl reads as a way into a part. */
function dotted(part: object, path: string): string[] {
  return Object.entries(part).flatMap(([key, value]) => [
    ...(key.includes('.') ? [`${path}${key}`] : []),
    ...(typeof value === 'object' && value !== null ? dotted(value, `${path}${key}/`) : []),
  ]);
}

test('no key of a message has a dot', () => {
  expect(dotted(messages, '')).toEqual([]);
});
