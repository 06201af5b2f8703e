import { expect, test } from 'vitest';
import { CONVOCATED, CONVOCATORY, EVENT } from '@/lib/core/states';
import { callStatus } from './rules';

const now = new Date('2026-11-21T12:00:00Z');
const call = {
  stateId: CONVOCATED.CALLED,
  convocatoryState: CONVOCATORY.OPEN,
  deadline: new Date('2026-11-22T12:00:00Z'),
  endDate: new Date('2026-12-01T12:00:00Z'),
  eventState: EVENT.CALLING,
  eventEnd: new Date('2026-12-01T12:00:00Z'),
} as const;

test.each([
  ['OPEN', call],
  ['OPEN', { ...call, deadline: null }],
  ['OPEN', { ...call, stateId: CONVOCATED.CONFIRMED }],
  ['CLOSED', { ...call, deadline: new Date('2026-11-21T11:59:59Z') }],
  ['CLOSED', { ...call, convocatoryState: CONVOCATORY.CLOSED }],
  ['CLOSED', { ...call, eventState: EVENT.EXPIRED }],
  ['CLOSED', { ...call, eventEnd: new Date('2026-11-21T11:00:00Z') }],
  ['CANCELLED', { ...call, convocatoryState: CONVOCATORY.CANCELLED }],
  ['CANCELLED', { ...call, eventState: EVENT.CANCELLED }],
  ['GONE', { ...call, stateId: CONVOCATED.DISCARDED, eventState: EVENT.CANCELLED }],
  ['GONE', null],
])('%s', (status, given) => {
  expect(callStatus(given, now)).toBe(status);
});
