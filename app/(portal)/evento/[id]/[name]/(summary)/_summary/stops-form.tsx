'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { useFieldArray } from 'react-hook-form';
import * as z from 'zod/mini';
import { instantOf } from '@/app/_features/events/form/event-form';
import { useFormOf } from '@/app/_features/forms/use-form-of';
import { WriteForm } from '@/app/_features/forms/write-form';
import { PlainButton } from '@/app/_ui/controls/plain-button';
import { DateTimeField } from '@/app/_ui/dates/date-time-field';
import { fieldsOf } from '@/app/_ui/form/fields';
import { FormGrid } from '@/app/_ui/form/form-grid';
import { localDateTimeInZone } from '@/lib/core/dates';
import { type EventStopsInput, eventStopsInput } from '@/lib/events/places/inputs';
import type { EventStop } from '@/lib/events/places/queries';
import { KEEP_EVENT_STOPS } from '@/lib/events/places/writes';
import type { EventDetail } from '@/lib/events/queries';
import styles from './summary.module.css';

type StopForm = {
  label: string;
  placeName: string;
  placeAddress: string;
  startDate: string | null;
  endDate: string | null;
};
type StopsFormValues = { stops: StopForm[] };
/** The fields of the rows, by their number. */
type RowFields = { [Name in keyof StopForm as `stops.${number}.${Name}`]: StopForm[Name] };
const { TextField, Field } = fieldsOf<RowFields>();

type Props = {
  event: Pick<EventDetail, 'id' | 'timeZone' | 'startDate' | 'endDate' | 'revision'>;
  stops: readonly EventStop[];
  onDone: () => void;
};

/** The whole list of where the event is on which day and hour. */
export default function StopsForm({ event, stops, onDone }: Props) {
  const t = useTranslations('events.stops');
  const { id: eventId, timeZone } = event;
  const fresh: StopForm = {
    ...{ label: '', placeName: '', placeAddress: '' },
    startDate: localDateTimeInZone(event.startDate, timeZone),
    endDate: localDateTimeInZone(event.endDate, timeZone),
  };
  const form = useFormOf(KEEP_EVENT_STOPS, {
    schema: useMemo(() => stopsSchema(eventId, timeZone), [eventId, timeZone]),
    values: {
      stops:
        stops.length === 0
          ? [fresh]
          : stops.map((stop) => ({
              label: stop.label ?? '',
              placeName: stop.placeName,
              placeAddress: stop.placeAddress ?? '',
              startDate: localDateTimeInZone(stop.startDate, timeZone),
              endDate: localDateTimeInZone(stop.endDate, timeZone),
            })),
    },
    revision: event.revision,
    saved: t('saved'),
    onSaved: onDone,
    inDialog: true,
  });
  const rows = useFieldArray({ control: form.control, name: 'stops' });
  return (
    <WriteForm form={form} save={t('save')} cancel={onDone}>
      {rows.fields.map((row, index) => (
        <fieldset key={row.id} className={styles.row}>
          <legend>{t('number', { number: index + 1 })}</legend>
          <FormGrid>
            <Field name={`stops.${index}.startDate`} wide>
              {(field) => <DateTimeField label={t('start')} withAsterisk {...field} />}
            </Field>
            <Field name={`stops.${index}.endDate`} wide>
              {(field) => <DateTimeField label={t('end')} withAsterisk {...field} />}
            </Field>
            <TextField
              name={`stops.${index}.label`}
              label={t('label')}
              placeholder={t('labelHint')}
              maxLength={80}
              wide
            />
            <TextField name={`stops.${index}.placeName`} label={t('place')} withAsterisk maxLength={120} />
            <TextField name={`stops.${index}.placeAddress`} label={t('address')} maxLength={200} />
          </FormGrid>
          <PlainButton
            variant="subtle"
            size="xs"
            aria-label={t('removeOf', { number: index + 1 })}
            onClick={() => rows.remove(index)}
          >
            {t('remove')}
          </PlainButton>
        </fieldset>
      ))}
      <PlainButton variant="default" size="xs" onClick={() => rows.append(fresh)}>
        {t('add')}
      </PlainButton>
    </WriteForm>
  );
}

/** Hours typed are hours of the event's city. */
const stopsSchema = (eventId: string, timeZone: string) =>
  z.pipe(
    z.transform(
      ({ stops }: StopsFormValues): EventStopsInput => ({
        eventId,
        stops: stops.map(({ startDate, endDate, ...stop }) => ({
          ...stop,
          startDate: instantOf(startDate, timeZone),
          endDate: instantOf(endDate, timeZone),
        })),
      }),
    ),
    eventStopsInput,
  );
