'use client';

import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Button, NumberInput } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { Controller, useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { useWrite } from '@/app/_features/graphql/use-write';
import { useMessageText } from '@/app/_ui/form/use-message-text';
import { useUnsavedWarning } from '@/app/_ui/form/use-unsaved-warning';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { agencyQuotingInput } from '@/lib/agencies/inputs';
import { markUpOfMargin } from '@/lib/quotations/rules';
import { UPDATE_AGENCY } from '../_parts/documents';
import styles from '../_parts/profile.module.css';
import { useSave } from '../_parts/use-save';
import prices from './prices.module.css';

const gainInput = z.pick(agencyQuotingInput, { gain: true });
type GainInput = z.input<typeof gainInput>;

type Props = { id: string; gain: string; mayEdit: boolean };

/** The margin that new quotations begin with, and the mark-up that it is: people take one for the other. */
export function GainCard({ id, gain, mayEdit }: Props) {
  const t = useTranslations('profile.gain');
  const text = useMessageText();
  const updating = useWrite(UPDATE_AGENCY);
  const { control, handleSubmit, formState, setError, reset } = useForm<GainInput>({
    resolver: standardSchemaResolver(gainInput),
    defaultValues: { gain },
    mode: 'onTouched',
  });
  const { save, failure } = useSave<GainInput>(setError, ['gain']);
  useUnsavedWarning(formState.isDirty);

  const submit = handleSubmit(async (data) => {
    if (await save(() => updating.run({ input: { id, gain: data.gain } }))) reset(data);
  });

  return (
    <SectionCard title={t('title')} description={t('text')}>
      <form noValidate onSubmit={submit} className={prices.form}>
        <Controller
          control={control}
          name="gain"
          render={({ field, fieldState }) => (
            <NumberInput
              label={t('label')}
              description={hintOf(field.value, t)}
              inputWrapperOrder={['label', 'input', 'error', 'description']}
              suffix=" %"
              min={0}
              max={99.99}
              decimalScale={2}
              decimalSeparator=","
              clampBehavior="strict"
              allowNegative={false}
              valueIsNumericString
              readOnly={!mayEdit}
              ref={field.ref}
              value={field.value}
              onValueChange={({ value }) => value !== field.value && field.onChange(value)}
              onBlur={field.onBlur}
              error={fieldState.error?.message ? text(fieldState.error.message) : failure}
            />
          )}
        />
        {mayEdit ? (
          <Button type="submit" variant="default" loading={updating.pending} disabled={!formState.isDirty}>
            {t('save')}
          </Button>
        ) : (
          <p className={styles.note}>{t('ownerOnly')}</p>
        )}
      </form>
    </SectionCard>
  );
}

/** Nothing while it is no margin yet. */
function hintOf(gain: string, t: ReturnType<typeof useTranslations<'profile.gain'>>): string | undefined {
  try {
    return t('markUp', { margin: gain.replace('.', ','), markUp: markUpOfMargin(gain).replace('.', ',') });
  } catch {
    return undefined;
  }
}
