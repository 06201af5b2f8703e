'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { LIST_FINAL_CLIENTS } from '@/app/_features/events/operations';
import { useRead } from '@/app/_features/graphql/use-read';
import { TextInput } from '@/app/_ui/controls/text-input';
import { fieldsOf } from '@/app/_ui/form/fields';
import { PersonAvatar } from '@/app/_ui/photos/person-avatar';
import type { EventForm } from './event-form';

const { Field } = fieldsOf<EventForm>();

/** A brand that the agency knows, shown with its logo, or a new one by its name. */
export function BrandField() {
  const t = useTranslations('events.edit');
  const brands = useRead(LIST_FINAL_CLIENTS, {})?.finalClients ?? [];
  const listId = useId();
  return (
    <>
      <Field name="finalClientName" wide>
        {({ onChange, value, ...field }) => {
          const known = brands.find(({ name }) => name === value);
          return (
            <TextInput
              label={t('finalClientName')}
              description={t('finalClientNameHint')}
              maxLength={120}
              list={listId}
              autoComplete="off"
              leftSection={
                known?.urlLogo && (
                  <PersonAvatar name={known.name} src={known.urlLogo} size="sm" shape="square" />
                )
              }
              {...field}
              value={value}
              onChange={({ currentTarget }) => onChange(currentTarget.value)}
            />
          );
        }}
      </Field>
      <datalist id={listId}>
        {brands.map(({ id, name }) => (
          <option key={id} value={name} />
        ))}
      </datalist>
    </>
  );
}
