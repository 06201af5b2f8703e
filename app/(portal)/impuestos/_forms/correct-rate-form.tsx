'use client';

import { useTranslations } from 'next-intl';
import { useFormOf } from '@/app/_features/forms/use-form-of';
import { WriteForm } from '@/app/_features/forms/write-form';
import { decimalText } from '@/app/_features/taxes/rate-words';
import { FormGrid } from '@/app/_ui/form/form-grid';
import type { TaxKind } from '@/lib/taxes/table/rules';
import { CORRECT_RATE } from '@/lib/taxes/table/writes';
import type { TaxRow } from '../tax-row';
import { RateFields } from './rate-fields';

type Props = { rate: TaxRow; onDone: () => void };

/** Corrects what a rate says, as long as no quotation that was sent rests on it. */
export function CorrectRateForm({ rate, onDone }: Props) {
  const t = useTranslations('taxes.correct');
  const form = useFormOf(CORRECT_RATE, {
    values: {
      id: rate.id,
      rate: decimalText(rate.rate ?? ''),
      baseUvt: decimalText(rate.baseUvt ?? ''),
      source: rate.source ?? '',
    },
    revision: rate.revision,
    keptAs: String(rate.id),
    saved: t('saved'),
    onSaved: onDone,
    inDialog: true,
  });
  return (
    <WriteForm form={form} text={t('text')} save={t('save')}>
      <FormGrid>
        <RateFields kind={rate.kind as TaxKind} />
      </FormGrid>
    </WriteForm>
  );
}
