'use client';

import { useTranslations } from 'next-intl';
import { useWriteForm } from '@/app/_features/forms/use-write-form';
import { WriteForm } from '@/app/_features/forms/write-form';
import { useWrite } from '@/app/_features/graphql/use-write';
import { decimalText } from '@/app/_features/taxes/rate-words';
import { FormGrid } from '@/app/_ui/form/form-grid';
import { present } from '@/lib/graphql/present';
import { correctTaxRateInput } from '@/lib/quotations/tax-table/inputs';
import type { TaxKind } from '@/lib/quotations/tax-table/rules';
import { CORRECT_RATE } from '../documents';
import type { TaxRow } from '../tax-row';
import { RateFields } from './rate-fields';

type Props = { rate: TaxRow; onDone: () => void };

/** Corrects what a rate says, as long as no quotation that was sent rests on it. */
export function CorrectRateForm({ rate, onDone }: Props) {
  const t = useTranslations('taxes.correct');
  const correcting = useWrite(CORRECT_RATE);
  const form = useWriteForm({
    schema: correctTaxRateInput,
    values: {
      id: rate.id,
      rate: decimalText(rate.rate ?? ''),
      baseUvt: decimalText(rate.baseUvt ?? ''),
      source: rate.source ?? '',
    },
    revision: rate.revision,
    keptAs: String(rate.id),
    write: (input, _changed, seen) => correcting.run({ input: present(input), ...seen }),
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
