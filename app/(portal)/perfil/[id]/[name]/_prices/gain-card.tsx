'use client';

import { NumberInput } from '@mantine/core';
import { useTranslations } from 'next-intl';
import * as z from 'zod/mini';
import { useFormOf } from '@/app/_features/forms/use-form-of';
import { WriteForm } from '@/app/_features/forms/write-form';
import { HINT_BELOW } from '@/app/_ui/controls/hint-below';
import { fieldsOf } from '@/app/_ui/form/fields';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { agencyQuotingInput } from '@/lib/agencies/inputs';
import { UPDATE_AGENCY } from '@/lib/agencies/writes';
import { markUpOfMargin } from '@/lib/quotations/rules';
import styles from '../_parts/profile.module.css';
import prices from './prices.module.css';

const gainInput = z.pick(agencyQuotingInput, { gain: true });

const { Field } = fieldsOf<z.input<typeof gainInput>>();

type Props = { id: string; gain: string; revision: number; mayEdit: boolean };

/** The margin that new quotations begin with, and the mark-up that it is: people take one for the other. */
export function GainCard({ id, gain, revision, mayEdit }: Props) {
  const t = useTranslations('profile.gain');
  const tProfile = useTranslations('profile');
  const form = useFormOf(UPDATE_AGENCY, {
    schema: gainInput,
    given: { id },
    values: { gain },
    revision,
    saved: tProfile('saved'),
    again: (data) => data,
  });
  const button = { variant: 'default', disabled: !form.formState.isDirty };
  return (
    <SectionCard title={t('title')} description={t('text')}>
      <WriteForm
        form={form}
        save={mayEdit ? t('save') : undefined}
        button={button}
        footer="bare"
        className={prices.form}
      >
        <Field name="gain">
          {({ value: gain, onChange, ...field }) => (
            <NumberInput
              label={t('label')}
              description={hintOf(gain, t)}
              inputWrapperOrder={HINT_BELOW}
              suffix=" %"
              min={0}
              max={99.99}
              decimalScale={2}
              decimalSeparator=","
              clampBehavior="strict"
              allowNegative={false}
              valueIsNumericString
              readOnly={!mayEdit}
              value={gain}
              onValueChange={({ value }) => value !== gain && onChange(value)}
              {...field}
            />
          )}
        </Field>
        {!mayEdit && <p className={styles.note}>{t('ownerOnly')}</p>}
      </WriteForm>
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
