'use client';

import { Switch } from '@mantine/core';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { DateTimeField } from '@/app/_ui/dates/date-time-field';
import { fieldsOf, type Option } from '@/app/_ui/form/fields';
import { FormGrid, FormWide } from '@/app/_ui/form/form-grid';
import { MoneyInput } from '@/app/_ui/form/money-input';
import { BrandField } from './brand-field';
import type { CityOption, EventForm } from './event-form';
import { EventImage } from './event-image';
import { VenueFields } from './venue-fields';

const { TextField, TextareaField, SelectField, Field } = fieldsOf<EventForm>();

type Props = {
  cities: readonly CityOption[];
  /** Clients to choose from; left out where a quotation gives client and total. */
  clients?: readonly Option[] | undefined;
  currency: string;
  /** What follows from other dates and another place. */
  note?: ReactNode;
};

/** All that is said of an event, new or known. */
export function EventFields({ cities, clients, currency, note }: Props) {
  const t = useTranslations('events.edit');
  const { watch } = useFormContext<EventForm>();
  const showsBrand = watch('finalClientColumn');
  return (
    <FormGrid>
      <TextField name="name" label={t('name')} withAsterisk maxLength={120} wide />
      {clients && (
        <>
          <SelectField name="clientId" label={t('client')} data={clients} searchable clearable />
          <Field name="totalEvent">
            {(field) => <MoneyInput label={t('totalEvent')} currency={currency} {...field} />}
          </Field>
        </>
      )}
      <TextareaField name="description" label={t('description')} maxRows={8} maxLength={2000} wide />
      {(['startDate', 'endDate'] as const).map((name) => (
        <Field key={name} name={name} wide>
          {(field) => <DateTimeField label={t(name)} withAsterisk {...field} />}
        </Field>
      ))}
      {note && <FormWide>{note}</FormWide>}
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
      <VenueFields />
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
      {showsBrand && <BrandField />}
      <TextField
        name="additionalProfiles"
        type="url"
        label={t('additionalProfiles')}
        description={t('additionalProfilesHint')}
        placeholder="https://"
        wide
      />
      <TextField
        name="urlKey"
        type="url"
        label={t('urlKey')}
        description={t('urlKeyHint')}
        placeholder="https://"
        wide
      />
      <EventImage name="logo" />
      <EventImage name="coverPage" />
    </FormGrid>
  );
}
