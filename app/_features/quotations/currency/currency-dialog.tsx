'use client';

import { Button, Group, Modal, Radio, Stack } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { type SubmitEvent, useState } from 'react';
import { DateField } from '@/app/_ui/dates/date-field';
import { FormGrid } from '@/app/_ui/form/form-grid';
import { useMessageText } from '@/app/_ui/form/use-message-text';
import { formatMoney } from '@/lib/core/money';
import { isPossibleRate } from '@/lib/core/money-limits';
import { type DraftForm, isForeign } from '../draft/draft-form';
import type { EditorCurrency, EditorOptions } from '../draft/editor-options';
import { amountIn, type CurrencyChoice, canConvert, type TypedAmounts, typedAmount } from './change-currency';
import { RateField } from './rate-field';

type Props = {
  form: DraftForm;
  options: EditorOptions;
  /** The one to change to; null while the dialog is closed. */
  currency: EditorCurrency | null;
  onClose: () => void;
  onChoose: (choice: CurrencyChoice) => void;
};

/** Asks what a change of currency needs: the rate with its day, and what becomes of what was typed. */
export default function CurrencyDialog({ currency, onClose, ...rest }: Props) {
  const t = useTranslations('quotations.exchange');
  return (
    <Modal
      opened={currency !== null}
      onClose={onClose}
      size="lg"
      title={currency ? t('title', { currency: currency.code }) : ''}
    >
      {currency && <CurrencyForm currency={currency} onClose={onClose} {...rest} />}
    </Modal>
  );
}

function CurrencyForm({
  form,
  options,
  currency,
  onClose,
  onChoose,
}: Props & { readonly currency: EditorCurrency }) {
  const t = useTranslations('quotations.exchange');
  const tUi = useTranslations('ui');
  const message = useMessageText();
  const foreign = isForeign({ currencyId: currency.id });
  const convertible = canConvert(form, options);
  const [fxRate, setFxRate] = useState(foreign ? '' : '1');
  const [fxRateDate, setFxRateDate] = useState<string | null>(foreign ? options.today : null);
  const [amounts, setAmounts] = useState<TypedAmounts>(convertible ? 'CONVERT' : 'KEEP');
  const [tried, setTried] = useState(false);
  const old = options.currencies.find(({ id }) => id === form.currencyId)?.code ?? 'COP';
  const sample = typedAmount(form, options);
  const wrong = !isPossibleRate(currency.code, fxRate);

  /** '$ 300.000 pasa a ser US$ 72,76'; the label alone while there is no rate. */
  const becomes = (kind: TypedAmounts): string | undefined => {
    if (sample === null || (kind === 'CONVERT' && wrong)) return undefined;
    const choice = { currency, fxRate: wrong ? '1' : fxRate, amounts: kind };
    const after = amountIn(sample, form, choice, options);
    return t('becomes', { before: formatMoney(sample, old), after: formatMoney(after, currency.code) });
  };

  return (
    <form
      noValidate
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        event.stopPropagation();
        setTried(true);
        if (!wrong) onChoose({ currency, fxRate, fxRateDate, amounts });
      }}
    >
      <Stack gap="md">
        {foreign && (
          <FormGrid>
            <RateField
              first
              currency={currency.code}
              value={fxRate}
              onChange={setFxRate}
              error={tried && wrong ? message('validation.quotation.fxRate') : undefined}
            />
            <DateField label={t('date')} value={fxRateDate} onChange={setFxRateDate} />
          </FormGrid>
        )}
        {sample !== null && (
          <Radio.Group
            label={t('typed')}
            value={amounts}
            onChange={(kind) => setAmounts(kind as TypedAmounts)}
          >
            <Stack gap="sm" mt="xs">
              {(['CONVERT', 'KEEP'] as const).map((kind) => (
                <Radio
                  key={kind}
                  value={kind}
                  label={t(kind, { currency: currency.code })}
                  description={becomes(kind)}
                  disabled={kind === 'CONVERT' && !convertible}
                />
              ))}
            </Stack>
          </Radio.Group>
        )}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {tUi('cancel')}
          </Button>
          <Button type="submit">{t('confirm', { currency: currency.code })}</Button>
        </Group>
      </Stack>
    </form>
  );
}
