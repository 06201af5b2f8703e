'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { LIST_PLACES } from '@/app/_features/events/operations';
import { useRead } from '@/app/_features/graphql/use-read';
import { TextInput } from '@/app/_ui/controls/text-input';
import { fieldsOf } from '@/app/_ui/form/fields';
import type { EventForm } from './event-form';
import { writePoint } from './map-point';

const { TextField, Field } = fieldsOf<EventForm>();

/** A venue that the agency knows in that city, or a new one with its point on the map. */
export function VenueFields() {
  const t = useTranslations('events.edit');
  const { watch, setValue } = useFormContext<EventForm>();
  const cityId = watch('cityId');
  const places = useRead(LIST_PLACES, cityId ? { cityId } : null)?.placeDirectories ?? [];
  const listId = useId();
  const choose = (name: string) => {
    const known = places.find((place) => place.name === name);
    if (!known) return;
    const { latitude = null, longitude = null } = known;
    setValue('placeAddress', known.address ?? '', { shouldDirty: true });
    setValue('point', writePoint({ latitude, longitude }), { shouldDirty: true });
  };
  return (
    <>
      <Field name="placeName">
        {({ onChange, ...field }) => (
          <TextInput
            label={t('placeName')}
            maxLength={120}
            list={listId}
            autoComplete="off"
            {...field}
            onChange={({ currentTarget }) => {
              onChange(currentTarget.value);
              choose(currentTarget.value);
            }}
          />
        )}
      </Field>
      <datalist id={listId}>
        {places.map(({ id, name, address }) => (
          <option key={id} value={name}>
            {address ?? ''}
          </option>
        ))}
      </datalist>
      <TextField name="placeAddress" label={t('placeAddress')} maxLength={200} />
      <TextField
        name="point"
        label={t('point')}
        description={t('pointHint')}
        placeholder="4.5966, -74.0743"
        autoComplete="off"
        wide
      />
    </>
  );
}
