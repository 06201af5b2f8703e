import { describe, expect, test } from 'vitest';
import { leadsTo } from '@/lib/core/states/lifecycle';
import { QUOTATION_LIFE } from '@/lib/core/states/quotation';
import { businessConstants } from './rates/rules';
import {
  endingOf,
  isAwaited,
  markUpOfMargin,
  mayAdd,
  mayRevise,
  mayVoid,
  missingToSend,
  nextStep,
  quotationCode,
  stateAt,
} from './rules';

/** Of one that adds to nothing. */
const FIRST = { additionOf: null, eventOpen: true };

describe('states', () => {
  test('[1.4.3/quotation transitions] a draft is sent; what was sent is accepted, rejected or expires; what was accepted can be voided', () => {
    const states = [61, 62, 63, 64, 65];
    const moves = states.flatMap((from) =>
      states.filter((to) => leadsTo(QUOTATION_LIFE, from, to)).map((to) => `${from}→${to}`),
    );
    expect(moves).toEqual(['61→62', '62→63', '62→64', '62→65', '63→65']);
  });

  test('a sent quotation is read as expired from the instant after its validity', () => {
    const validUntil = new Date('2026-12-06T04:59:59.999Z');
    const after = new Date(validUntil.getTime() + 1);
    expect(stateAt({ stateId: 62, validUntil }, validUntil)).toBe(62);
    expect(stateAt({ stateId: 62, validUntil }, after)).toBe(65);
    expect(stateAt({ stateId: 62, validUntil: null }, after)).toBe(62);
    for (const stateId of [61, 63, 64]) expect(stateAt({ stateId, validUntil }, after)).toBe(stateId);
  });

  test('the next step follows from the state and from what lacks', () => {
    const ready = {
      stateId: 61,
      voidedAt: null,
      supersededAt: null,
      eventStateId: null,
      ...FIRST,
      clientId: 'c',
      emailClient: 'a@b.co',
      nameEvent: 'Feria',
      lineCount: 1,
      hasChoices: false,
    };
    expect(nextStep(ready)).toBe('SEND');
    expect(nextStep({ ...ready, lineCount: 0 })).toBe('COMPLETE');
    expect(nextStep({ ...ready, stateId: 62 })).toBe('FOLLOW_UP');
    expect(nextStep({ ...ready, stateId: 63, eventStateId: 34 })).toBe('OPEN_EVENT');
    expect(nextStep({ ...ready, stateId: 63, eventStateId: 37 })).toBe('REVISE');
    expect([64, 65].map((stateId) => nextStep({ ...ready, stateId }))).toEqual(['REVISE', 'REVISE']);
    const late = { ...ready, additionOf: 'primera', eventStateId: 36, eventOpen: false };
    const steps = [61, 62, 63, 65].map((stateId) => nextStep({ ...late, stateId }));
    expect(steps).toEqual(['DUPLICATE', 'DUPLICATE', 'OPEN_EVENT', 'DUPLICATE']);
    const now = new Date();
    expect(nextStep({ ...ready, stateId: 65, voidedAt: now })).toBe('DUPLICATE');
    expect(nextStep({ ...ready, stateId: 64, supersededAt: now })).toBe('SEE_NEWER');
    expect(missingToSend({ ...ready, nameEvent: ' ', emailClient: null })).toEqual({
      nameEvent: 'validation.required',
      emailClient: 'validation.required',
    });
    const nothing = { ...ready, lineCount: 0 };
    expect(missingToSend(nothing)).toEqual({ lines: 'validation.quotation.lines' });
    expect(missingToSend({ ...nothing, hasChoices: true })).toEqual({ lines: 'validation.choices.nothing' });
  });
});

test('an addition is changed until it is accepted and while its event takes more, and takes none itself', () => {
  const addition = {
    ...{ voidedAt: null, supersededAt: null, eventStateId: 34 },
    ...{ additionOf: 'primera', eventOpen: true },
  };
  const states = [61, 62, 63, 64, 65];
  expect(states.filter((stateId) => mayRevise({ ...addition, stateId }))).toEqual([62, 64, 65]);
  expect(states.filter((stateId) => mayRevise({ ...addition, stateId, eventOpen: false }))).toEqual([]);
  expect(states.filter((stateId) => isAwaited({ ...addition, stateId }))).toEqual([62]);
  expect(states.filter((stateId) => isAwaited({ ...addition, stateId, eventOpen: false }))).toEqual([]);
  expect(isAwaited({ stateId: 62, additionOf: null, eventOpen: false })).toBe(true);
  expect(states.filter((stateId) => mayAdd({ ...addition, stateId }))).toEqual([]);
  const first = { ...addition, additionOf: null };
  expect(states.filter((stateId) => mayAdd({ ...first, stateId }))).toEqual([63]);
  expect(mayAdd({ ...first, stateId: 63, eventOpen: false })).toBe(false);
  expect(mayAdd({ ...first, stateId: 63, voidedAt: new Date() })).toBe(false);
});

describe('what ends a quotation before its time', () => {
  const now = new Date();
  const open = { stateId: 62, voidedAt: null, supersededAt: null, eventStateId: null, ...FIRST };

  test('is being voided or replaced; voided says more', () => {
    expect(endingOf(open)).toBeNull();
    expect(endingOf({ ...open, supersededAt: now })).toBe('SUPERSEDED');
    expect(endingOf({ ...open, voidedAt: now, supersededAt: now })).toBe('VOIDED');
  });

  test('leaves nothing to change or to void', () => {
    const revised = [61, 62, 63, 64, 65].filter((stateId) => mayRevise({ ...open, stateId }));
    expect(revised).toEqual([62, 63, 64, 65]);
    expect([61, 62, 63, 64, 65].filter((stateId) => mayVoid({ ...open, stateId }))).toEqual([62, 63]);
    for (const ended of [{ voidedAt: now }, { supersededAt: now }]) {
      expect(mayRevise({ ...open, ...ended })).toBe(false);
      expect(mayVoid({ ...open, ...ended })).toBe(false);
    }
  });

  test('an accepted one is held by its event while that stands', () => {
    const accepted = (eventStateId: number) => mayRevise({ ...open, stateId: 63, eventStateId });
    expect([33, 34, 35, 36, 37, 38].filter(accepted)).toEqual([37, 38]);
  });
});

test('a margin is labelled with its mark-up', () => {
  expect(['25', '20', '0', '22.5', '99.99', '33.333'].map(markUpOfMargin)).toEqual([
    '33.33',
    '25',
    '0',
    '29.03',
    '999900',
    '50',
  ]);
  for (const wrong of ['100', '-1', 'x', '']) expect(() => markUpOfMargin(wrong)).toThrow(RangeError);
});

test('a code is written with five digits, later versions tell which they are, and a draft has none', () => {
  expect([1, 148, 123_456].map((code) => quotationCode(code))).toEqual([
    'COT-00001',
    'COT-00148',
    'COT-123456',
  ]);
  expect([1, 2].map((version) => quotationCode(148, version))).toEqual(['COT-00148', 'COT-00148 v2']);
  expect(quotationCode(null, 2)).toBeNull();
});

test('a business constant that is missing or no number stops the price', () => {
  const texts = new Map([71, 73, 74, 75, 76, 77].map((id) => [id, '10']));
  expect(businessConstants(texts)).toMatchObject({ platformGainPct: '10', priceStep: 10, validityDays: 10 });
  expect(() => businessConstants(new Map([...texts, [74, 'mucho']]))).toThrow('74');
});
