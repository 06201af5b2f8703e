'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import * as z from 'zod/mini';
import { instantOf } from '@/app/_features/events/form/event-form';
import { useFormOf } from '@/app/_features/forms/use-form-of';
import { WriteForm } from '@/app/_features/forms/write-form';
import { DateTimeField } from '@/app/_ui/dates/date-time-field';
import { fieldsOf } from '@/app/_ui/form/fields';
import { FormGrid } from '@/app/_ui/form/form-grid';
import { localDateTimeInZone } from '@/lib/core/dates';
import { eventPath } from '@/lib/core/paths';
import { type CopyEventInput, copyEventInput } from '@/lib/events/inputs';
import type { EventDetail } from '@/lib/events/queries';
import { COPY_EVENT } from '@/lib/events/writes';

type Values = { name: string; startDate: string | null };
const { TextField, Field } = fieldsOf<Values>();

type Props = { event: Pick<EventDetail, 'id' | 'name' | 'startDate' | 'timeZone'>; onDone: () => void };

/** Name and first day of an event like this one. */
export default function CopyForm({ event, onDone }: Props) {
  const t = useTranslations('events.copy');
  const router = useRouter();
  const { id, timeZone } = event;
  const form = useFormOf(COPY_EVENT, {
    schema: useMemo(() => copySchema(id, timeZone), [id, timeZone]),
    values: { name: event.name, startDate: localDateTimeInZone(event.startDate, timeZone) },
    saved: t('copied'),
    onSaved: (copy) => {
      onDone();
      router.push(eventPath(copy.id, copy.name));
    },
    inDialog: true,
  });
  return (
    <WriteForm form={form} text={t('text')} save={t('submit')} cancel={onDone}>
      <FormGrid>
        <TextField name="name" label={t('name')} withAsterisk maxLength={120} wide />
        <Field name="startDate" wide>
          {(field) => <DateTimeField label={t('startDate')} withAsterisk {...field} />}
        </Field>
      </FormGrid>
    </WriteForm>
  );
}

/** Hours typed are hours of the event's city. */
const copySchema = (id: string, timeZone: string) =>
  z.pipe(
    z.transform(
      ({ name, startDate }: Values): CopyEventInput => ({
        id,
        name,
        startDate: instantOf(startDate, timeZone),
      }),
    ),
    copyEventInput,
  );
