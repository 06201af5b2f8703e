'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { useFormOf } from '@/app/_features/forms/use-form-of';
import { WriteForm } from '@/app/_features/forms/write-form';
import { fieldsOf } from '@/app/_ui/form/fields';
import { FormGrid } from '@/app/_ui/form/form-grid';
import { HourField } from '@/app/_ui/form/hour-field';
import { SAVE_CALL_SHEET } from '@/lib/event-day/call-sheet/writes';
import styles from './day.module.css';
import { EVERYBODY, type SheetForm, sheetFormSchema } from './sheet-form';

const { TextField, TextareaField, Field } = fieldsOf<SheetForm & Record<`times.${string}`, string>>();

export type SheetDay = {
  readonly day: string;
  readonly label: string;
  readonly people: readonly {
    readonly id: string;
    readonly name: string;
    readonly profileName: string;
    /** When it has to be there as it stands, and until when it works; written. */
    readonly usual: string;
    readonly until: string;
  }[];
};

type Props = {
  eventId: string;
  days: readonly SheetDay[];
  values: SheetForm;
  /** Of the sheet as it came, 0 before one is written. */
  revision: number;
};

/** Writes the call sheet: what to wear, whom to ask for, and when to be there. */
export function SheetEditor({ eventId, days, values, revision }: Props) {
  const t = useTranslations('events.day');
  const form = useFormOf(SAVE_CALL_SHEET, {
    schema: useMemo(() => sheetFormSchema(eventId), [eventId]),
    values,
    revision,
    saved: t('saved'),
    again: (_sent, typed) => typed,
  });
  return (
    <WriteForm
      form={form}
      save={t('save')}
      button={{ disabled: !form.unsaved }}
      note={form.unsaved ? t('unsaved') : undefined}
    >
      <FormGrid>
        <TextField name="contactName" label={t('contactName')} maxLength={120} autoComplete="off" />
        <TextField
          name="contactPhone"
          label={t('contactPhone')}
          type="tel"
          maxLength={24}
          autoComplete="off"
        />
        <TextareaField name="dressCode" label={t('dressCode')} maxLength={1000} wide />
        <TextareaField name="instructions" label={t('instructions')} maxLength={2000} wide />
      </FormGrid>
      {days.map(({ day, label, people }) => (
        <fieldset key={day} className={styles.day}>
          <legend className={styles.legend}>{label}</legend>
          <div className={styles.everybody}>
            <Field name={`times.${day}.${EVERYBODY}`}>
              {({ value, ...field }) => (
                <HourField
                  label={t('callTime')}
                  description={t('callTimeHint', { time: people[0]?.usual ?? '' })}
                  value={value ?? ''}
                  {...field}
                />
              )}
            </Field>
          </div>
          <details open={people.some(({ id }) => values.times[day]?.[id])}>
            <summary className={styles.summary}>{t('ownTimes', { count: people.length })}</summary>
            <ul className={styles.people}>
              {people.map(({ id, name, profileName, usual, until }) => (
                <li key={id} className={styles.person}>
                  <span className={styles.words}>
                    <span className={styles.name}>{name}</span>
                    <span
                      className={styles.detail}
                    >{`${profileName} · ${t('hours', { from: usual, until })}`}</span>
                  </span>
                  <Field name={`times.${day}.${id}`}>
                    {({ value, ...field }) => (
                      <HourField
                        aria-label={t('timeOf', { name, day: label })}
                        value={value ?? ''}
                        {...field}
                      />
                    )}
                  </Field>
                </li>
              ))}
            </ul>
          </details>
        </fieldset>
      ))}
    </WriteForm>
  );
}
