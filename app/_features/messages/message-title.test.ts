import { expect, test } from 'vitest';
import { notices } from '@/lib/root/notices';
import { messageTitle } from './message-title';

test('every message that is sent has a name in the lists', () => {
  expect(notices.map(({ kind }) => kind).filter((kind) => !messageTitle(kind))).toEqual([]);
});
