'use client';

import { Fieldset, Stack } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { useFormOf } from '@/app/_features/forms/use-form-of';
import { WriteForm } from '@/app/_features/forms/write-form';
import { fieldsOf, optionsOf } from '@/app/_ui/form/fields';
import { FormGrid, FormWide } from '@/app/_ui/form/form-grid';
import { PhoneInput } from '@/app/_ui/form/phone-input';
import type { ClientFormInput } from '@/lib/clients/inputs';
import { TAX_FLAGS } from '@/lib/clients/rules';
import { CREATE_CLIENT } from '@/lib/clients/writes';
import type { EditorClient } from '../../draft/editor-options';
import { useEditorFrame } from '../editor-context';

const { TextField, SelectField, CheckboxField, Field } = fieldsOf<ClientFormInput>();

type Props = { name: string; onAdded: (client: EditorClient) => void };

/** The fields of a client that a quotation needs. */
export default function NewClientForm({ name, onAdded }: Props) {
  const t = useTranslations('quotations.newClient');
  const { documentTypes } = useEditorFrame().options;
  const form = useFormOf(CREATE_CLIENT, {
    values: {
      name: name.trim(),
      identification: '',
      typeIdentificationId: documentTypes.find(({ code }) => code === 'NIT')?.id ?? null,
      nameProducer: '',
      emailProducer: '',
      phoneProducer: '',
      retenedorRenta: false,
      reteIcaAgent: false,
      granContribuyente: false,
      stateEntity: false,
      responsableIva: true,
    },
    saved: t('added'),
    onSaved: (client, data) =>
      onAdded({
        id: client.id,
        name: client.name,
        documentType: documentTypes.find(({ id }) => id === data.typeIdentificationId)?.code ?? null,
        identification: client.identification,
        contact: client.nameProducer,
        email: client.emailProducer,
        phone: client.phoneProducer,
        dialingCode: client.dialingCode,
        flags: {
          retenedorRenta: data.retenedorRenta ?? false,
          reteIcaAgent: data.reteIcaAgent ?? false,
          granContribuyente: data.granContribuyente ?? false,
          stateEntity: data.stateEntity ?? false,
          responsableIva: data.responsableIva ?? true,
        },
      }),
    inDialog: true,
    refreshes: false,
  });
  return (
    <WriteForm form={form} save={t('save')}>
      <FormGrid>
        <TextField name="name" label={t('name')} withAsterisk data-autofocus maxLength={120} wide />
        <SelectField
          name="typeIdentificationId"
          label={t('documentType')}
          data={optionsOf(documentTypes)}
          clearable
        />
        <TextField name="identification" label={t('identification')} maxLength={30} />
        <TextField name="nameProducer" label={t('contact')} maxLength={120} />
        <TextField name="emailProducer" label={t('email')} type="email" maxLength={100} />
        <Field name="phoneProducer">
          {({ value, ...field }) => <PhoneInput label={t('phone')} value={value ?? ''} {...field} />}
        </Field>
        <FormWide>
          <Fieldset variant="unstyled" legend={t('taxes')}>
            <Stack gap="xs" mt="xs">
              {TAX_FLAGS.map((flag) => (
                <CheckboxField key={flag} name={flag} label={t(flag)} />
              ))}
            </Stack>
          </Fieldset>
        </FormWide>
      </FormGrid>
    </WriteForm>
  );
}
