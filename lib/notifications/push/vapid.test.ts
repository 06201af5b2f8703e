import { afterAll, beforeAll, expect, test } from 'vitest';
import { resetEnv } from '@/lib/platform/env';
import { isPushEndpoint } from './vapid';

beforeAll(() => {
  process.env.WEB_PUSH_HOSTS = '127.0.0.1, *.push.apple.com';
  resetEnv();
});
afterAll(() => {
  delete process.env.WEB_PUSH_HOSTS;
  resetEnv();
});

test.each([
  ['https://web.push.apple.com/QX', true],
  ['http://127.0.0.1:9/wp', true],
  ['https://evil.example/wp', false],
  ['https://push.apple.com.evil.example/wp', false],
  ['http://web.push.apple.com/QX', false],
  ['https://a:b@web.push.apple.com/QX', false],
  ['file:///etc/passwd', false],
])('%s: %s', (endpoint, known) => {
  expect(isPushEndpoint(endpoint)).toBe(known);
});
