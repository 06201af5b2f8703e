'use client';

import { Checkbox, SimpleGrid } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { useFormOf } from '@/app/_features/forms/use-form-of';
import { WriteForm } from '@/app/_features/forms/write-form';
import { fieldsOf } from '@/app/_ui/form/fields';
import { FormGrid } from '@/app/_ui/form/form-grid';
import { WEBHOOK_EVENT_NAMES, type WebhookEvent } from '@/db/values/webhooks';
import { type CreateWebhookInput, createWebhookInput } from '@/lib/webhooks/inputs';
import { CREATE_WEBHOOK } from '@/lib/webhooks/writes';

const { TextField, Field } = fieldsOf<CreateWebhookInput>();

type Props = { onCreated: (secret: string) => void; onCancel: () => void };

/** Which program is told, and of what. */
export default function CreateWebhookForm({ onCreated, onCancel }: Props) {
  const t = useTranslations('integrations.webhooks');
  const values: CreateWebhookInput = { url: '', events: [...WEBHOOK_EVENT_NAMES] };
  const form = useFormOf(CREATE_WEBHOOK, {
    schema: createWebhookInput,
    values,
    saved: t('created'),
    onSaved: (createWebhook) => onCreated(createWebhook.secret),
    inDialog: true,
  });
  return (
    <WriteForm form={form} text={t('createText')} save={t('create')} cancel={onCancel}>
      <FormGrid>
        <TextField
          name="url"
          label={t('url')}
          description={t('urlHint')}
          type="url"
          maxLength={500}
          withAsterisk
          data-autofocus
          autoComplete="off"
          wide
        />
        <Field name="events" wide>
          {({ value, onChange, error }) => (
            <Checkbox.Group
              label={t('which')}
              value={value}
              onChange={(chosen) => onChange(chosen as WebhookEvent[])}
              error={error}
            >
              <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm" mt="xs">
                {WEBHOOK_EVENT_NAMES.map((name) => (
                  <Checkbox key={name} value={name} label={t(`names.${name.replace('.', '-')}` as never)} />
                ))}
              </SimpleGrid>
            </Checkbox.Group>
          )}
        </Field>
      </FormGrid>
    </WriteForm>
  );
}
