import { describe, expect, it } from 'vitest';
import { ratio } from '@/lib/core/money';
import { aLine, aQuotation } from '../testing/a-quotation';
import { completeInputs } from './complete-inputs';
import type { LineInputs, QuotationInputs } from './quotation-inputs';

type Case = readonly [given: Partial<QuotationInputs>, rule: string];
const ofLine = (given: Partial<LineInputs>): Partial<QuotationInputs> => ({ lines: [aLine(), aLine(given)] });
const COUNTED = ['feeding', 'transport', 'agents', 'agentDays', 'agentPrice'] as const;

describe('what cannot be priced is refused with what is wrong', () => {
  it.each<Case>([
    [{ date: '10/03/2026' }, 'date is YYYY-MM-DD'],
    [{ date: '2026-03-10T00:00' }, 'date is YYYY-MM-DD'],
    [{ date: 'on 2026-03-10' }, 'date is YYYY-MM-DD'],
    [{ currency: 'XXX' }, 'currency is one of the catalogue'],
    [{ lines: [] }, 'a quotation has a line'],
    ...COUNTED.map((name): Case => [{ [name]: -1 }, `${name} is a whole number from 0`]),
    ...COUNTED.map((name): Case => [{ [name]: 0.5 }, `${name} is a whole number from 0`]),
    [{ priceStep: 0 }, 'priceStep is a whole number from 1'],
    [{ gain: '100' }, 'gain is below 100'],
    [{ gain: '100.01' }, 'gain is below 100'],
    [ofLine({ budget: -1 }), 'budget is a whole number from 0'],
    [ofLine({ budget: 0.5 }), 'budget is a whole number from 0'],
    [ofLine({ days: 0.5 }), 'days is a whole number from 1'],
    [ofLine({ days: 0 }), 'days is a whole number from 1'],
    [ofLine({ genders: [{ gender: 'FEMENINO', quantity: -1 }] }), 'quantity is a whole number from 0'],
    [ofLine({ genders: [{ gender: 'FEMENINO', quantity: 0 }] }), 'people is a whole number from 1'],
    [ofLine({ genders: [] }), 'people is a whole number from 1'],
    [{ currency: 'USD' }, 'a foreign currency needs its fxRate'],
    [{ currency: 'USD', fxRate: '0' }, 'fxRate is above 0'],
    [{ fxRate: '1.1' }, 'fxRate is 1 for COP'],
  ])('%j: %s', (given, rule) => {
    expect(() => completeInputs(aQuotation(given))).toThrow(
      new RangeError(`Not a quotation to price: ${rule}`),
    );
  });
});

describe('what is not said', () => {
  it('is what the specification supposes', () => {
    const complete = completeInputs(aQuotation({ lines: [aLine({ days: 3 })] }));
    expect(complete).toMatchObject({
      fxRate: '1',
      serviceConcept: 'SERVICIOS',
      producerIvaBase: 'FEE',
      pesosPerUnit: ratio(1, 1),
    });
    expect(complete.lines).toMatchObject([
      { withholding: 'ART383', ivaCategory: 'GRAVADO', people: 1, personDays: 3 },
    ]);
  });

  it('does not go before what is', () => {
    const said = { serviceConcept: 'HONORARIOS', producerIvaBase: 'FULL', fxRate: '4012.5' } as const;
    const line = { withholding: 'HONORARIOS_PN', ivaCategory: 'EXCLUIDO' } as const;
    const complete = completeInputs(aQuotation({ ...said, currency: 'USD', lines: [aLine(line)] }));
    expect(complete).toMatchObject({ ...said, lines: [line], pesosPerUnit: ratio(40_125, 10) });
  });

  it('a gain just below all of the price can be calculated', () => {
    expect(completeInputs(aQuotation({ gain: '99.99' })).margin).toEqual(ratio(9_999, 10_000));
  });
});
