'use client';

import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useTranslations } from 'next-intl';
import { Controller, useForm } from 'react-hook-form';
import { useWrite } from '@/app/_features/graphql/use-write';
import { DateField } from '@/app/_ui/dates/date-field';
import { useMessageText } from '@/app/_ui/form/use-message-text';
import { type EndTaxRateInput, endTaxRateInput } from '@/lib/quotations/tax-table/inputs';
import { END_RATE } from '../documents';
import type { TaxRow } from '../tax-row';
import { SaveForm } from './save-form';
import { useSave } from './use-save';

type Props = { rate: TaxRow; onDone: () => void };

/** Says the last day of a rate that nothing takes the place of. */
export function EndRateForm({ rate, onDone }: Props) {
  const t = useTranslations('taxes.end');
  const text = useMessageText();
  const ending = useWrite(END_RATE);
  const { control, setError, handleSubmit } = useForm<EndTaxRateInput>({
    resolver: standardSchemaResolver(endTaxRateInput),
    defaultValues: { id: rate.id, lastDay: '' },
  });
  const { save, failure } = useSave<EndTaxRateInput>(setError, ['lastDay']);
  const submit = handleSubmit(async (input) => {
    if (await save(() => ending.run(input), t('saved'))) onDone();
  });
  return (
    <SaveForm failure={failure} pending={ending.pending} save={t('save')} text={t('text')} onSubmit={submit}>
      <Controller
        control={control}
        name="lastDay"
        render={({ field, fieldState }) => (
          <DateField
            label={t('lastDay')}
            withAsterisk
            ref={field.ref}
            value={field.value || null}
            onChange={(day) => field.onChange(day ?? '')}
            onBlur={field.onBlur}
            minDate={rate.validFrom}
            error={fieldState.error?.message && text(fieldState.error.message)}
          />
        )}
      />
    </SaveForm>
  );
}
