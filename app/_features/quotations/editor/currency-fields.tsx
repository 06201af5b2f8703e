'use client';

import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { toastSuccess } from '@/app/_ui/feedback/toasts';
import { later } from '@/app/_ui/later/later';
import { inOtherCurrency } from '../currency/change-currency';
import { RateField } from '../currency/rate-field';
import { isForeign } from '../draft/draft-form';
import type { EditorCurrency } from '../draft/editor-options';
import { useEditor } from './editor-context';
import { ChoiceField } from './fields';

// They come once the screen stands: few quotations are in another currency.
const CurrencyDialog = later(() => import('../currency/currency-dialog'), {
  missing: 'over',
  isOpen: ({ currency }) => currency !== null,
});
const DateField = later(async () => ({ default: (await import('@/app/_ui/dates/date-field')).DateField }));

/** In which money the quotation is made, and what that is worth. */
export function CurrencyFields() {
  const t = useTranslations('quotations.exchange');
  const tCosts = useTranslations('quotations.costs');
  const { form, options, adds, currency, change, set, problem } = useEditor();
  const [chosen, setChosen] = useState<EditorCurrency | null>(null);
  const currencies = useMemo(
    () => options.currencies.map(({ id, code, name }) => ({ value: String(id), label: `${code} · ${name}` })),
    [options.currencies],
  );
  const choose = (id: string) =>
    setChosen(
      options.currencies.find((known) => known.id === Number(id) && known.id !== form.currencyId) ?? null,
    );
  return (
    <>
      <ChoiceField
        id="currency"
        label={tCosts('currency')}
        options={currencies}
        value={String(form.currencyId)}
        disabled={adds}
        onChange={choose}
      />
      {isForeign(form) && (
        <>
          <RateField
            id="fxRate"
            currency={currency}
            value={form.fxRate}
            onChange={(fxRate) => set({ fxRate, fxRateDate: options.today })}
            error={problem('fxRate')}
          />
          <DateField
            label={t('date')}
            value={form.fxRateDate}
            onChange={(fxRateDate) => set({ fxRateDate })}
          />
        </>
      )}
      <CurrencyDialog
        form={form}
        options={options}
        currency={chosen}
        onClose={() => setChosen(null)}
        onChoose={(choice) => {
          setChosen(null);
          change({ kind: 'fill', fields: inOtherCurrency(form, choice, options) });
          toastSuccess(t('changed', { currency: choice.currency.code }));
        }}
      />
    </>
  );
}
