'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { fieldsOf } from '@/app/_ui/form/fields';
import { LogoField } from '@/app/_ui/upload/logo-field';
import type { ClientFormInput } from '@/lib/clients/inputs';
import { IMAGE_UPLOAD_PATH } from '@/lib/core/paths';
import { photoUrl } from '@/lib/core/photo-url';

const { Field } = fieldsOf<ClientFormInput>();

/** The client's logo: up as soon as it is chosen, kept with the rest of the form. */
export function ClientLogo() {
  const t = useTranslations('clients.form');
  const { watch } = useFormContext<ClientFormInput>();
  // Until the client is saved, only its agency sees what was uploaded, and under another address.
  const [fresh, setFresh] = useState<{ id: string; url: string } | null>(null);
  return (
    <Field name="logo" wide>
      {({ value, onChange, error }) => (
        <LogoField
          label={t('logo')}
          description={t('logoHint')}
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
