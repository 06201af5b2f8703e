import { expect, test } from 'vitest';
import { mayDecide, whyNotDecide } from './rules';

test.each([
  [81, true, true],
  [82, false, true],
  [83, true, false],
  [84, false, false],
])('a photo in %i is approved: %s, rejected: %s', (stateId, approves, rejects) => {
  expect([mayDecide(stateId, 'APPROVE'), mayDecide(stateId, 'REJECT')]).toEqual([approves, rejects]);
});

const now = new Date('2026-05-10T12:00:00Z');
const photo = { stateId: 81, leasedBy: null, leasedUntil: null, isPublishable: true };
const decision = { verdict: 'APPROVE', seen: 81, reviewerId: 'me', now } as const;
const taken = { leasedBy: 'other', leasedUntil: new Date(now.getTime() + 1) };
test.each([
  ['that waits', {}, {}, null],
  ['that moved since it was seen', { stateId: 83 }, {}, 'errors.photo.moved'],
  ['that is archived', { stateId: 84 }, { seen: 84 }, 'errors.photo.moved'],
  ['that another has taken', taken, {}, 'errors.photo.taken'],
  ['that another had taken until now', { ...taken, leasedUntil: now }, {}, null],
  ['that one has taken oneself', { ...taken, leasedBy: 'me' }, {}, null],
  ['of who may not be shown', { isPublishable: false }, {}, 'errors.photo.notPublishable'],
  ['of who may not be shown, to reject it', { isPublishable: false }, { verdict: 'REJECT' }, null],
] as const)('a photo %s', (_, some, said, why) => {
  expect(whyNotDecide({ ...photo, ...some }, { ...decision, ...said })).toBe(why);
});
