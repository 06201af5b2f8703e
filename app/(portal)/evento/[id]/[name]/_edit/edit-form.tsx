'use client';

import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Button, Select, Switch, Textarea, TextInput } from '@mantine/core';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { UPDATE_EVENT } from '@/app/_features/events/documents';
import { defined } from '@/app/_features/graphql/defined';
import { showFieldFailures } from '@/app/_features/graphql/failure';
import { useWrite } from '@/app/_features/graphql/use-write';
import { DateTimeField } from '@/app/_ui/dates/date-time-field';
import { toastSuccess } from '@/app/_ui/feedback/toasts';
import { ErrorSummary } from '@/app/_ui/form/error-summary';
import { FormFooter } from '@/app/_ui/form/form-footer';
import { FormGrid, FormWide } from '@/app/_ui/form/form-grid';
import { useMessageText } from '@/app/_ui/form/use-message-text';
import { eventPath } from '@/lib/core/paths';
import type { UpdateEventInput } from '@/lib/events/inputs';
import styles from './drawer-form.module.css';
import {
  type CityOption,
  type EditedEvent,
  EVENT_FIELDS,
  type EventForm,
  eventFormOf,
  eventFormSchema,
} from './event-form';

type Props = {
  event: EditedEvent;
  saved: EventForm | null;
  cities: readonly CityOption[];
  onSaved: (form: EventForm) => void;
  onClose: () => Promise<void>;
};

/** Changes an event: what it is called, when and where it is, for which brand. */
export function EditForm({ event, saved, cities, onSaved, onClose }: Props) {
  const t = useTranslations('events.edit');
  const text = useMessageText();
  const router = useRouter();
  const { run, pending } = useWrite(UPDATE_EVENT);
  const [problem, setProblem] = useState<string | null>(null);
  const resolver = useMemo(() => standardSchemaResolver(eventFormSchema(event, cities)), [event, cities]);
  const form = useForm<EventForm, unknown, UpdateEventInput>({
    defaultValues: saved ?? eventFormOf(event),
    resolver,
  });
  const { register, control, formState } = form;
  const errorOf = (name: keyof EventForm) => {
    const message = formState.errors[name]?.message;
    return message ? text(message) : undefined;
  };
  const [startDate, endDate, showsBrand] = form.watch(['startDate', 'endDate', 'finalClientColumn']);
  const { startDate: formerStart, endDate: formerEnd } = formState.defaultValues ?? {};
  const datesChanged = startDate !== formerStart || endDate !== formerEnd;

  const save = form.handleSubmit(async (input) => {
    setProblem(null);
    const result = await run({
      input: defined({
        ...input,
        startDate: input.startDate?.toISOString(),
        endDate: input.endDate?.toISOString(),
      }),
    });
    if (!result.ok) {
      const unsaid = showFieldFailures(result.failure, form.setError, EVENT_FIELDS);
      if (result.failure.fields.length === 0 || unsaid.length > 0) setProblem(result.failure.message);
      return;
    }
    toastSuccess(t('saved'));
    onSaved(form.getValues());
    await onClose();
    // The address carries the name.
    const path = eventPath(event.id, result.data.updateEvent.name);
    if (path !== eventPath(event.id, event.name)) {
      router.replace(`${path}${window.location.search}`, { scroll: false });
    }
    router.refresh();
  });

  return (
    <form onSubmit={save} noValidate>
      {problem && <ErrorSummary title={problem} problems={[]} />}
      <FormGrid>
        <FormWide>
          <TextInput
            label={t('name')}
            withAsterisk
            maxLength={120}
            error={errorOf('name')}
            {...register('name')}
          />
        </FormWide>
        <FormWide>
          <Textarea
            label={t('description')}
            autosize
            minRows={2}
            maxRows={8}
            maxLength={2000}
            error={errorOf('description')}
            {...register('description')}
          />
        </FormWide>
        {(['startDate', 'endDate'] as const).map((name) => (
          <FormWide key={name}>
            <Controller
              name={name}
              control={control}
              render={({ field }) => (
                <DateTimeField {...field} label={t(name)} withAsterisk error={errorOf(name)} />
              )}
            />
          </FormWide>
        ))}
        {datesChanged && (
          <FormWide>
            <p role="status" className={styles.note}>
              {t('datesFollow')} {event.agreed > 0 && t('agreedAgain', { count: event.agreed })}{' '}
              {event.signed > 0 && t('signedStay', { count: event.signed })}
            </p>
          </FormWide>
        )}
        <FormWide>
          <Controller
            name="cityId"
            control={control}
            render={({ field }) => (
              <Select
                label={t('city')}
                description={t('cityHint')}
                withAsterisk
                searchable
                allowDeselect={false}
                data={cities.map(({ id, label }) => ({ value: String(id), label }))}
                value={String(field.value)}
                onChange={(id) => field.onChange(Number(id))}
                onBlur={field.onBlur}
                ref={field.ref}
                error={errorOf('cityId')}
              />
            )}
          />
        </FormWide>
        <TextInput
          label={t('placeName')}
          maxLength={120}
          error={errorOf('placeName')}
          {...register('placeName')}
        />
        <TextInput
          label={t('placeAddress')}
          maxLength={200}
          error={errorOf('placeAddress')}
          {...register('placeAddress')}
        />
        <FormWide>
          <Controller
            name="finalClientColumn"
            control={control}
            render={({ field: { value, ...field } }) => (
              <Switch
                {...field}
                label={t('finalClientColumn')}
                description={t('finalClientHint')}
                checked={value}
              />
            )}
          />
        </FormWide>
        {showsBrand && (
          <FormWide>
            <TextInput
              label={t('finalClientName')}
              maxLength={120}
              error={errorOf('finalClientName')}
              {...register('finalClientName')}
            />
          </FormWide>
        )}
        <FormWide>
          <TextInput
            type="url"
            label={t('additionalProfiles')}
            description={t('additionalProfilesHint')}
            placeholder="https://"
            error={errorOf('additionalProfiles')}
            {...register('additionalProfiles')}
          />
        </FormWide>
      </FormGrid>
      <div className={styles.footer}>
        <FormFooter>
          <Button variant="default" onClick={() => void onClose()} disabled={pending}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={pending} disabled={!formState.isDirty}>
            {t('save')}
          </Button>
        </FormFooter>
      </div>
    </form>
  );
}
