import { expect, test } from 'vitest';
import { contentHash } from './content-hash';

test('is the same whatever the order of the keys, and another when anything else is', () => {
  const content = { total: 100, agency: { name: 'Ñandú', city: null }, lines: [{ days: 1 }, { days: 2 }] };
  const hash = contentHash(content);
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
  expect(contentHash({ lines: content.lines, agency: { city: null, name: 'Ñandú' }, total: 100 })).toBe(hash);
  for (const other of [
    { ...content, total: 101 },
    { ...content, lines: content.lines.toReversed() },
    { ...content, agency: { name: 'Ñandu', city: null } },
    { ...content, agency: { name: 'Ñandú' } },
  ]) {
    expect(contentHash(other)).not.toBe(hash);
  }
});
