'use client';

import { useTranslations } from 'next-intl';
import { useFormOf } from '@/app/_features/forms/use-form-of';
import { WriteForm } from '@/app/_features/forms/write-form';
import { fieldsOf } from '@/app/_ui/form/fields';
import { FormDialog } from '@/app/_ui/form/form-dialog';
import { FormGrid } from '@/app/_ui/form/form-grid';
import { MoneyInput } from '@/app/_ui/form/money-input';
import type { ChangeConstantInput } from '@/lib/catalogues/constants/inputs';
import { EDITABLE_CONSTANTS } from '@/lib/catalogues/constants/rules';
import { CHANGE_CONSTANT } from '@/lib/catalogues/writes';

const { TextField, TextareaField, Field } = fieldsOf<ChangeConstantInput>();

export type ShownConstant = {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  readonly revision: number;
};

/** Gives a business constant another value, with the reason. */
export function ConstantForm({ constant }: { constant: ShownConstant }) {
  const t = useTranslations('taxes.constants');
  return (
    <FormDialog label={t('change')} title={t('changeOne', { name: constant.name })} ofRow>
      {(close) => <Fields constant={constant} onDone={close} />}
    </FormDialog>
  );
}

function Fields({ constant, onDone }: { constant: ShownConstant; onDone: () => void }) {
  const t = useTranslations('taxes.constants');
  const { id, name, description } = constant;
  const kind = EDITABLE_CONSTANTS.get(id)?.kind;
  const form = useFormOf(CHANGE_CONSTANT, {
    values: { id, value: kind === 'percent' ? description.replace('.', ',') : description, reason: '' },
    revision: constant.revision,
    keptAs: String(id),
    saved: t('saved', { name }),
    onSaved: onDone,
    inDialog: true,
  });
  const shared = { label: name, withAsterisk: true, autoComplete: 'off', wide: true };
  return (
    <WriteForm form={form} save={t('save')}>
      <FormGrid>
        {kind === 'pesos' && (
          <Field name="value" wide>
            {({ value, onChange, ...field }) => (
              <MoneyInput
                label={name}
                withAsterisk
                value={value === '' ? null : Number(value)}
                onChange={(amount) => onChange(amount === null ? '' : String(amount))}
                {...field}
              />
            )}
          </Field>
        )}
        {kind === 'text' && (
          <TextareaField name="value" {...shared} minRows={3} maxRows={10} maxLength={1000} />
        )}
        {(kind === 'percent' || kind === 'days') && (
          <TextField name="value" {...shared} inputMode={kind === 'days' ? 'numeric' : 'decimal'} />
        )}
        <TextareaField
          name="reason"
          label={t('reason')}
          description={t('reasonHint')}
          hintBelow
          withAsterisk
          maxLength={500}
          wide
        />
      </FormGrid>
    </WriteForm>
  );
}
