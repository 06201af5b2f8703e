import { expect, test } from 'vitest';
import { mayActivateAccount } from '@/lib/people/activation/policy';
import { ACTORS, holderOf, refusalOf, whoMay } from '@/lib/testing/actors';
import { mayConfirmSelf } from './confirmation/policy';
import { mayTakePush } from './devices/policy';
import { mayComeInByLink } from './login-links/policy';
import { mayChangeOwnPassword, maySetPassword } from './password/policy';
import { mayReadOwnUser } from './policy';
import { maySeeSessionsOf, mayUseSessions } from './sessions/policy';

const USERS = ['owner', 'producer', 'finance', 'reader', 'administrator'] as const;
const userLink = holderOf('ACTIVATION', { userId: 'user' });
const talentLink = holderOf('PASSWORD_RESET', { talentId: 'talent' });
const session = { sessionId: 'session' } as const;

test.each([
  ['change its password', mayChangeOwnPassword],
  ['use its sessions', mayUseSessions],
  ['take push messages', mayTakePush],
] as const)('a person who is signed in may %s, and no program or link', (_, policy) => {
  expect(whoMay(policy)).toEqual([...USERS, 'talent']);
  expect(() => policy(ACTORS.nobody)).toThrow('UNAUTHENTICATED: errors.unauthenticated');
  expect(refusalOf(() => policy(ACTORS.program))).toBe('errors.apiKey.personOnly');
});

test.each([
  ['owner', 'agency', 'user-OWNER'],
  ['administrator', 'agency', 'user-administrator'],
  ['talent', 'talent', 'talent'],
] as const)('%s changes its own password, and its session goes on', (name, type, id) => {
  expect(mayChangeOwnPassword(ACTORS[name])).toEqual({ person: { type, id } });
  expect(mayChangeOwnPassword({ ...ACTORS[name], ...session })).toEqual({ person: { type, id }, ...session });
});

test.each([
  ['owner', { type: 'agency', id: 'user-OWNER' }],
  ['administrator', { type: 'agency', id: 'user-administrator' }],
  ['talent', { type: 'talent', id: 'talent' }],
] as const)('%s confirms the session by which it came in', (name, person) => {
  const actor = ACTORS[name];
  expect(mayConfirmSelf({ ...actor, ...session })).toEqual({
    person,
    entrance: { kind: 'session', id: 'session' },
  });
  expect(refusalOf(() => mayConfirmSelf(actor))).toBe('errors.forbidden');
});

test('the app confirms its token', () => {
  expect(mayConfirmSelf({ ...ACTORS.talent, mobileTokenId: 'token' }).entrance).toEqual({
    kind: 'mobileToken',
    id: 'token',
  });
});

test('nobody else has anything to confirm', () => {
  expect(refusalOf(() => mayConfirmSelf(ACTORS.nobody))).toBe('errors.unauthenticated');
  expect(refusalOf(() => mayConfirmSelf({ ...ACTORS.program, ...session }))).toBe('errors.apiKey.personOnly');
  expect(refusalOf(() => mayConfirmSelf(userLink))).toBe('errors.forbidden');
});

test('push messages are taken for oneself', () => {
  expect(mayTakePush({ ...ACTORS.talent, ...session })).toEqual({
    talentId: 'talent',
    userId: null,
    ...session,
  });
  expect(mayTakePush(ACTORS.talent).sessionId).toBeNull();
  expect(mayTakePush({ ...ACTORS.administrator, ...session })).toEqual({
    talentId: null,
    userId: 'user-administrator',
    ...session,
  });
  expect(mayTakePush(ACTORS.owner).sessionId).toBeNull();
});

test('sessions are read of oneself, and by the administrator of any user', () => {
  expect(mayUseSessions({ ...ACTORS.owner, ...session })).toEqual({
    owner: { userId: 'user-OWNER' },
    sessionId: 'session',
    isAdministrator: false,
  });
  expect(mayUseSessions({ ...ACTORS.talent, ...session, mobileTokenId: 'token' })).toEqual({
    owner: { talentId: 'talent' },
    sessionId: 'session',
    mobileTokenId: 'token',
    isAdministrator: false,
  });
  expect(maySeeSessionsOf(ACTORS.owner, 'user-OWNER')).toEqual({ userId: 'user-OWNER' });
  expect(maySeeSessionsOf(ACTORS.administrator, 'user-OWNER')).toEqual({ userId: 'user-OWNER' });
  expect(refusalOf(() => maySeeSessionsOf(ACTORS.owner, 'user-PRODUCER'))).toBe('errors.notFound');
  expect(refusalOf(() => maySeeSessionsOf(ACTORS.talent, 'talent'))).toBe('errors.notFound');
});

test('a password is set by the link of activation or reset of that person, and by nobody who is signed in', () => {
  expect(whoMay(maySetPassword)).toEqual([]);
  expect(refusalOf(() => maySetPassword(ACTORS.talent))).toBe('errors.link.invalid');
  expect(maySetPassword(userLink)).toEqual({ link: userLink, person: { type: 'agency', id: 'user' } });
  expect(maySetPassword(talentLink)).toEqual({ link: talentLink, person: { type: 'talent', id: 'talent' } });
});

test.each([
  ['for another purpose', holderOf('INVITATION', { userId: 'user' })],
  ['that names nobody', holderOf('PASSWORD_RESET', {})],
])('a link %s sets no password', (_, link) => {
  expect(refusalOf(() => maySetPassword(link))).toBe('errors.link.invalid');
});

test('an account is activated by its own link of activation', () => {
  expect(mayActivateAccount(userLink)).toEqual({ link: userLink, userId: 'user' });
  const refused = [talentLink, holderOf('PASSWORD_RESET', { userId: 'user' }), ACTORS.administrator];
  for (const actor of refused) expect(refusalOf(() => mayActivateAccount(actor))).toBe('errors.link.invalid');
  const ofTalent = holderOf('ACTIVATION', { talentId: 'talent' });
  expect(refusalOf(() => mayActivateAccount(ofTalent))).toBe('errors.link.invalid');
});

test('own data are read by who is signed in to the portal, and by the link of the own password', () => {
  expect(whoMay(mayReadOwnUser)).toEqual([
    'owner',
    'producer',
    'finance',
    'reader',
    'program',
    'administrator',
  ]);
  expect(mayReadOwnUser(ACTORS.owner)).toBe('user-OWNER');
  expect(mayReadOwnUser(ACTORS.administrator)).toBe('user-administrator');
  expect(mayReadOwnUser(userLink)).toBe('user');
  expect(refusalOf(() => mayReadOwnUser(talentLink))).toBe('errors.forbidden');
  expect(refusalOf(() => mayReadOwnUser(ACTORS.nobody))).toBe('errors.unauthenticated');
});

test('a talent comes in by the link that was mailed to it', () => {
  const link = holderOf('TALENT_LOGIN', { talentId: 'talent' });
  expect(mayComeInByLink(link)).toEqual({ link, talentId: 'talent' });
  expect(whoMay(mayComeInByLink)).toEqual([]);
  for (const other of [holderOf('TALENT_LOGIN', {}), talentLink, ACTORS.talent, ACTORS.nobody]) {
    expect(refusalOf(() => mayComeInByLink(other))).toBe('errors.link.invalid');
  }
});
