import { describe, expect, test } from 'vitest';
import { type Place, workPath, workStatus } from './rules';

const now = new Date('2026-05-10T12:00:00Z');
const by = (ms: number) => new Date(now.getTime() + ms);
const called: Place = {
  stateId: 1811,
  convocatoryState: 41,
  deadline: null,
  endDate: by(1000),
  eventState: 34,
  eventEnd: by(1000),
  serviceEnd: by(1000),
  agencyState: 23,
  reply: null,
  signed: false,
  ownContract: false,
  actWaits: false,
  claimStatus: null,
  claimPaid: null,
  asksAccount: false,
};
const confirmed = { ...called, stateId: 1813 };
const signed = { ...confirmed, signed: true, ownContract: true };
const done = { ...signed, eventEnd: by(-1), serviceEnd: now };
const claimed = { ...done, claimStatus: 'SENT' } as const;
const approved = { ...claimed, claimStatus: 'APPROVED' } as const;

test.each([
  ['was called', called, 'TO_ANSWER'],
  ['answered', { ...called, reply: 'yes' }, 'ANSWERED'],
  ['was called until a moment ago', { ...called, deadline: by(-1) }, 'OVER'],
  ['was called for what is cancelled', { ...called, convocatoryState: 43 }, 'CANCELLED'],
  ['was called for an event that is cancelled', { ...called, eventState: 37 }, 'CANCELLED'],
  ['was not chosen', { ...called, stateId: 1812 }, 'NOT_CHOSEN'],
  ['was called by an agency that is suspended', { ...called, agencyState: 26 }, 'OVER'],
  ['answered an agency that is suspended', { ...called, reply: 'yes', agencyState: 26 }, 'ANSWERED'],
  ['is confirmed', confirmed, 'TO_SIGN'],
  ['is confirmed for what is over', { ...confirmed, eventEnd: by(-1) }, 'OVER'],
  ['is confirmed by an inactive agency', { ...confirmed, agencyState: 21 }, 'OVER'],
  ['signed', signed, 'SIGNED'],
  ['signed another place of the event', { ...signed, ownContract: false }, 'SIGNED'],
  ['is to sign an amendment', { ...signed, actWaits: true }, 'ACT_TO_SIGN'],
  ['has done its work', done, 'TO_CLAIM'],
  ['has done its work for an agency that is suspended', { ...done, agencyState: 26 }, 'TO_CLAIM'],
  ['is to sign an amendment of a suspended agency', { ...signed, actWaits: true, agencyState: 26 }, 'OVER'],
  ['has done its part of a longer event', { ...signed, serviceEnd: now }, 'TO_CLAIM'],
  ['has a moment of work left', { ...signed, serviceEnd: by(1) }, 'SIGNED'],
  ['has done work of an event that expired', { ...done, eventState: 38 }, 'SIGNED'],
  ['signed for what was cancelled', { ...done, eventState: 37 }, 'CANCELLED'],
  ['claimed', claimed, 'CLAIMED'],
  ['has its claim back', { ...claimed, claimStatus: 'RETURNED' }, 'RETURNED'],
  [
    'has its claim back of a suspended agency',
    { ...claimed, claimStatus: 'RETURNED', agencyState: 26 },
    'RETURNED',
  ],
  ['has its claim approved', approved, 'APPROVED'],
  ['was paid nothing yet', { ...approved, claimPaid: 0 }, 'APPROVED'],
  ['was paid a part', { ...approved, claimPaid: 1 }, 'PARTLY_PAID'],
  ['is asked for another account', { ...approved, claimPaid: 1, asksAccount: true }, 'ACCOUNT_ASKED'],
  ['was paid', { ...claimed, claimStatus: 'PAID', claimPaid: 9, asksAccount: true }, 'PAID'],
] as const)('a talent who %s', (_, place, status) => {
  expect(workStatus(place, now)).toBe(status);
});

describe('the page of a place', () => {
  const ids = { id: 'p', stateId: 1813, eventId: 'e', convocatoryId: 'c', talentId: 't' };
  test.each([
    ['TO_ANSWER', '/convocatoria/c/t'],
    ['OVER', '/convocatoria/c/t'],
    ['TO_SIGN', '/contract-talent/e/t'],
    ['ACT_TO_SIGN', '/contract-talent/e/t'],
    ['TO_CLAIM', '/invoice/c/t'],
    ['RETURNED', '/invoice/c/t'],
    ['ACCOUNT_ASKED', '/invoice/c/t'],
    ['CLAIMED', '/invoice/c/t'],
    ['APPROVED', '/invoice/c/t'],
    ['PARTLY_PAID', '/invoice/c/t'],
    ['PAID', '/invoice/c/t'],
  ] as const)('that is %s', (status, path) => {
    expect(workPath(ids, status)).toBe(path);
  });
  test('that is signed is its call sheet, and its contract for who is confirmed no more', () => {
    expect(workPath(ids, 'SIGNED')).not.toContain('/contract-talent/');
    expect(workPath({ ...ids, stateId: 1815 }, 'SIGNED')).toBe('/contract-talent/e/t');
  });
});
