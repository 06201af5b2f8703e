'use client';

import { useTranslations } from 'next-intl';
import { fieldsOf } from '@/app/_ui/form/fields';
import type { CorrectTaxRateInput } from '@/lib/taxes/table/inputs';
import { hasBase, type TaxKind, unityOf } from '@/lib/taxes/table/rules';

const { TextField } = fieldsOf<CorrectTaxRateInput>();

const UNITS = { PER_MIL: 'perMil', PERCENT_OF_IVA: 'percentOfIva' } as const;

/** What a rate says: how much, from which payment on, and where that is written. */
export function RateFields({ kind }: { kind: TaxKind }) {
  const t = useTranslations('taxes.new');
  const unit = UNITS[unityOf(kind) as keyof typeof UNITS] ?? 'percent';
  const typed = { inputMode: 'decimal', autoComplete: 'off' } as const;
  return (
    <>
      <TextField name="rate" label={t('rate', { unit: t(unit) })} withAsterisk maxLength={8} {...typed} />
      {hasBase(kind) && (
        <TextField
          name="baseUvt"
          label={t('base')}
          description={t('baseHint')}
          hintBelow
          maxLength={9}
          {...typed}
        />
      )}
      <TextField
        name="source"
        label={t('source')}
        description={t('sourceHint')}
        hintBelow
        maxLength={500}
        autoComplete="off"
        wide
      />
    </>
  );
}
