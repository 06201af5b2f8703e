import { expect, test } from 'vitest';
import { sessionEnd, sessionExpiry, talentSessionEnd } from './rules';

const DAY = 86_400_000;
const now = new Date('2026-05-10T12:00:00Z');
const by = (ms: number) => new Date(now.getTime() + ms);

test.each([
  ['a week after it is used', 0, 7 * DAY],
  ['a week after it is used, as long as it may', -23 * DAY, 7 * DAY],
  ['thirty days after it began', -23 * DAY - 1, 7 * DAY - 1],
  ['thirty days after it began, though it is used', -30 * DAY, 0],
])('a session ends %s', (_, began, ends) => {
  expect(sessionExpiry(by(began), now)).toEqual(by(ends));
});

const living = {
  endedReason: null,
  endedAt: null,
  expiresAt: by(1),
  agencyId: 'agency',
  userState: 73,
  isAdministrator: false,
  agencyState: 23,
  role: 'READ_ONLY',
};
const ofAdministrator = { agencyId: null, agencyState: null, role: null, isAdministrator: true };
const ended = { endedAt: by(-1) };

test.each([
  ['lives', {}, null],
  ['lives of an administrator', ofAdministrator, null],
  ['ends in its last moment', { expiresAt: now }, 'ENDED'],
  ['was ended', ended, 'ENDED'],
  ['was ended by a new password', { ...ended, endedReason: 'PASSWORD_CHANGED' }, 'PASSWORD_CHANGED'],
  ['was closed by its person', { ...ended, endedReason: 'CLOSED' }, 'CLOSED'],
  ['was ended by whatever else', { ...ended, endedReason: 'OTHER' }, 'ENDED'],
  ['was not ended, whatever the reason says', { endedReason: 'CLOSED' }, null],
  ['is of a person who was suspended', { userState: 75 }, 'SUSPENDED'],
  ['is of a suspended agency', { agencyState: 26 }, 'SUSPENDED'],
  ['is of a person who left', { role: null }, 'LEFT_AGENCY'],
  ['is of who is administrator no more', { ...ofAdministrator, isAdministrator: false }, 'LEFT_AGENCY'],
  ['tells of suspension first', { ...ended, userState: 75, role: null }, 'SUSPENDED'],
  ['tells of leaving before its own end', { ...ended, role: null }, 'LEFT_AGENCY'],
])('a session that %s', (_, some, end) => {
  expect(sessionEnd({ ...living, ...some }, now)).toBe(end);
});

test.each([
  ['active', 18, {}, null],
  ['registered', 16, {}, null],
  ['suspended', 19, {}, 'SUSPENDED'],
  ['suspended, and ended', 19, ended, 'SUSPENDED'],
  ['active, and ended', 18, ended, 'ENDED'],
  ['active, in its last moment', 18, { expiresAt: now }, 'ENDED'],
])('the session of a talent who is %s', (_, stateId, some, end) => {
  expect(talentSessionEnd({ ...living, ...some, stateId }, now)).toBe(end);
});
