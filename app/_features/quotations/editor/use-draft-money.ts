'use client';

import { useMemo } from 'react';
import { isPossibleRate } from '@/lib/core/money-limits';
import { priceStepIn } from '@/lib/quotations/exchange/rules';
import { fxRateOf } from '../draft/draft-form';
import { currencyOf } from '../draft/price-form';
import { useEditorFigures } from './editor-context';

/** In which money the draft is as last drawn, and the business constants as its price takes them. */
export function useDraftMoney() {
  const { form, options } = useEditorFigures();
  return useMemo(() => {
    const { code, decimals } = currencyOf(form, options);
    const fxRate = isPossibleRate(code, fxRateOf(form)) ? fxRateOf(form) : '1';
    const { priceStep } = options.constants;
    return {
      money: {
        currencyCode: code,
        currencyDecimals: decimals,
        fxRate,
        fxRateDate: form.fxRateDate,
      },
      constants: { ...options.constants, priceStep: priceStepIn(priceStep, code, { fxRate, decimals }) },
    };
  }, [form, options]);
}
