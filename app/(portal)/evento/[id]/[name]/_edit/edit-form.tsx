'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { LIST_CLIENTS, UPDATE_EVENT } from '@/app/_features/events/documents';
import { EventFields } from '@/app/_features/events/form/event-fields';
import {
  type CityOption,
  type EditedEvent,
  type EventForm,
  eventFormOf,
  eventFormSchema,
} from '@/app/_features/events/form/event-form';
import { useWriteForm } from '@/app/_features/forms/use-write-form';
import { WriteForm } from '@/app/_features/forms/write-form';
import { defined } from '@/app/_features/graphql/defined';
import { useRead } from '@/app/_features/graphql/use-read';
import { useWrite } from '@/app/_features/graphql/use-write';
import { eventPath } from '@/lib/core/paths';
import { updateEventInput } from '@/lib/events/inputs';
import { present } from '@/lib/graphql/present';

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
  const initial = saved ?? eventFormOf(event);
  const form = useWriteForm({
    schema: useMemo(() => eventFormSchema(event, cities), [event, cities]),
    values: initial,
    revision: event.revision,
    write: ({ startDate, endDate, ...all }, changed, seen) =>
      updating.run({
        input: {
          ...defined({
            ...onlyChanged(present(all, updateEventInput), changed, initial),
            ...('startDate' in changed && { startDate: startDate?.toISOString() }),
            ...('endDate' in changed && { endDate: endDate?.toISOString() }),
          }),
          id: event.id,
        },
        ...seen,
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
  const [startDate, endDate] = form.watch(['startDate', 'endDate']);
  const { defaultValues: former, isDirty } = form.formState;
  const datesChanged = startDate !== former?.startDate || endDate !== former?.endDate;
  const known = useRead(LIST_CLIENTS, event.quotationId === null ? {} : null)?.clients;
  const chosen = event.clientId ? [{ value: event.clientId, label: event.nameClient ?? '' }] : [];
  const clients = known?.map(({ id, name }) => ({ value: id, label: name })) ?? chosen;
  return (
    <WriteForm
      form={form}
      save={t('save')}
      button={{ disabled: !isDirty }}
      cancel={() => void onClose()}
      footer="drawer"
    >
      <EventFields
        cities={cities}
        clients={event.quotationId === null ? clients : undefined}
        currency={event.currencyCode}
        datesNote={
          datesChanged &&
          [
            t('datesFollow'),
            event.agreed > 0 && t('agreedAgain', { count: event.agreed }),
            event.signed > 0 && t('signedStay', { count: event.signed }),
          ]
            .filter(Boolean)
            .join(' ')
        }
      />
    </WriteForm>
  );
}

/** What was changed, with what stands for other fields than its own, as a point does for its two numbers. */
const onlyChanged = <Output extends object>(all: Output, changed: object, fields: object) =>
  Object.fromEntries(
    Object.entries(all).filter(([name]) => name in changed || !(name in fields)),
  ) as Partial<Output>;
