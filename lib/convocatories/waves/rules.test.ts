import fc from 'fast-check';
import { expect, test } from 'vitest';
import { partsOf } from '@/lib/core/parts-of';
import { quietEnd, USUAL_QUIET } from '@/lib/core/quiet-hours';
import { AGENCY, CONVOCATORY } from '@/lib/core/states';
import { nextStep, type WaveFacts, type WaveStep } from './rules';
import { dueAfter, planWaves } from './timing';

const BOGOTA = 'America/Bogota';
const HOUR = 3_600_000;
const NOW = new Date('2026-11-23T15:00:00Z');
const LATER = new Date(+NOW + HOUR);

const RUNNING: WaveFacts = {
  status: 'RUNNING',
  nextAt: NOW,
  sent: 1,
  callState: CONVOCATORY.OPEN,
  agencyState: AGENCY.ACTIVE,
  deadline: new Date(+NOW + 24 * HOUR),
  quantity: 5,
  yes: 2,
  owing: 3,
  waiting: 10,
  quietUntil: null,
};

test.each<[string, Partial<WaveFacts>, WaveStep]>([
  ['its hour has come', {}, { kind: 'SEND' }],
  ['its hour has not come', { nextAt: LATER }, { kind: 'WAIT', until: LATER }],
  ['everybody answered before its hour', { nextAt: LATER, owing: 0 }, { kind: 'SEND' }],
  ['nobody was called yet', { nextAt: LATER, owing: 0, sent: 0 }, { kind: 'WAIT', until: LATER }],
  ['at night', { quietUntil: LATER }, { kind: 'WAIT', until: LATER }],
  ['enough said yes', { yes: 5 }, { kind: 'FILLED' }],
  ['one of them left again', { yes: 4 }, { kind: 'SEND' }],
  ['paused', { status: 'PAUSED' }, { kind: 'PAUSED' }],
  ['nobody is left', { waiting: 0 }, { kind: 'FINISH' }],
  ['the call was closed', { callState: CONVOCATORY.CLOSED }, { kind: 'STOP', why: 'CALL_ENDED' }],
  [
    'cancelled while paused',
    { status: 'PAUSED', callState: CONVOCATORY.CANCELLED },
    { kind: 'STOP', why: 'CALL_ENDED' },
  ],
  ['the deadline passed', { deadline: NOW }, { kind: 'STOP', why: 'DEADLINE' }],
  ['the agency is suspended', { agencyState: AGENCY.SUSPENDED }, { kind: 'STOP', why: 'AGENCY_CLOSED' }],
  ['stopped', { status: 'STOPPED' }, { kind: 'OVER' }],
  ['done', { status: 'DONE' }, { kind: 'OVER' }],
])('%s', (_, facts, step) => {
  expect(nextStep({ ...RUNNING, ...facts }, NOW)).toEqual(step);
});

const factsArbitrary = fc.record<WaveFacts>({
  status: fc.constantFrom('RUNNING', 'PAUSED', 'STOPPED', 'DONE'),
  nextAt: fc.constantFrom(new Date(+NOW - HOUR), NOW, LATER),
  sent: fc.nat(3),
  callState: fc.constantFrom(41, 42, 43),
  agencyState: fc.constantFrom(21, 22, 23, 24, 26),
  deadline: fc.constantFrom(new Date(+NOW - HOUR), NOW, LATER),
  quantity: fc.integer({ min: 1, max: 4 }),
  yes: fc.nat(5),
  owing: fc.nat(2),
  waiting: fc.nat(2),
  quietUntil: fc.constantFrom(null, LATER),
});

test('nobody is called by a plan that is not running, that nobody lacks, that is over, or at night', () => {
  fc.assert(
    fc.property(factsArbitrary, (facts) => {
      if (nextStep(facts, NOW).kind !== 'SEND') return;
      expect(facts.status).toBe('RUNNING');
      expect(facts.callState).toBe(41);
      expect([21, 26]).not.toContain(facts.agencyState);
      expect(+facts.deadline).toBeGreaterThan(+NOW);
      expect(facts.yes).toBeLessThan(facts.quantity);
      expect(facts.waiting).toBeGreaterThan(0);
      expect(facts.quietUntil).toBeNull();
      expect(+facts.nextAt <= +NOW || (facts.sent > 0 && facts.owing === 0)).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});

test('waves hold everybody once, in order, and only the last one is smaller', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.nat(), { maxLength: 60 }),
      fc.integer({ min: 1, max: 20 }),
      (people, size) => {
        const waves = partsOf(people, size);
        expect(waves.flat()).toEqual(people);
        waves.forEach((wave, index) => {
          expect(wave.length).toBeGreaterThan(0);
          expect(index === waves.length - 1 ? wave.length <= size : wave.length === size).toBe(true);
        });
      },
    ),
  );
});

/** Minutes of an interval that are not quiet, counted one by one. */
function awakeMinutes(from: Date, until: Date, timeZone: string): number {
  let minutes = 0;
  for (let at = +from; at < +until; at += 60_000) {
    if (!quietEnd(new Date(at), USUAL_QUIET, timeZone)) minutes += 1;
  }
  return minutes;
}

test('the hours between waves are those of the day, and no wave goes at night', () => {
  const minute = fc.integer({ min: 0, max: 7 * 24 * 60 });
  fc.assert(
    fc.property(minute, fc.integer({ min: 1, max: 30 }), (offset, hours) => {
      const from = new Date(+NOW + offset * 60_000);
      const clock = { timeZone: BOGOTA, startDate: new Date(+NOW + 90 * 24 * HOUR) };
      const due = dueAfter(from, hours, clock);
      expect(quietEnd(due, USUAL_QUIET, BOGOTA)).toBeNull();
      expect(awakeMinutes(from, due, BOGOTA)).toBe(hours * 60);
    }),
    { numRuns: 60 },
  );
});

test('a day before the event the nights count, since nothing waits any more', () => {
  const night = new Date('2026-11-24T02:30:00Z');
  const clock = { timeZone: BOGOTA, startDate: new Date(+night + 20 * HOUR) };
  expect(dueAfter(night, 3, clock)).toEqual(new Date(+night + 3 * HOUR));
});

test('the plan says when each wave goes at the latest, and which come too late', () => {
  const clock = { timeZone: BOGOTA, startDate: new Date(+NOW + 90 * 24 * HOUR) };
  const deadline = new Date('2026-11-24T13:00:00Z');
  const waves = planWaves(
    ['a', 'b', 'c', 'd', 'e'],
    { size: 2, hours: 8, nextAt: NOW, sent: 1, deadline },
    clock,
  );
  // 10:00, 18:00, and after three hours of evening five more from 07:00 on.
  expect(waves.map(({ number, at, people, tooLate }) => [number, at.toISOString(), people, tooLate])).toEqual(
    [
      [2, '2026-11-23T15:00:00.000Z', ['a', 'b'], false],
      [3, '2026-11-23T23:00:00.000Z', ['c', 'd'], false],
      [4, '2026-11-24T17:00:00.000Z', ['e'], true],
    ],
  );
});
