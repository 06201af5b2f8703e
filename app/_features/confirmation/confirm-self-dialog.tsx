'use client';

import { Button, Group, Modal, PasswordInput, Stack, Text } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { type KeyboardEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { confirmPassword } from './confirm-password';

type Props = { onAnswer: (confirmed: boolean) => void };

/** Asks for the password again. What was being done goes on by itself, or stays as it was typed. */
export default function ConfirmSelfDialog({ onAnswer }: Props) {
  const t = useTranslations('ui.confirmSelf');
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  // The button that was pressed could not keep the focus while it was busy.
  useEffect(() => {
    if (problem && !busy) field.current?.focus();
  }, [problem, busy]);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (busy) return;
    setBusy(true);
    const wrong = await confirmPassword(password);
    setBusy(false);
    if (wrong === null) onAnswer(true);
    else setProblem(wrong);
  };
  // It lies over another dialog, which is not to close with it.
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    if (!busy) onAnswer(false);
  };
  return (
    <Modal
      opened
      onClose={() => onAnswer(false)}
      title={t('title')}
      size="sm"
      zIndex={400}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
    >
      <form onSubmit={submit} onKeyDown={leave}>
        <Stack gap="md">
          <Text c="dimmed">{t('text')}</Text>
          <PasswordInput
            ref={field}
            label={t('password')}
            name="password"
            autoComplete="current-password"
            value={password}
            onChange={({ currentTarget }) => {
              setPassword(currentTarget.value);
              setProblem(null);
            }}
            error={problem}
            aria-invalid={problem !== null}
            maxLength={200}
            required
            withAsterisk={false}
            data-autofocus
            data-mantine-stop-propagation="true"
          />
          <Text size="sm">
            <a href="/olvidaste-contrasena" target="_blank" rel="noreferrer">
              {t('forgot')}
            </a>
          </Text>
          <Group justify="flex-end" gap="sm">
            <Button
              variant="default"
              onClick={() => onAnswer(false)}
              disabled={busy}
              data-mantine-stop-propagation="true"
            >
              {t('cancel')}
            </Button>
            <Button
              type="submit"
              loading={busy}
              disabled={password === ''}
              data-mantine-stop-propagation="true"
            >
              {t('confirm')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
