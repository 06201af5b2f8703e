import { expect, test } from 'vitest';
import { MESSAGE_TOPICS, TOPIC_CHANNELS } from '@/db/values/messages';
import { notices } from './notices';

test.each(MESSAGE_TOPICS)('what a talent may choose of %s is by what its notices go', (topic) => {
  const going = new Set(
    notices.filter((notice) => notice.topic === topic).flatMap(({ channels }) => channels),
  );
  expect([...going].sort()).toEqual([...TOPIC_CHANNELS[topic]].sort());
});

test('what goes by WhatsApp has a topic, by which it can be turned off, or may not wait', () => {
  const fixed = notices.filter(
    ({ channels, topic, urgent }) => channels.includes('whatsapp') && !topic && !urgent,
  );
  expect(fixed.map(({ kind }) => kind)).toEqual([]);
});
