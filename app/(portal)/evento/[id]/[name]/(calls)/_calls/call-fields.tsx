'use client';

import { NumberInput, TagsInput } from '@mantine/core';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import type { CityOption } from '@/app/_features/events/form/event-form';
import { DateTimeField } from '@/app/_ui/dates/date-time-field';
import { ReadField } from '@/app/_ui/form/decimal-field';
import { fieldsOf } from '@/app/_ui/form/fields';
import { FormGrid, FormWide } from '@/app/_ui/form/form-grid';
import { useMessageText } from '@/app/_ui/form/use-message-text';
import { measureMessage, readMeasure } from '@/lib/core/readers/measure';
import type { CallForm, CallOptions } from './call-form';

const { TextField, TextareaField, SelectField, CheckboxField, Field } = fieldsOf<CallForm>();

const NUMBERS = [
  { name: 'minAge', min: 0, max: 120 },
  { name: 'maxAge', min: 0, max: 120 },
] as const;

type Props = {
  cities: readonly CityOption[];
  options: CallOptions;
  /** Asks also whether talents may apply. */
  withOpening?: boolean;
  /** What follows from other dates. */
  note?: ReactNode;
};

/** When and where, until when talents answer, and whom one looks for. */
export function CallFields({ cities, options, withOpening, note }: Props) {
  const t = useTranslations('events.publish');
  const say = useMessageText();
  const traits = {
    colourEyes: options.eyeColours,
    colourHair: options.hairColours,
    texture: options.textures,
    language: options.languages,
  };
  return (
    <FormGrid>
      {(['startDate', 'endDate', 'deadline'] as const).map((name) => (
        <Field key={name} name={name} wide>
          {(field) => (
            <DateTimeField
              label={t(name)}
              withAsterisk={name !== 'deadline'}
              clearable={name === 'deadline'}
              {...(name === 'deadline' ? { description: t('deadlineHint') } : {})}
              {...field}
            />
          )}
        </Field>
      ))}
      {note && <FormWide>{note}</FormWide>}
      <SelectField
        name="cityId"
        label={t('city')}
        description={t('cityHint')}
        data={cities.map(({ id, label }) => ({ value: id, label }))}
        searchable
        allowDeselect={false}
      />
      <Field name="height">
        {({ value, onChange, ...field }) => (
          <ReadField
            label={t('height')}
            description={t('heightHint')}
            placeholder={t('any')}
            read={(typed) => {
              const read = readMeasure('height', typed);
              return read && 'value' in read ? { value: String(read.value) } : read;
            }}
            says={(problem) => say(measureMessage(problem))}
            unread="NaN"
            value={value === null || value === undefined ? '' : String(value)}
            onChange={(read) => onChange(read === '' ? null : Number(read))}
            {...field}
          />
        )}
      </Field>
      {NUMBERS.map(({ name, min, max }) => (
        <Field key={name} name={name}>
          {({ value, onChange, ...field }) => (
            <NumberInput
              label={t(name)}
              suffix=" años"
              min={min}
              max={max}
              clampBehavior="none"
              allowNegative={false}
              allowDecimal={false}
              hideControls
              placeholder={t('any')}
              value={value ?? ''}
              onChange={(typed) => onChange(typed === '' ? null : Number(typed))}
              {...field}
            />
          )}
        </Field>
      ))}
      {(['colourEyes', 'colourHair', 'texture', 'language'] as const).map((name) => (
        <SelectField
          key={name}
          name={name}
          label={t(name)}
          placeholder={t('any')}
          data={traits[name].map((word) => ({ value: word, label: word }))}
          none=""
          clearable
          searchable={traits[name].length > 8}
        />
      ))}
      <Field name="skills" wide>
        {(field) => (
          <TagsInput
            label={t('skills')}
            description={t('skillsHint')}
            data={[...options.skills]}
            limit={40}
            maxTags={12}
            clearable
            {...field}
          />
        )}
      </Field>
      <TextField name="academicTraining" label={t('academicTraining')} maxLength={200} wide />
      <TextareaField
        name="observations"
        label={t('observations')}
        description={t('observationsHint')}
        minRows={3}
        maxRows={8}
        maxLength={1000}
        wide
      />
      {withOpening && <Opening />}
    </FormGrid>
  );
}

/** Whether talents who fit may find the call and apply, and how many may wait. */
function Opening() {
  const t = useTranslations('events.publish');
  const open = useWatch<CallForm, 'open'>({ name: 'open' });
  return (
    <>
      <CheckboxField name="open" label={t('open')} description={t('openHint')} />
      {open && (
        <Field name="applicationLimit">
          {({ value, onChange, ...field }) => (
            <NumberInput
              label={t('applicationLimit')}
              description={t('applicationLimitHint')}
              min={1}
              max={1000}
              clampBehavior="none"
              allowNegative={false}
              allowDecimal={false}
              hideControls
              value={value ?? ''}
              onChange={(typed) => onChange(typed === '' ? null : Number(typed))}
              {...field}
            />
          )}
        </Field>
      )}
    </>
  );
}
