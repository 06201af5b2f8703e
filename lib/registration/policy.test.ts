import { expect, test } from 'vitest';
import { type Actor, anonymous } from '@/lib/core/actor';
import { mayAnnounceRegistration, mayRegister } from './policy';

const signedIn: readonly Actor[] = [
  { kind: 'agencyUser', userId: 'u', agencyId: 'a', agencyState: 23, role: 'READ_ONLY' },
  { kind: 'administrator', userId: 'u' },
];
const others: readonly Actor[] = [
  { kind: 'linkHolder', tokenId: 't', purpose: 'ACTIVATION', agencyId: 'a', subject: { userId: 'u' } },
  { kind: 'talent', talentId: 't' },
  { kind: 'job', name: 'remind-clients' },
];
const refused = expect.objectContaining({ code: 'FORBIDDEN' });

test('an account is opened by who is not signed in', () => {
  expect(mayRegister(anonymous)).toBe(anonymous);
  for (const actor of [...signedIn, ...others]) expect(() => mayRegister(actor)).toThrow(refused);
});

test('support is told of a registration by who made it, or by the administrator', () => {
  for (const actor of [anonymous, ...signedIn]) expect(mayAnnounceRegistration(actor)).toBe(actor);
  for (const actor of others) expect(() => mayAnnounceRegistration(actor)).toThrow(refused);
});
