'use client';

import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Button, Checkbox, Fieldset, Select, Stack, TextInput } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { showFieldFailures } from '@/app/_features/graphql/failure';
import { useWrite } from '@/app/_features/graphql/use-write';
import { toastSuccess } from '@/app/_ui/feedback/toasts';
import { ErrorSummary } from '@/app/_ui/form/error-summary';
import { FormFooter } from '@/app/_ui/form/form-footer';
import { FormGrid, FormWide } from '@/app/_ui/form/form-grid';
import { PhoneInput } from '@/app/_ui/form/phone-input';
import { useMessageText } from '@/app/_ui/form/use-message-text';
import { type ClientData, type ClientInput, clientInput } from '@/lib/clients/inputs';
import { TAX_FLAGS } from '@/lib/clients/rules';
import { present } from '@/lib/graphql/present';
import { CREATE_CLIENT } from '../../documents';
import type { EditorClient } from '../../draft/editor-options';
import { useEditorFrame } from '../editor-context';

const NAMES = ['name', 'identification', 'nameProducer', 'emailProducer', 'phoneProducer'] as const;

type Props = { name: string; onAdded: (client: EditorClient) => void };

/** What a quotation needs to know of a client. */
export default function NewClientForm({ name, onAdded }: Props) {
  const t = useTranslations('quotations.newClient');
  const text = useMessageText();
  const { documentTypes } = useEditorFrame().options;
  const { run, pending } = useWrite(CREATE_CLIENT);
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<ClientInput, unknown, ClientData>({
    resolver: standardSchemaResolver(clientInput),
    defaultValues: {
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
  });
  const { errors } = form.formState;
  const errorOf = (field: (typeof NAMES)[number]) => {
    const message = errors[field]?.message;
    return message ? text(message) : undefined;
  };

  const save = form.handleSubmit(async (data) => {
    setFailure(null);
    const result = await run({ input: present(data) });
    if (!result.ok) {
      const rest = showFieldFailures(result.failure, form.setError, NAMES);
      if (result.failure.fields.length === 0 || rest.length > 0) setFailure(result.failure.message);
      return;
    }
    const client = result.data.createClient;
    toastSuccess(t('added'));
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
    });
  });

  return (
    // The dialog stands inside the editor, whose own keys must not hear this form's.
    <form
      noValidate
      onSubmit={(event) => {
        event.stopPropagation();
        void save(event);
      }}
    >
      {failure && <ErrorSummary problems={[]} title={failure} />}
      <FormGrid>
        <FormWide>
          <TextInput
            label={t('name')}
            withAsterisk
            data-autofocus
            maxLength={120}
            error={errorOf('name')}
            {...form.register('name')}
          />
        </FormWide>
        <Controller
          control={form.control}
          name="typeIdentificationId"
          render={({ field }) => (
            <Select
              label={t('documentType')}
              data={documentTypes.map(({ id, name: label }) => ({ value: String(id), label }))}
              value={field.value ? String(field.value) : null}
              onChange={(id) => field.onChange(id ? Number(id) : null)}
              clearable
            />
          )}
        />
        <TextInput
          label={t('identification')}
          maxLength={30}
          error={errorOf('identification')}
          {...form.register('identification')}
        />
        <TextInput
          label={t('contact')}
          maxLength={120}
          error={errorOf('nameProducer')}
          {...form.register('nameProducer')}
        />
        <TextInput
          label={t('email')}
          type="email"
          maxLength={100}
          error={errorOf('emailProducer')}
          {...form.register('emailProducer')}
        />
        <Controller
          control={form.control}
          name="phoneProducer"
          render={({ field }) => (
            <PhoneInput
              label={t('phone')}
              value={field.value ?? ''}
              onChange={field.onChange}
              error={errorOf('phoneProducer')}
            />
          )}
        />
        <FormWide>
          <Fieldset variant="unstyled" legend={t('taxes')}>
            <Stack gap="xs" mt="xs">
              {TAX_FLAGS.map((flag) => (
                <Checkbox key={flag} label={t(flag)} {...form.register(flag)} />
              ))}
            </Stack>
          </Fieldset>
        </FormWide>
      </FormGrid>
      <FormFooter>
        <Button type="submit" loading={pending}>
          {t('save')}
        </Button>
      </FormFooter>
    </form>
  );
}
