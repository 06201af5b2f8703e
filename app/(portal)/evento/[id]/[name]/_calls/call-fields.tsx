'use client';

import { NumberInput, Select, TagsInput, Textarea, TextInput } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { Controller, useFormContext } from 'react-hook-form';
import { DateTimeField } from '@/app/_ui/dates/date-time-field';
import { FormGrid, FormWide } from '@/app/_ui/form/form-grid';
import { useMessageText } from '@/app/_ui/form/use-message-text';
import type { CityOption } from '../_edit/event-form';
import type { CallForm, CallOptions } from './call-form';

type Props = { cities: readonly CityOption[]; options: CallOptions; timeZone: string };

/** When and where, until when talents answer, and whom one looks for. */
export function CallFields({ cities, options }: Props) {
  const t = useTranslations('events.publish');
  const text = useMessageText();
  const { register, control, formState } = useFormContext<CallForm>();
  const errorOf = (name: keyof CallForm) => {
    const message = formState.errors[name]?.message;
    return message ? text(message) : undefined;
  };
  const traits = {
    colourEyes: options.eyeColours,
    colourHair: options.hairColours,
    texture: options.textures,
    language: options.languages,
  };
  return (
    <FormGrid>
      {(['startDate', 'endDate', 'deadline'] as const).map((name) => (
        <FormWide key={name}>
          <Controller
            name={name}
            control={control}
            render={({ field }) => (
              <DateTimeField
                {...field}
                label={t(name)}
                withAsterisk={name !== 'deadline'}
                clearable={name === 'deadline'}
                {...(name === 'deadline' ? { description: t('deadlineHint') } : {})}
                error={errorOf(name)}
              />
            )}
          />
        </FormWide>
      ))}
      <Controller
        name="cityId"
        control={control}
        render={({ field }) => (
          <Select
            label={t('city')}
            description={t('cityHint')}
            searchable
            allowDeselect={false}
            data={cities.map(({ id, label }) => ({ value: String(id), label }))}
            value={field.value === null ? null : String(field.value)}
            onChange={(id) => field.onChange(id ? Number(id) : null)}
            onBlur={field.onBlur}
            ref={field.ref}
            error={errorOf('cityId')}
          />
        )}
      />
      <Controller
        name="height"
        control={control}
        render={({ field }) => (
          <NumberInput
            label={t('height')}
            description={t('heightHint')}
            suffix=" cm"
            min={50}
            max={250}
            clampBehavior="none"
            allowNegative={false}
            hideControls
            value={field.value}
            onChange={(value) => field.onChange(value === '' ? '' : Number(value))}
            onBlur={field.onBlur}
            ref={field.ref}
            error={errorOf('height')}
          />
        )}
      />
      {(['colourEyes', 'colourHair', 'texture', 'language'] as const).map((name) => (
        <Controller
          key={name}
          name={name}
          control={control}
          render={({ field }) => (
            <Select
              label={t(name)}
              placeholder={t('any')}
              clearable
              searchable={traits[name].length > 8}
              data={[...traits[name]]}
              value={field.value || null}
              onChange={(value) => field.onChange(value ?? '')}
              onBlur={field.onBlur}
              ref={field.ref}
              error={errorOf(name)}
            />
          )}
        />
      ))}
      <FormWide>
        <Controller
          name="skills"
          control={control}
          render={({ field }) => (
            <TagsInput
              label={t('skills')}
              description={t('skillsHint')}
              data={[...options.skills]}
              limit={40}
              maxTags={12}
              clearable
              {...field}
              error={errorOf('skills')}
            />
          )}
        />
      </FormWide>
      <FormWide>
        <TextInput
          label={t('academicTraining')}
          maxLength={200}
          error={errorOf('academicTraining')}
          {...register('academicTraining')}
        />
      </FormWide>
      <FormWide>
        <Textarea
          label={t('observations')}
          description={t('observationsHint')}
          autosize
          minRows={3}
          maxRows={8}
          maxLength={1000}
          error={errorOf('observations')}
          {...register('observations')}
        />
      </FormWide>
    </FormGrid>
  );
}
