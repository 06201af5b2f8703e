'use client';

import { TagsInput } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { useFormOf } from '@/app/_features/forms/use-form-of';
import { WriteForm } from '@/app/_features/forms/write-form';
import { fieldsOf } from '@/app/_ui/form/fields';
import { FormGrid } from '@/app/_ui/form/form-grid';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { type CollectionForm, collectionForm, typedDays } from '@/lib/finances/collecting/inputs';
import { SAVE_COLLECTION_SETTINGS } from '@/lib/finances/collecting/writes';
import { reminderWords } from '@/lib/finances/reminders/words';
import styles from '../_parts/profile.module.css';

const { CheckboxField, TextareaField, Field } = fieldsOf<CollectionForm>();

type Props = {
  days: readonly number[];
  instructions: string | null;
  revision: number;
  agencyName: string;
  mayEdit: boolean;
};

/** The amount in the preview, in pesos. */
const SAMPLE = 1_500_000;

/** On which days clients are reminded of what they owe, how they pay, and what each reminder says. */
export function CollectingCard({ days, instructions, revision, agencyName, mayEdit }: Props) {
  const t = useTranslations('profile.collecting');
  const tProfile = useTranslations('profile');
  const form = useFormOf(SAVE_COLLECTION_SETTINGS, {
    schema: collectionForm,
    sends: ({ paymentInstructions, ...typed }) => ({ reminderDays: typedDays(typed), paymentInstructions }),
    values: {
      before: days.filter((day) => day < 0).map((day) => String(-day)),
      onDay: days.includes(0),
      after: days.filter((day) => day > 0).map(String),
      paymentInstructions: instructions ?? '',
    },
    revision,
    saved: tProfile('saved'),
    again: (data) => data,
  });
  const [before, onDay, after] = form.watch(['before', 'onDay', 'after']);
  const shown = typedDays({ before, onDay, after }).filter(Number.isFinite);
  const list = (name: 'before' | 'after', label: string) => (
    <Field name={name}>
      {(field) => (
        <TagsInput
          label={label}
          description={t('hint')}
          maxTags={8}
          maxLength={3}
          splitChars={[',', ' ', ';']}
          inputMode="numeric"
          readOnly={!mayEdit}
          {...field}
        />
      )}
    </Field>
  );
  return (
    <SectionCard title={t('title')} description={t('text')}>
      <WriteForm
        form={form}
        save={mayEdit ? t('save') : undefined}
        button={{ variant: 'default', disabled: !form.formState.isDirty }}
        footer="inline"
      >
        <FormGrid>
          {list('before', t('before'))}
          {list('after', t('after'))}
          <CheckboxField name="onDay" label={t('onDay')} disabled={!mayEdit} wide />
          <TextareaField
            name="paymentInstructions"
            label={t('instructions')}
            description={t('instructionsText')}
            maxLength={600}
            autosize
            minRows={3}
            readOnly={!mayEdit}
            wide
          />
        </FormGrid>
        <p className={styles.note}>{shown.length === 0 ? t('none') : t('preview')}</p>
        <ul className={styles.preview}>
          {shown.map((day) => (
            <li key={day}>
              <strong>{day < 0 ? t('whenBefore', { days: -day }) : t('when', { days: day })}</strong>
              {` ${reminderWords({ balance: SAMPLE, currencyCode: 'COP', late: day }, agencyName).text}`}
            </li>
          ))}
        </ul>
      </WriteForm>
    </SectionCard>
  );
}
