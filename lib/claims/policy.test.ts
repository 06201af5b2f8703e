import { expect, test } from 'vitest';
import { mayAskForCode } from '@/lib/contracts/link-codes/policy';
import { mayOpenContractPage, maySignContract } from '@/lib/contracts/policy';
import type { Confirmation } from '@/lib/core/actor';
import { seesOwnPlaces } from '@/lib/rides/policy';
import { mayAcceptInvitation } from '@/lib/teams/invitations/policy';
import { ACTORS, holderOf, refusalOf, whoMay } from '@/lib/testing/actors';
import { mayPayClaims, mayPayInPerson, maySeeOfPayer, maySendClaim } from './policy';
import { mayKeepNumbers } from './support-documents/authorizations/policy';

const confirmed: Confirmation = { channel: 'EMAIL', destination: 't•••@p•••', at: new Date(0) };
const claim = holderOf('CLAIM', { convocatoryId: 'call', talentId: 'talent' });
const contract = holderOf('CONTRACT', { eventId: 'event', talentId: 'talent' });

test.each([
  ['pays', mayPayClaims],
  ['pays in person', mayPayInPerson],
  ['sees', maySeeOfPayer],
  ['numbers what supports', mayKeepNumbers],
] as const)('who %s does it for the agency, the administrator for the platform', (_, policy) => {
  expect(policy(ACTORS.finance)).toEqual({ kind: 'AGENCY', agencyId: 'agency', userId: 'user-FINANCE' });
  expect(policy(ACTORS.administrator)).toEqual({
    kind: 'PLATFORM',
    agencyId: null,
    userId: 'user-administrator',
  });
});

test.each([
  ['a claim is sent', maySendClaim, claim],
  ['a contract is signed', maySignContract, contract],
] as const)('%s by its link and the code of the talent', (_, policy, link) => {
  expect(refusalOf(() => policy(link))).toBe('linkCode.needed');
  expect(policy({ ...link, confirmed })).toEqual({ ...link, confirmed });
  expect(whoMay(policy)).toEqual([]);
});

test('a contract opens by its own link', () => {
  expect(mayOpenContractPage(contract)).toEqual(contract);
  expect(refusalOf(() => mayOpenContractPage(claim))).toBe('errors.link.invalid');
  for (const name of ['eventId', 'talentId']) {
    const part = { ...contract, subject: { ...contract.subject, [name]: undefined } };
    expect(refusalOf(() => mayOpenContractPage(part))).toBe('errors.link.invalid');
  }
});

test('a code is asked for on the pages that ask for one, by who holds their link', () => {
  expect(mayAskForCode(contract)).toEqual(contract);
  expect(mayAskForCode(claim)).toEqual(claim);
  expect(whoMay(mayAskForCode)).toEqual([]);
  const others = [holderOf('RIDE', claim.subject), holderOf('CLAIM', {}), ACTORS.talent];
  for (const other of others) expect(refusalOf(() => mayAskForCode(other))).toBe('errors.link.invalid');
});

test('an invitation to a team is read and accepted by its own link', () => {
  const link = holderOf('INVITATION', { invitationId: 'invitation' });
  expect(mayAcceptInvitation(link)).toEqual(link);
  expect(whoMay(mayAcceptInvitation)).toEqual([]);
  expect(refusalOf(() => mayAcceptInvitation(holderOf('INVITATION', {})))).toBe('errors.link.invalid');
});

test('a link that an agency passed on shows no address of the talent', () => {
  const ride = holderOf('RIDE', { convocatoryId: 'call', talentId: 'talent' });
  const given = { ...ride, givenToUserId: 'producer' };
  expect(seesOwnPlaces(ride)).toBe(true);
  expect(seesOwnPlaces(given)).toBe(false);
});
