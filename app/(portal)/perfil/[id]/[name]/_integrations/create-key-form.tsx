'use client';

import { Radio, Stack } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { useFormOf } from '@/app/_features/forms/use-form-of';
import { WriteForm } from '@/app/_features/forms/write-form';
import { SelectInput } from '@/app/_ui/controls/select-input';
import { fieldsOf } from '@/app/_ui/form/fields';
import { FormGrid } from '@/app/_ui/form/form-grid';
import type { KeyScope } from '@/db/values/api-keys';
import type { CreateKeyInput } from '@/lib/identity/api-keys/inputs';
import { KEY_LIVES, type KeyLife } from '@/lib/identity/api-keys/rules';
import { CREATE_KEY } from '@/lib/identity/api-keys/writes';

const { TextField, Field } = fieldsOf<CreateKeyInput>();
const NO_END = 'none';

type Props = {
  scopes: readonly KeyScope[];
  keepsAgency: boolean;
  onCreated: (key: string) => void;
  onCancel: () => void;
};

/** What a key is for, until when, and whose it is. */
export default function CreateKeyForm({ scopes, keepsAgency, onCreated, onCancel }: Props) {
  const t = useTranslations('integrations.keys');
  const values: CreateKeyInput = { name: '', scope: 'READ', days: 90, ofAgency: false };
  const form = useFormOf(CREATE_KEY, {
    values,
    saved: t('created'),
    onSaved: (createApiKey) => onCreated(createApiKey.key),
    inDialog: true,
  });
  return (
    <WriteForm form={form} text={t('createText')} save={t('create')} cancel={onCancel}>
      <FormGrid>
        <TextField
          name="name"
          label={t('name')}
          description={t('nameHint')}
          maxLength={60}
          withAsterisk
          data-autofocus
          autoComplete="off"
          wide
        />
        <Field name="scope" wide>
          {({ value, onChange, error }) => (
            <Radio.Group label={t('scope')} value={value} onChange={onChange} error={error}>
              <Stack gap="sm" mt="xs">
                {scopes.map((scope) => (
                  <Radio
                    key={scope}
                    value={scope}
                    label={t(`scopes.${scope}`)}
                    description={t(`scopeText.${scope}`)}
                  />
                ))}
              </Stack>
            </Radio.Group>
          )}
        </Field>
        <Field name="days" wide>
          {({ value, onChange, error }) => (
            <SelectInput
              label={t('ends')}
              data={KEY_LIVES.map((days) => ({
                value: days === null ? NO_END : String(days),
                label: days === null ? t('noEnd') : t('days', { days }),
              }))}
              value={value === null ? NO_END : String(value)}
              onChange={(chosen) => onChange(chosen === NO_END ? null : (Number(chosen) as KeyLife))}
              allowDeselect={false}
              error={error}
            />
          )}
        </Field>
        {keepsAgency && (
          <Field name="ofAgency" wide>
            {({ value, onChange }) => (
              <Radio.Group
                label={t('whose')}
                value={value ? 'agency' : 'own'}
                onChange={(chosen) => onChange(chosen === 'agency')}
              >
                <Stack gap="sm" mt="xs">
                  <Radio value="own" label={t('own')} description={t('ownText')} />
                  <Radio value="agency" label={t('agency')} description={t('agencyText')} />
                </Stack>
              </Radio.Group>
            )}
          </Field>
        )}
      </FormGrid>
    </WriteForm>
  );
}
