'use client';

import { Radio, RadioGroup, Stack } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { useFormOf } from '@/app/_features/forms/use-form-of';
import { WriteForm } from '@/app/_features/forms/write-form';
import { fieldsOf } from '@/app/_ui/form/fields';
import { CONFIRMED_STATUSES, type ConfirmTaxRateInput, confirmTaxRateInput } from '@/lib/taxes/table/inputs';
import { CONFIRM_RATE } from '@/lib/taxes/table/writes';
import type { TaxRow } from '../tax-row';

const { TextField, Field } = fieldsOf<ConfirmTaxRateInput>();

type Props = { rate: TaxRow; onDone: () => void };

/** As GraphQL spells them. */
const WIRE = { verified: 'VERIFIED', 'verified-secondary': 'VERIFIED_SECONDARY' } as const;

/** Says that a rate is so, and by what source. */
export function ConfirmRateForm({ rate, onDone }: Props) {
  const t = useTranslations('taxes.confirm');
  const tNew = useTranslations('taxes.new');
  const form = useFormOf(CONFIRM_RATE, {
    schema: confirmTaxRateInput,
    sends: ({ id, source, status = 'verified' }) => ({ id, source, status: WIRE[status] }),
    values: { id: rate.id, source: rate.source ?? '', status: 'verified' },
    revision: rate.revision,
    keptAs: String(rate.id),
    saved: t('saved'),
    onSaved: onDone,
    inDialog: true,
  });
  return (
    <WriteForm form={form} text={t('text')} save={t('save')}>
      <Stack gap="md">
        <TextField
          name="source"
          label={tNew('source')}
          description={tNew('sourceHint')}
          hintBelow
          withAsterisk
          maxLength={500}
          autoComplete="off"
        />
        <Field name="status">
          {({ value = 'verified', onChange, name }) => (
            <RadioGroup
              label={t('status')}
              value={value}
              onChange={(status) => onChange(status as typeof value)}
              name={name}
            >
              <Stack gap="xs" mt="xs">
                {CONFIRMED_STATUSES.map((status) => (
                  <Radio key={status} value={status} label={t(status)} />
                ))}
              </Stack>
            </RadioGroup>
          )}
        </Field>
      </Stack>
    </WriteForm>
  );
}
