'use client';

import { Switch, Text } from '@mantine/core';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { UPDATE_EVENT } from '@/app/_features/events/documents';
import { useWriteForm } from '@/app/_features/forms/use-write-form';
import { WriteForm } from '@/app/_features/forms/write-form';
import { defined } from '@/app/_features/graphql/defined';
import { useWrite } from '@/app/_features/graphql/use-write';
import { DateTimeField } from '@/app/_ui/dates/date-time-field';
import { fieldsOf } from '@/app/_ui/form/fields';
import { FormGrid, FormWide } from '@/app/_ui/form/form-grid';
import { eventPath } from '@/lib/core/paths';
import {
  type CityOption,
  type EditedEvent,
  type EventForm,
  eventFormOf,
  eventFormSchema,
} from './event-form';

const { TextField, TextareaField, SelectField, Field } = fieldsOf<EventForm>();

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
  const router = useRouter();
  const updating = useWrite(UPDATE_EVENT);
  const form = useWriteForm({
    schema: useMemo(() => eventFormSchema(event, cities), [event, cities]),
    values: saved ?? eventFormOf(event),
    write: ({ startDate, endDate, ...rest }) =>
      updating.run({
        input: defined({ ...rest, startDate: startDate?.toISOString(), endDate: endDate?.toISOString() }),
      }),
    saved: t('saved'),
    onSaved: async ({ updateEvent }) => {
      onSaved(form.getValues());
      await onClose();
      // The address carries the name.
      const path = eventPath(event.id, updateEvent.name);
      if (path === eventPath(event.id, event.name)) return;
      router.replace(`${path}${window.location.search}`, { scroll: false });
    },
    inDialog: true,
  });
  const [startDate, endDate, showsBrand] = form.watch(['startDate', 'endDate', 'finalClientColumn']);
  const { defaultValues: former, isDirty } = form.formState;
  const datesChanged = startDate !== former?.startDate || endDate !== former?.endDate;
  return (
    <WriteForm
      form={form}
      save={t('save')}
      button={{ disabled: !isDirty }}
      cancel={() => void onClose()}
      footer="drawer"
    >
      <FormGrid>
        <TextField name="name" label={t('name')} withAsterisk maxLength={120} wide />
        <TextareaField name="description" label={t('description')} maxRows={8} maxLength={2000} wide />
        {(['startDate', 'endDate'] as const).map((name) => (
          <Field key={name} name={name} wide>
            {(field) => <DateTimeField label={t(name)} withAsterisk {...field} />}
          </Field>
        ))}
        {datesChanged && (
          <FormWide>
            <Text role="status" c="var(--color-warning)">
              {t('datesFollow')} {event.agreed > 0 && t('agreedAgain', { count: event.agreed })}{' '}
              {event.signed > 0 && t('signedStay', { count: event.signed })}
            </Text>
          </FormWide>
        )}
        <SelectField
          name="cityId"
          label={t('city')}
          description={t('cityHint')}
          withAsterisk
          data={cities.map(({ id, label }) => ({ value: id, label }))}
          searchable
          allowDeselect={false}
          wide
        />
        <TextField name="placeName" label={t('placeName')} maxLength={120} />
        <TextField name="placeAddress" label={t('placeAddress')} maxLength={200} />
        <Field name="finalClientColumn" wide>
          {({ value, onChange }) => (
            <Switch
              label={t('finalClientColumn')}
              description={t('finalClientHint')}
              checked={value}
              onChange={({ currentTarget }) => onChange(currentTarget.checked)}
            />
          )}
        </Field>
        {showsBrand && <TextField name="finalClientName" label={t('finalClientName')} maxLength={120} wide />}
        <TextField
          name="additionalProfiles"
          type="url"
          label={t('additionalProfiles')}
          description={t('additionalProfilesHint')}
          placeholder="https://"
          wide
        />
      </FormGrid>
    </WriteForm>
  );
}
