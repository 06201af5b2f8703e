import { expect, test } from 'vitest';
import type { Actor, Confirmation } from '@/lib/core/actor';
import { ACTORS, holderOf, refusalOf, whoMay } from '@/lib/testing/actors';
import {
  joiningDoor,
  mayActForTalent,
  mayAddPhotos,
  mayImportTalents,
  mayKeepOwn,
  mayKeepTalents,
  seesPool,
} from './policy';

const confirmed: Confirmation = { channel: 'EMAIL', destination: 't•••@p•••', at: new Date(0) };
const doorOf = (actor: Actor) => joiningDoor(actor).name;

test.each([
  [21, false],
  [22, false],
  [23, true],
  [24, false],
  [26, false],
])('an agency in state %i sees people of the pool, and brings them in by a file: %s', (agencyState, may) => {
  const agency = { ...ACTORS.producer, agencyState };
  expect(seesPool(agency)).toBe(may);
  expect(refusalOf(() => mayImportTalents(agency))).toBe(may ? null : 'errors.talent.importNotActive');
});

test('the administrator sees everybody of the pool', () => {
  expect(seesPool(ACTORS.administrator)).toBe(true);
});

test('a talent, who calls talents and the administrator change data of talents', () => {
  expect(whoMay(mayKeepTalents)).toEqual(['owner', 'producer', 'administrator', 'talent']);
});

test('photos are added by the same, and by the browser that registered', () => {
  expect(whoMay(mayAddPhotos)).toEqual(['owner', 'producer', 'administrator', 'talent']);
  const holder = holderOf('JOINING_PHOTOS', { talentId: 'other' });
  expect(mayAddPhotos(holder)).toEqual({ kind: 'talent', talentId: 'other' });
  expect(refusalOf(() => mayAddPhotos(holderOf('JOINING_PHOTOS', {})))).toBe('errors.link.invalid');
  expect(refusalOf(() => mayAddPhotos(holderOf('CLAIM', { talentId: 'other' })))).toBe('errors.link.invalid');
});

test.each([
  ['nobody', 'SELF'],
  ['owner', 'INVITATION'],
  ['producer', 'INVITATION'],
  ['administrator', 'ADMINISTRATOR'],
] as const)('a talent comes in by %s through %s', (name, door) => {
  expect(doorOf(ACTORS[name])).toBe(door);
});

test('nobody else brings talents in, and a link only of an invitation', () => {
  expect(whoMay(joiningDoor)).toEqual(['nobody', 'owner', 'producer', 'administrator']);
  expect(joiningDoor(holderOf('TALENT_INVITATION', { invitationId: 'invitation' }))).toEqual({
    name: 'SELF',
    invitation: { id: 'invitation', agencyId: 'agency' },
  });
  expect(joiningDoor(ACTORS.nobody)).toEqual({ name: 'SELF' });
  expect(refusalOf(() => joiningDoor(holderOf('TALENT_INVITATION', {})))).toBe('errors.link.invalid');
  expect(joiningDoor(ACTORS.owner)).toEqual({ name: 'INVITATION', agency: ACTORS.owner });
});

test('a talent answers for itself alone, the administrator for anybody', () => {
  expect(whoMay((actor) => mayActForTalent(actor, 'talent'))).toEqual(['administrator', 'talent']);
  expect(whoMay((actor) => mayActForTalent(actor, 'other'))).toEqual(['administrator']);
});

test('own papers and the bank account are of the talent alone, signed in or by its code', () => {
  expect(whoMay(mayKeepOwn)).toEqual(['talent']);
  const contract = holderOf('CONTRACT', { eventId: 'event', talentId: 'other' });
  expect(refusalOf(() => mayKeepOwn(contract))).toBe('linkCode.needed');
  expect(mayKeepOwn({ ...contract, confirmed })).toBe('other');
  expect(mayKeepOwn({ ...holderOf('CLAIM', { talentId: 'other' }), confirmed })).toBe('other');
});

test.each([
  ['of rides', holderOf('RIDE', { talentId: 'other' })],
  ['that names no talent', holderOf('CLAIM', {})],
])('a link %s opens no papers, whatever was confirmed', (_, holder) => {
  expect(refusalOf(() => mayKeepOwn({ ...holder, confirmed }))).toBe('errors.link.invalid');
});
