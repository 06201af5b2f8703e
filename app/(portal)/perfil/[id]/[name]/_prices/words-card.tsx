'use client';

import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Button, NumberInput, Textarea } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { Controller, useForm } from 'react-hook-form';
import { useWrite } from '@/app/_features/graphql/use-write';
import { ErrorSummary } from '@/app/_ui/form/error-summary';
import { FormGrid, FormWide } from '@/app/_ui/form/form-grid';
import { useMessageText } from '@/app/_ui/form/use-message-text';
import { useUnsavedWarning } from '@/app/_ui/form/use-unsaved-warning';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { type AgencyWordsInput, agencyWordsInput } from '@/lib/agencies/inputs';
import { UPDATE_AGENCY } from '../_parts/documents';
import styles from '../_parts/profile.module.css';
import { useSave } from '../_parts/use-save';

const NAMES = ['quotationMessage', 'quotationTerms', 'quotationValidityDays'] as const;

type Props = {
  id: string;
  initial: AgencyWordsInput;
  /** What holds where the agency says nothing. */
  usual: { readonly terms: string; readonly days: number };
  mayEdit: boolean;
};

/** What new quotations say to their clients besides the figures. */
export function WordsCard({ id, initial, usual, mayEdit }: Props) {
  const t = useTranslations('profile.words');
  const text = useMessageText();
  const updating = useWrite(UPDATE_AGENCY);
  const { register, control, handleSubmit, formState, setError, reset } = useForm<AgencyWordsInput>({
    resolver: standardSchemaResolver(agencyWordsInput),
    defaultValues: initial,
    mode: 'onTouched',
  });
  const { save, failure } = useSave<AgencyWordsInput>(setError, NAMES);
  useUnsavedWarning(formState.isDirty);
  const problem = (name: (typeof NAMES)[number]) => {
    const message = formState.errors[name]?.message;
    return message ? text(message) : undefined;
  };
  const submit = handleSubmit(async (data) => {
    const input = {
      id,
      quotationMessage: data.quotationMessage ?? '',
      quotationTerms: data.quotationTerms ?? '',
      quotationValidityDays: data.quotationValidityDays ?? null,
    };
    if (await save(() => updating.run({ input }))) reset(data);
  });

  return (
    <SectionCard title={t('title')} description={t('text')}>
      <form noValidate onSubmit={submit}>
        {failure && <ErrorSummary problems={[]} title={failure} />}
        <FormGrid>
          <FormWide>
            <Textarea
              label={t('message')}
              description={t('messageHint')}
              autosize
              minRows={2}
              maxLength={1000}
              readOnly={!mayEdit}
              error={problem('quotationMessage')}
              {...register('quotationMessage')}
            />
          </FormWide>
          <FormWide>
            <Textarea
              label={t('terms')}
              description={t('termsHint')}
              placeholder={usual.terms}
              autosize
              minRows={2}
              maxLength={3000}
              readOnly={!mayEdit}
              error={problem('quotationTerms')}
              {...register('quotationTerms')}
            />
          </FormWide>
          <Controller
            control={control}
            name="quotationValidityDays"
            render={({ field: { value, onChange, onBlur, ref } }) => (
              <NumberInput
                label={t('validity')}
                description={t('validityHint', { days: usual.days })}
                min={1}
                max={365}
                allowDecimal={false}
                allowNegative={false}
                clampBehavior="strict"
                readOnly={!mayEdit}
                error={problem('quotationValidityDays')}
                value={value ?? ''}
                onChange={(typed) => onChange(typeof typed === 'number' ? typed : null)}
                {...{ onBlur, ref }}
              />
            )}
          />
        </FormGrid>
        {mayEdit && (
          <div className={styles.actions}>
            <Button type="submit" variant="default" loading={updating.pending} disabled={!formState.isDirty}>
              {t('save')}
            </Button>
          </div>
        )}
      </form>
    </SectionCard>
  );
}
