'use client';

import { TextInput } from '@mantine/core';
import { useTranslations } from 'next-intl';
import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import { FormWide } from '@/app/_ui/form/form-grid';
import { useMessageText } from '@/app/_ui/form/use-message-text';
import { hasBase, type TaxKind, unityOf } from '@/lib/quotations/tax-table/rules';

const UNITS = { PER_MIL: 'perMil', PERCENT_OF_IVA: 'percentOfIva' } as const;

type Field = { readonly error: FieldError | undefined; readonly register: UseFormRegisterReturn };
type Props = { kind: TaxKind; rate: Field; baseUvt: Field; source: Field };

/** What a rate says: how much, from which payment on, and where that is written. */
export function RateFields({ kind, rate, baseUvt, source }: Props) {
  const t = useTranslations('taxes.new');
  const text = useMessageText();
  const unit = UNITS[unityOf(kind) as keyof typeof UNITS] ?? 'percent';
  const said = ({ error, register }: Field) => ({
    ...register,
    error: error?.message && text(error.message),
    autoComplete: 'off',
  });
  return (
    <>
      <TextInput
        label={t('rate', { unit: t(unit) })}
        withAsterisk
        inputMode="decimal"
        maxLength={8}
        {...said(rate)}
      />
      {hasBase(kind) && (
        <TextInput
          label={t('base')}
          description={t('baseHint')}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          inputMode="decimal"
          maxLength={9}
          {...said(baseUvt)}
        />
      )}
      <FormWide>
        <TextInput
          label={t('source')}
          description={t('sourceHint')}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          maxLength={500}
          {...said(source)}
        />
      </FormWide>
    </>
  );
}
