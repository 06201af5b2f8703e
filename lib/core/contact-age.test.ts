import { expect, test } from 'vitest';
import { CODE_AGE_MS, oldEnough } from './contact-age';

const now = new Date('2026-11-25T12:00:00Z');
const ago = (ms: number) => new Date(now.getTime() - ms);
const [OLD, YOUNG] = [ago(CODE_AGE_MS), ago(CODE_AGE_MS - 1)];

test.each([
  ['both old', OLD, OLD, true, { phone: true, email: true }],
  ['a young telephone', YOUNG, OLD, true, { phone: false, email: true }],
  ['a young mail', OLD, YOUNG, true, { phone: true, email: false }],
  ['both young', YOUNG, YOUNG, true, { phone: false, email: true }],
  ['a young mail and no telephone that is reached', OLD, YOUNG, false, { phone: false, email: true }],
])('%s', (_what, phoneSince, emailSince, reachesPhone, expected) => {
  expect(oldEnough({ phoneSince, emailSince }, reachesPhone, now)).toEqual(expected);
});
