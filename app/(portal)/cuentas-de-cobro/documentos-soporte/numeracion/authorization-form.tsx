'use client';

import { NumberInput } from '@mantine/core';
import { useTranslations } from 'next-intl';
import type * as z from 'zod/mini';
import { useFormOf } from '@/app/_features/forms/use-form-of';
import { WriteForm } from '@/app/_features/forms/write-form';
import { HINT_BELOW } from '@/app/_ui/controls/hint-below';
import { DateField } from '@/app/_ui/dates/date-field';
import { fieldsOf } from '@/app/_ui/form/fields';
import { FormGrid } from '@/app/_ui/form/form-grid';
import type { addAuthorizationInput } from '@/lib/claims/support-documents/authorizations/inputs';
import { ADD_AUTHORIZATION } from '@/lib/claims/support-documents/authorizations/writes';

type Values = z.input<typeof addAuthorizationInput>;
const { TextField, Field } = fieldsOf<Values>();

const EMPTY = {
  resolution: '',
  resolutionOn: '',
  prefix: '',
  fromNumber: null,
  toNumber: null,
  validFrom: '',
  validTo: '',
  lastNumber: null,
} as unknown as Values;

const NUMBERS = ['fromNumber', 'toNumber', 'lastNumber'] as const;

/** What the DIAN's authorization says. */
export default function AuthorizationForm({ onDone }: { onDone: () => void }) {
  const t = useTranslations('support.numbers');
  const form = useFormOf(ADD_AUTHORIZATION, {
    values: EMPTY,
    saved: t('added'),
    onSaved: onDone,
    inDialog: true,
  });
  const day = (name: 'resolutionOn' | 'validFrom' | 'validTo') => (
    <Field name={name}>
      {({ value, onChange, ...field }) => (
        <DateField
          label={t(name)}
          withAsterisk
          value={value || null}
          onChange={(typed) => onChange(typed ?? '')}
          {...field}
        />
      )}
    </Field>
  );
  return (
    <WriteForm form={form} text={t('addText')} save={t('save')} cancel={onDone}>
      <FormGrid>
        <TextField
          name="resolution"
          label={t('resolution')}
          inputMode="numeric"
          autoComplete="off"
          withAsterisk
        />
        {day('resolutionOn')}
        <TextField
          name="prefix"
          label={t('prefix')}
          description={t('prefixText')}
          hintBelow
          maxLength={4}
          autoComplete="off"
        />
        {NUMBERS.map((name) => (
          <Field key={name} name={name}>
            {({ value, onChange, ...field }) => (
              <NumberInput
                label={t(name)}
                description={name === 'lastNumber' ? t('lastNumberText') : undefined}
                inputWrapperOrder={HINT_BELOW}
                allowDecimal={false}
                allowNegative={false}
                thousandSeparator="."
                decimalSeparator=","
                hideControls
                withAsterisk={name !== 'lastNumber'}
                value={value ?? ''}
                onChange={(typed) => onChange(typeof typed === 'number' ? typed : null)}
                {...field}
              />
            )}
          </Field>
        ))}
        {day('validFrom')}
        {day('validTo')}
      </FormGrid>
    </WriteForm>
  );
}
