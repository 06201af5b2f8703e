import { expect, test } from 'vitest';
import { CONVOCATED, EVENT } from '@/lib/core/states';
import { linkRows } from './link-rows';

const called = { stateId: CONVOCATED.CALLED as number, signedAt: null };
const open = { stateId: EVENT.CALLING as number };
const obstacles = (...args: Parameters<typeof linkRows>) =>
  Object.fromEntries(linkRows(...args).map((row) => [row.purpose, row.obstacle]));

test('each step opens the next link', () => {
  expect(obstacles(called, open)).toEqual({
    TALENT_REPLY: null,
    CONTRACT: 'needsConfirmed',
    CLAIM: 'needsSignature',
    RIDE: 'needsConfirmed',
  });
  const confirmed = { ...called, stateId: CONVOCATED.CONFIRMED };
  expect(obstacles(confirmed, open)).toMatchObject({ CONTRACT: null, CLAIM: 'needsSignature' });
  expect(obstacles({ ...confirmed, signedAt: new Date() }, open)).toEqual({
    TALENT_REPLY: 'alreadySigned',
    CONTRACT: 'alreadySigned',
    CLAIM: null,
    RIDE: null,
  });
});

test('a finished event still takes claims, a cancelled one nothing', () => {
  const signed = { stateId: CONVOCATED.CONFIRMED, signedAt: new Date() };
  expect(obstacles(signed, { stateId: EVENT.FINISHED })).toMatchObject({ CONTRACT: 'closed', CLAIM: null });
  expect(obstacles(signed, { stateId: EVENT.CANCELLED })).toMatchObject({ CLAIM: 'closed' });
});
