'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { ConcernNote } from '@/app/_features/events/concern/concern-note';
import { useConcern } from '@/app/_features/events/concern/use-concern';
import { useTakeBack } from '@/app/_features/events/concern/use-take-back';
import { EventFields } from '@/app/_features/events/form/event-fields';
import {
  type CityOption,
  type EditedEvent,
  type EventForm,
  eventFormOf,
  eventFormSchema,
} from '@/app/_features/events/form/event-form';
import { LIST_CLIENTS } from '@/app/_features/events/operations';
import { useWriteForm } from '@/app/_features/forms/use-write-form';
import { WriteForm } from '@/app/_features/forms/write-form';
import { useRead } from '@/app/_features/graphql/use-read';
import { useWrite } from '@/app/_features/graphql/use-write';
import { eventPath } from '@/lib/core/paths';
import { UPDATE_EVENT } from '@/lib/events/writes';
import { changedInput, plannedMove } from './changed-input';

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
  const sayWithUndo = useTakeBack();
  const initial = saved ?? eventFormOf(event);
  const schema = useMemo(() => eventFormSchema(event, cities), [event, cities]);
  const form = useWriteForm({
    schema,
    values: initial,
    revision: event.revision,
    write: (output, changed, seen) =>
      saidFirst(() => updating.run({ ...changedInput(event.id, output, Object.keys(changed)), ...seen })),
    saved: t('saved'),
    tell: (said, _data, output) => {
      const { logo: _logo, coverPage: _cover, ...fields } = form.formState.dirtyFields;
      const names = Object.keys(fields);
      const input = changedInput(event.id, schema.parse(initial), names);
      sayWithUndo(said, concern, {
        plan: plannedMove(schema, event.id, initial, names) ?? { eventId: event.id },
        wrote: changedInput(event.id, output, names),
        seen: event.revision,
        send: (seenRevision) => updating.run({ ...input, seenRevision }),
      });
    },
    onSaved: async ({ name }) => {
      onSaved(form.getValues());
      await onClose();
      // The address carries the name.
      const path = eventPath(event.id, name);
      if (path === eventPath(event.id, event.name)) return;
      router.replace(`${path}${window.location.search}`, { scroll: false });
    },
    inDialog: true,
  });
  const { dirtyFields, isDirty } = form.formState;
  const { concern, saidFirst } = useConcern(
    plannedMove(schema, event.id, form.watch(), Object.keys(dirtyFields)),
  );
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
        note={<ConcernNote concern={concern} />}
      />
    </WriteForm>
  );
}
