'use client';

import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { useWrite } from '@/app/_features/graphql/use-write';
import { decimalText } from '@/app/_features/taxes/rate-words';
import { FormGrid } from '@/app/_ui/form/form-grid';
import { present } from '@/lib/graphql/present';
import { type CorrectTaxRateInput, correctTaxRateInput } from '@/lib/quotations/tax-table/inputs';
import type { TaxKind } from '@/lib/quotations/tax-table/rules';
import { CORRECT_RATE } from '../documents';
import type { TaxRow } from '../tax-row';
import { RateFields } from './rate-fields';
import { SaveForm } from './save-form';
import { useSave } from './use-save';

type Props = { rate: TaxRow; onDone: () => void };

/** Corrects what a rate says, as long as no quotation that was sent rests on it. */
export function CorrectRateForm({ rate, onDone }: Props) {
  const t = useTranslations('taxes.correct');
  const correcting = useWrite(CORRECT_RATE);
  const { register, formState, setError, handleSubmit } = useForm<CorrectTaxRateInput>({
    resolver: standardSchemaResolver(correctTaxRateInput),
    defaultValues: {
      id: rate.id,
      rate: decimalText(rate.rate ?? ''),
      baseUvt: decimalText(rate.baseUvt ?? ''),
      source: rate.source ?? '',
    },
  });
  const { errors } = formState;
  const { save, failure } = useSave<CorrectTaxRateInput>(setError, ['rate', 'baseUvt', 'source']);
  const submit = handleSubmit(async (input) => {
    if (await save(() => correcting.run({ input: present(input) }), t('saved'))) onDone();
  });
  return (
    <SaveForm
      failure={failure}
      pending={correcting.pending}
      save={t('save')}
      text={t('text')}
      onSubmit={submit}
    >
      <FormGrid>
        <RateFields
          kind={rate.kind as TaxKind}
          rate={{ register: register('rate'), error: errors.rate }}
          baseUvt={{ register: register('baseUvt'), error: errors.baseUvt }}
          source={{ register: register('source'), error: errors.source }}
        />
      </FormGrid>
    </SaveForm>
  );
}
