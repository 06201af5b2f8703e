'use client';

import { NumberInput } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { doubtfulRate } from '@/lib/quotations/exchange/rules';

type Props = {
  currency: string;
  /** With a point, as it is kept. */
  value: string;
  onChange: (fxRate: string) => void;
  error: string | undefined;
  id?: string;
  /** The dialog's first field. */
  first?: boolean;
};

/** COP per unit of a currency, as people here write numbers; doubts one that looks mistyped, and lets it be. */
export function RateField({ currency, value, onChange, error, id, first = false }: Props) {
  const t = useTranslations('quotations.exchange');
  const doubt = doubtfulRate(currency, value);
  return (
    <NumberInput
      {...(id ? { id } : {})}
      label={t('rate', { currency })}
      description={doubt ? t(`doubt.${doubt}`, { currency }) : t('hint')}
      descriptionProps={doubt ? { role: 'status', c: 'var(--color-warning)' } : {}}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      placeholder="4.000"
      withAsterisk
      hideControls
      allowNegative={false}
      decimalScale={6}
      allowedDecimalSeparators={[',']}
      valueIsNumericString
      value={value}
      onValueChange={({ value: typed }, { source }) => {
        if (String(source) !== 'prop' && typed !== value) onChange(typed);
      }}
      error={error}
      {...(first ? { 'data-autofocus': true } : {})}
    />
  );
}
