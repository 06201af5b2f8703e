'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { LogoField } from '@/app/_ui/upload/logo-field';
import { IMAGE_UPLOAD_PATH } from '@/lib/core/paths';
import { photoUrl } from '@/lib/core/photo-url';
import { useClientForm } from './use-client-form';

/** The client's logo: up as soon as it is chosen, kept with the rest of the form. */
export function ClientLogo() {
  const t = useTranslations('clients.form');
  const { form, problem } = useClientForm();
  const { field } = useController({ control: form.control, name: 'logo' });
  // Until the client is saved, only its agency sees what was uploaded, and under another address.
  const [fresh, setFresh] = useState<{ id: string; url: string } | null>(null);
  const src = field.value === fresh?.id ? fresh?.url : field.value && photoUrl(field.value, 320);
  return (
    <LogoField
      label={t('logo')}
      description={t('logoHint')}
      name={form.watch('name') || '?'}
      src={src || null}
      url={IMAGE_UPLOAD_PATH}
      error={problem('logo')}
      onChange={(answer) => {
        setFresh(answer?.url ? { id: answer.id, url: answer.url } : null);
        field.onChange(answer?.id ?? '');
      }}
    />
  );
}
