'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { fieldsOf } from '@/app/_ui/form/fields';
import { LogoField } from '@/app/_ui/upload/logo-field';
import { IMAGE_UPLOAD_PATH } from '@/lib/core/paths';
import { photoUrl } from '@/lib/core/photo-url';
import type { EventForm } from './event-form';

const { Field } = fieldsOf<EventForm>();

/** A picture of the event: up as soon as it is chosen, kept with the rest of the form. */
export function EventImage({ name }: { name: 'logo' | 'coverPage' }) {
  const t = useTranslations('events.edit');
  const { watch } = useFormContext<EventForm>();
  // Until the event is saved, only its agency sees what was uploaded, and under another address.
  const [fresh, setFresh] = useState<{ id: string; url: string } | null>(null);
  return (
    <Field name={name} wide>
      {({ value, onChange, error }) => (
        <LogoField
          label={t(name)}
          description={t(`${name}Hint`)}
          name={watch('name') || '?'}
          src={(value === fresh?.id ? fresh?.url : value && photoUrl(value, 320)) || null}
          url={IMAGE_UPLOAD_PATH}
          error={error}
          onChange={(answer) => {
            setFresh(answer?.url ? { id: answer.id, url: answer.url } : null);
            onChange(answer?.id ?? '');
          }}
        />
      )}
    </Field>
  );
}
