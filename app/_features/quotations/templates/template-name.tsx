'use client';

import { Button, Group, Stack } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { Failure } from '@/app/_features/graphql/failure';
import { TextInput } from '@/app/_ui/controls/text-input';

type Props = {
  name: string;
  confirmLabel: string;
  /** Answers the error, or null. With `replace`, a template of that name is replaced. */
  onSave: (name: string, replace: boolean) => Promise<Failure | null>;
  onCancel: () => void;
  /** True when a template of the same name may be replaced. */
  replaces?: boolean;
};

/** The form for a template's name. */
export function TemplateName({ name: given, confirmLabel, onSave, onCancel, replaces = false }: Props) {
  const t = useTranslations('quotations.templates');
  const tUi = useTranslations('ui');
  const [name, setName] = useState(given);
  const [problem, setProblem] = useState<string | null>(null);
  const [taken, setTaken] = useState(false);
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);

  const save = async (replace: boolean) => {
    setBusy(true);
    const failure = await onSave(name, replace);
    setBusy(false);
    const refused = failure?.fields.find(({ path }) => path === 'name');
    setProblem(refused?.message ?? failure?.message ?? null);
    setTaken(replaces && refused !== undefined && name.trim() !== '');
  };

  return (
    // A dialog stands inside the editor, whose own keys must not hear this form's.
    <form
      noValidate
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        event.stopPropagation();
        void save(false);
      }}
    >
      <Stack gap="md">
        <TextInput
          label={t('name')}
          placeholder={t('namePlaceholder')}
          withAsterisk
          ref={field}
          data-autofocus
          maxLength={80}
          value={name}
          error={problem}
          onChange={({ currentTarget }) => {
            setName(currentTarget.value);
            setProblem(null);
            setTaken(false);
          }}
        />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onCancel} disabled={busy}>
            {tUi('cancel')}
          </Button>
          {taken && (
            <Button variant="default" onClick={() => void save(true)} disabled={busy}>
              {t('replace')}
            </Button>
          )}
          <Button type="submit" loading={busy} disabled={name.trim() === ''}>
            {confirmLabel}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
