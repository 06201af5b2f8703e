import { expect, test } from 'vitest';
import { signingDestinations } from './rules';

const HOUR = 3_600_000;
const now = new Date('2026-05-10T12:00:00Z');
const old = new Date(now.getTime() - 72 * HOUR);
const young = new Date(old.getTime() + 1);
const talent = { email: 'a@b.co', emailSince: old, phone: '3001234567', dialingCode: '57', phoneSince: old };
const all = { texts: true, whatsApp: true };

test.each([
  ['first by a phone', {}, all, ['WHATSAPP', 'PHONE', 'EMAIL'], null],
  ['by WhatsApp alone', {}, { ...all, texts: false }, ['WHATSAPP', 'EMAIL'], null],
  ['by texts alone', {}, { ...all, whatsApp: false }, ['PHONE', 'EMAIL'], null],
  ['by mail where nothing else is sent', {}, { texts: false, whatsApp: false }, ['EMAIL'], null],
  ['by mail without a phone', { phone: null }, all, ['EMAIL'], null],
  ['by no young phone', { phoneSince: young }, all, ['EMAIL'], 'phone'],
  ['by no young mail beside an old phone', { emailSince: young }, all, ['WHATSAPP', 'PHONE'], 'email'],
  ['by a young mail where there is no other way', { emailSince: young, phone: null }, all, ['EMAIL'], null],
] as const)('a talent signs %s', (_, some, channels, ways, waits) => {
  const found = signingDestinations({ ...talent, ...some }, channels, now);
  expect(found.destinations.map(({ channel }) => channel)).toEqual(ways);
  expect(found.waits).toBe(waits);
});

test('each destination is masked, and says since when it is on file', () => {
  expect(
    signingDestinations({ ...talent, emailSince: old }, { ...all, whatsApp: false }, now).destinations,
  ).toEqual([
    { channel: 'PHONE', destination: '••• 67', since: old },
    { channel: 'EMAIL', destination: 'a•••@b•••', since: old },
  ]);
});

test('a user of an agency signs by its mail, which it cannot change', () => {
  expect(signingDestinations({ email: 'a@b.co', phone: null }, all, now)).toEqual({
    destinations: [{ channel: 'EMAIL', destination: 'a•••@b•••', since: null }],
    waits: null,
  });
});
