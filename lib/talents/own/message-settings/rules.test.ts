import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MESSAGE_TOPICS, TOPIC_CHANNELS } from '@/db/values/messages';
import { chosenBy, clockOf, minutesOf, mutedBy } from './rules';

test.each([
  ['00:00', 0],
  ['00:59', 59],
  ['09:05', 545],
  ['10:00', 600],
  ['23:59', 1439],
])('%s is minute %i', (clock, minutes) => {
  expect(minutesOf(clock)).toBe(minutes);
  expect(clockOf(minutes)).toBe(clock);
});

const every = MESSAGE_TOPICS.flatMap((topic) =>
  TOPIC_CHANNELS[topic].map((channel) => `${topic}.${channel}` as const),
);

test('what is muted is what nobody chose, and back', () => {
  fc.assert(
    fc.property(fc.subarray(every), fc.boolean(), (muted, whatsapp) => {
      expect(mutedBy(chosenBy(muted), whatsapp)).toEqual([...muted, ...(whatsapp ? [] : ['all.whatsapp'])]);
    }),
  );
});
