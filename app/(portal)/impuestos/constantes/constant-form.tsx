'use client';

import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Textarea, TextInput } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { Controller, useForm } from 'react-hook-form';
import { useWrite } from '@/app/_features/graphql/use-write';
import { FormGrid, FormWide } from '@/app/_ui/form/form-grid';
import { MoneyInput } from '@/app/_ui/form/money-input';
import { useMessageText } from '@/app/_ui/form/use-message-text';
import { type ChangeConstantInput, changeConstantInput } from '@/lib/catalogues/constants/inputs';
import { EDITABLE_CONSTANTS } from '@/lib/catalogues/constants/rules';
import { FormDialog } from '../_forms/form-dialog';
import { SaveForm } from '../_forms/save-form';
import { useSave } from '../_forms/use-save';
import { CHANGE_CONSTANT } from '../documents';

export type ShownConstant = { readonly id: number; readonly name: string; readonly description: string };

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
  const text = useMessageText();
  const saving = useWrite(CHANGE_CONSTANT);
  const { id, name, description } = constant;
  const kind = EDITABLE_CONSTANTS.get(id)?.kind;
  const { register, control, formState, setError, handleSubmit } = useForm<ChangeConstantInput>({
    resolver: standardSchemaResolver(changeConstantInput),
    defaultValues: {
      id,
      value: kind === 'percent' ? description.replace('.', ',') : description,
      reason: '',
    },
  });
  const { save, failure } = useSave<ChangeConstantInput>(setError, ['value', 'reason']);
  const said = (field: 'value' | 'reason') => {
    const message = formState.errors[field]?.message;
    return message && text(message);
  };
  const submit = handleSubmit(async (input) => {
    if (await save(() => saving.run({ input }), t('saved', { name }))) onDone();
  });
  const shared = { label: name, withAsterisk: true, autoComplete: 'off', error: said('value') };
  return (
    <SaveForm failure={failure} pending={saving.pending} save={t('save')} onSubmit={submit}>
      <FormGrid>
        <FormWide>
          {kind === 'pesos' && (
            <Controller
              control={control}
              name="value"
              render={({ field }) => (
                <MoneyInput
                  {...shared}
                  ref={field.ref}
                  value={field.value === '' ? null : Number(field.value)}
                  onChange={(value) => field.onChange(value === null ? '' : String(value))}
                  onBlur={field.onBlur}
                />
              )}
            />
          )}
          {kind === 'text' && (
            <Textarea {...shared} autosize minRows={3} maxRows={10} maxLength={1000} {...register('value')} />
          )}
          {(kind === 'percent' || kind === 'days') && (
            <TextInput
              {...shared}
              inputMode={kind === 'days' ? 'numeric' : 'decimal'}
              {...register('value')}
            />
          )}
        </FormWide>
        <FormWide>
          <Textarea
            label={t('reason')}
            description={t('reasonHint')}
            inputWrapperOrder={['label', 'input', 'error', 'description']}
            withAsterisk
            autosize
            minRows={2}
            maxLength={500}
            error={said('reason')}
            {...register('reason')}
          />
        </FormWide>
      </FormGrid>
    </SaveForm>
  );
}
