import { expect, it } from 'vitest';
import { maskIp } from './mask-ip';

it.each([
  ['190.25.14.201', '190.25.14.x'],
  ['::ffff:190.25.14.201', '190.25.14.x'],
  ['2800:484:1234:5678::1', '2800:484:x'],
  ['::1', '1:x'],
])('%s is shown as %s', (ip, shown) => {
  expect(maskIp(ip)).toBe(shown);
});
