'use client';

import { useTranslations } from 'next-intl';
import { useWriteForm } from '@/app/_features/forms/use-write-form';
import { WriteForm } from '@/app/_features/forms/write-form';
import { useWrite } from '@/app/_features/graphql/use-write';
import { PhoneField } from '@/app/_features/places/phone-field';
import { fieldsOf } from '@/app/_ui/form/fields';
import { FormGrid } from '@/app/_ui/form/form-grid';
import { KEEP_CLIENT_CONTACT } from '@/app/(portal)/clientes/_form/documents';
import { type ClientContactFields, clientContactInput } from '@/lib/clients/contacts/inputs';
import type { ClientContact } from '@/lib/clients/contacts/queries';
import { present } from '@/lib/graphql/present';

const { TextField, Field } = fieldsOf<ClientContactFields>();

export type ShownContact = Pick<
  ClientContact,
  'id' | 'name' | 'position' | 'email' | 'phone' | 'dialingCode' | 'revision'
>;

type Props = {
  clientId: string;
  /** Left out for a new one. */
  contact?: ShownContact;
  dialingCode: string;
  onDone: () => void;
};

/** Adds or changes a person at the client's. */
export function ContactForm({ clientId, contact, dialingCode, onDone }: Props) {
  const t = useTranslations('clients.contacts');
  const keeping = useWrite(KEEP_CLIENT_CONTACT);
  const form = useWriteForm({
    schema: clientContactInput,
    values: {
      name: contact?.name ?? '',
      position: contact?.position ?? '',
      email: contact?.email ?? '',
      phone: contact?.phone ?? '',
      dialingCode: contact?.dialingCode ?? dialingCode,
    },
    revision: contact?.revision,
    keptAs: contact?.id,
    write: async (data, _changed, seen) =>
      keeping.run({
        ...seen,
        input: { ...present(data, clientContactInput), clientId, ...(contact ? { id: contact.id } : {}) },
      }),
    saved: t('saved'),
    onSaved: onDone,
  });
  return (
    <WriteForm form={form} save={t('save')} cancel={onDone} footer="inline">
      <FormGrid>
        <TextField name="name" label={t('name')} withAsterisk autoComplete="off" wide />
        <TextField name="position" label={t('position')} placeholder={t('positionHint')} autoComplete="off" />
        <TextField name="email" label={t('email')} type="email" autoComplete="off" />
        <TextField name="dialingCode" label={t('dialingCode')} inputMode="numeric" leftSection="+" />
        <Field name="phone">
          {({ value, ...field }) => (
            <PhoneField
              label={t('phone')}
              dialingCode={form.watch('dialingCode') ?? ''}
              value={value ?? ''}
              {...field}
            />
          )}
        </Field>
      </FormGrid>
    </WriteForm>
  );
}
