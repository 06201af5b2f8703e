'use client';

import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Radio, RadioGroup, Stack, TextInput } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { Controller, useForm } from 'react-hook-form';
import { useWrite } from '@/app/_features/graphql/use-write';
import { useMessageText } from '@/app/_ui/form/use-message-text';
import {
  CONFIRMED_STATUSES,
  type ConfirmTaxRateInput,
  confirmTaxRateInput,
} from '@/lib/quotations/tax-table/inputs';
import { CONFIRM_RATE } from '../documents';
import type { TaxRow } from '../tax-row';
import { SaveForm } from './save-form';
import { useSave } from './use-save';

type Props = { rate: TaxRow; onDone: () => void };

/** As GraphQL spells them. */
const WIRE = { verified: 'VERIFIED', 'verified-secondary': 'VERIFIED_SECONDARY' } as const;

/** Says that a rate is so, and by what source. */
export function ConfirmRateForm({ rate, onDone }: Props) {
  const t = useTranslations('taxes.confirm');
  const tNew = useTranslations('taxes.new');
  const text = useMessageText();
  const confirming = useWrite(CONFIRM_RATE);
  const { register, control, formState, setError, handleSubmit } = useForm<ConfirmTaxRateInput>({
    resolver: standardSchemaResolver(confirmTaxRateInput),
    defaultValues: { id: rate.id, source: rate.source ?? '', status: 'verified' },
  });
  const { save, failure } = useSave<ConfirmTaxRateInput>(setError, ['source', 'status']);
  const submit = handleSubmit(async ({ id, source, status = 'verified' }) => {
    if (await save(() => confirming.run({ id, source, status: WIRE[status] }), t('saved'))) onDone();
  });
  const message = formState.errors.source?.message;
  return (
    <SaveForm
      failure={failure}
      pending={confirming.pending}
      save={t('save')}
      text={t('text')}
      onSubmit={submit}
    >
      <Stack gap="md">
        <TextInput
          label={tNew('source')}
          description={tNew('sourceHint')}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          withAsterisk
          maxLength={500}
          autoComplete="off"
          error={message && text(message)}
          {...register('source')}
        />
        <Controller
          control={control}
          name="status"
          render={({ field }) => (
            <RadioGroup
              label={t('status')}
              value={field.value ?? 'verified'}
              onChange={field.onChange}
              name={field.name}
            >
              <Stack gap="xs" mt="xs">
                {CONFIRMED_STATUSES.map((status) => (
                  <Radio key={status} value={status} label={t(status)} />
                ))}
              </Stack>
            </RadioGroup>
          )}
        />
      </Stack>
    </SaveForm>
  );
}
