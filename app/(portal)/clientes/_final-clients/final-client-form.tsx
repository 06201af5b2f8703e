'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { LIST_CLIENTS } from '@/app/_features/events/operations';
import { useWriteForm } from '@/app/_features/forms/use-write-form';
import { WriteForm } from '@/app/_features/forms/write-form';
import { useRead } from '@/app/_features/graphql/use-read';
import { useWrite } from '@/app/_features/graphql/use-write';
import { fieldsOf } from '@/app/_ui/form/fields';
import { FormGrid } from '@/app/_ui/form/form-grid';
import { LogoField } from '@/app/_ui/upload/logo-field';
import { type CreateFinalClientInput, createFinalClientInput } from '@/lib/clients/final-clients/inputs';
import { CREATE_FINAL_CLIENT, UPDATE_FINAL_CLIENT } from '@/lib/clients/final-clients/writes';
import { IMAGE_UPLOAD_PATH } from '@/lib/core/paths';
import { photoUrl } from '@/lib/core/photo-url';
import type { ShownFinalClient } from './shown-final-client';

const { TextField, SelectField, Field } = fieldsOf<CreateFinalClientInput>();

type Props = {
  /** Null for a new one. */
  finalClient: ShownFinalClient | null;
  /** The client to which a new one belongs; null where one is chosen. */
  clientId: string | null;
  onDone: () => void;
};

/** A brand: its name, its logo and the client that asks for it. */
export default function FinalClientForm({ finalClient, clientId, onDone }: Props) {
  const t = useTranslations('clients.finalClients');
  const creating = useWrite(CREATE_FINAL_CLIENT);
  const updating = useWrite(UPDATE_FINAL_CLIENT);
  const known = useRead(LIST_CLIENTS, clientId === null ? {} : null)?.clients ?? [];
  const of = finalClient?.clientId ?? null;
  // One that is inactive stays with the brand that it has.
  const own =
    of && !known.some(({ id }) => id === of) ? [{ id: of, name: finalClient?.clientName ?? '' }] : [];
  const form = useWriteForm({
    schema: createFinalClientInput,
    values: {
      name: finalClient?.name ?? '',
      urlLogo: finalClient?.logoFileId ?? '',
      clientId: finalClient ? of : clientId,
    },
    revision: finalClient?.revision,
    keptAs: finalClient?.id,
    write: async (data, _changed, seen) =>
      finalClient ? updating.run({ ...data, id: finalClient.id, ...seen }) : creating.run(data),
    saved: t('saved'),
    onSaved: onDone,
    inDialog: true,
  });
  return (
    <WriteForm form={form} save={t('save')} cancel={onDone}>
      <FormGrid>
        <TextField name="name" label={t('name')} withAsterisk maxLength={120} autoComplete="off" wide />
        {clientId === null && (
          <SelectField
            name="clientId"
            label={t('client')}
            data={[...own, ...known].map(({ id, name }) => ({ value: id, label: name }))}
            searchable
            clearable
            wide
          />
        )}
        <BrandLogo name={form.watch('name')} />
      </FormGrid>
    </WriteForm>
  );
}

function BrandLogo({ name }: { name: string }) {
  const t = useTranslations('clients.finalClients');
  // Until the brand is saved, only its agency sees what was uploaded, and under another address.
  const [fresh, setFresh] = useState<{ id: string; url: string } | null>(null);
  return (
    <Field name="urlLogo" wide>
      {({ value, onChange, error }) => (
        <LogoField
          label={t('logo')}
          description={t('logoHint')}
          name={name || '?'}
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
