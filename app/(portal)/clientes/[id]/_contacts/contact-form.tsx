'use client';

import { useTranslations } from 'next-intl';
import { useFormOf } from '@/app/_features/forms/use-form-of';
import { WriteForm } from '@/app/_features/forms/write-form';
import { PhoneField } from '@/app/_features/places/phone-field';
import { fieldsOf } from '@/app/_ui/form/fields';
import { FormGrid } from '@/app/_ui/form/form-grid';
import type { KeepClientContactInput } from '@/lib/clients/contacts/inputs';
import type { ClientContact } from '@/lib/clients/contacts/queries';
import { KEEP_CLIENT_CONTACT } from '@/lib/clients/contacts/writes';

const { TextField, Field } = fieldsOf<KeepClientContactInput>();

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
  const form = useFormOf(KEEP_CLIENT_CONTACT, {
    given: { clientId, id: contact?.id },
    values: {
      name: contact?.name ?? '',
      position: contact?.position ?? '',
      email: contact?.email ?? '',
      phone: contact?.phone ?? '',
      dialingCode: contact?.dialingCode ?? dialingCode,
    },
    revision: contact?.revision,
    keptAs: contact?.id,
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
