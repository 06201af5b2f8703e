import { describe, expect, test } from 'vitest';
import { changeDraft } from '../draft/change-draft';
import { type DraftForm, emptyDraft } from '../draft/draft-form';
import type { EditorOptions } from '../draft/editor-options';
import { beginHistory, stepHistory } from '../draft/history';
import { amountIn, canConvert, inOtherCurrency, typedAmount } from './change-currency';

const pesos = { id: 1, code: 'COP', name: 'Peso colombiano', decimals: 0 };
const dollars = { id: 2, code: 'USD', name: 'Dólar estadounidense', decimals: 2 };
const options = {
  currencies: [pesos, dollars],
  constants: { feeding: 25_000, transport: 20_000, agentPrice: 180_000, priceStep: 100 },
} as unknown as EditorOptions;

const begun = emptyDraft('id', {
  cityId: 1,
  gain: '25',
  feeding: 25_000,
  transport: 20_000,
  agentPrice: 180_000,
});
const line = (form: DraftForm, budget: number | null): DraftForm =>
  changeDraft(changeDraft(form, { kind: 'addLine', key: 'a', profile: 'modelo' }), {
    kind: 'setLine',
    key: 'a',
    fields: { budget },
  });
const toDollars = { currency: dollars, fxRate: '4000', fxRateDate: '2026-11-20' } as const;

describe('a draft in another currency', () => {
  test('has the business constants as they are there, and what was typed converted', () => {
    const typed = { ...line(begun, 300_000), transport: 40_000 };
    expect(inOtherCurrency(typed, { ...toDollars, amounts: 'CONVERT' }, options)).toMatchObject({
      currencyId: 2,
      fxRate: '4000',
      fxRateDate: '2026-11-20',
      feeding: 625,
      transport: 1000,
      agentPrice: 4500,
      lines: [{ budget: 7500 }],
    });
  });

  test('or with the same figures, for who typed them in that currency already', () => {
    const typed = { ...line(begun, 300), transport: 40 };
    expect(inOtherCurrency(typed, { ...toDollars, amounts: 'KEEP' }, options)).toMatchObject({
      feeding: 625,
      transport: 4000,
      lines: [{ budget: 30_000 }],
    });
  });

  test('comes back to pesos at its own rate', () => {
    const form = { ...line(begun, 7550), currencyId: 2, fxRate: '4123.45', feeding: 606 };
    const back = { currency: pesos, fxRate: '1', fxRateDate: null } as const;
    expect(inOtherCurrency(form, { ...back, amounts: 'CONVERT' }, options)).toMatchObject({
      currencyId: 1,
      fxRate: '1',
      fxRateDate: null,
      feeding: 25_000,
      lines: [{ budget: 311_320 }],
    });
  });

  test('is one step to take back', () => {
    const typed = line(begun, 300_000);
    const fields = inOtherCurrency(typed, { ...toDollars, amounts: 'CONVERT' }, options);
    const changed = stepHistory(beginHistory(typed), {
      kind: 'change',
      change: { kind: 'fill', fields },
      now: 0,
    });
    expect(stepHistory(changed, { kind: 'undo' }).present).toEqual(typed);
  });

  test('says what is typed, and cannot convert from a currency without a rate', () => {
    expect(typedAmount(line(begun, null), options)).toBeNull();
    expect(typedAmount(line(begun, 300_000), options)).toBe(300_000);
    expect(typedAmount({ ...begun, transport: 1 }, options)).toBe(1);
    const without = { ...line(begun, 7500), currencyId: 2, fxRate: '' };
    expect(canConvert(without, options)).toBe(false);
    const choice = { currency: pesos, fxRate: '1', amounts: 'KEEP' } as const;
    expect(amountIn(7500, without, choice, options)).toBe(75);
  });
});
