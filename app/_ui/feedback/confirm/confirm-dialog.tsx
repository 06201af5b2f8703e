'use client';

import { Button, Modal, Radio, Stack, Text, Textarea } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { type SubmitEvent, useState } from 'react';
import text from '@/app/_ui/theme/text.module.css';
import styles from './confirm-dialog.module.css';
import type { ConfirmRequest } from './use-confirm';

type Props = {
  opened: boolean;
  request: ConfirmRequest;
  onAnswer: (reason: string | null) => void;
  onClosed: () => void;
};

/** The question, a reason where one is asked for, and the two ways out. */
export default function ConfirmDialog({ opened, request, onAnswer, onClosed }: Props) {
  const t = useTranslations('ui');
  const tErrors = useTranslations('errors');
  const [reason, setReason] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { title, message, tone = 'default', reason: asks, mustAnswer = false, onConfirm } = request;
  const missing = asks !== undefined && asks.required !== false && reason.trim() === '';

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    setBusy(true);
    setProblem(null);
    try {
      await onConfirm?.(reason.trim());
      onAnswer(reason.trim());
    } catch (error) {
      setProblem(error instanceof Error && error.message ? error.message : tErrors('unexpected'));
    } finally {
      setBusy(false);
    }
  };

  return (
    <Modal
      opened={opened}
      onClose={() => onAnswer(null)}
      onExitTransitionEnd={onClosed}
      title={title}
      size="sm"
      withCloseButton={false}
      closeOnClickOutside={!busy && !mustAnswer}
      closeOnEscape={!busy && !mustAnswer}
    >
      <form onSubmit={submit}>
        <Stack gap="md">
          {message && (
            <Text component="div" c="dimmed">
              {message}
            </Text>
          )}
          {asks && <Reason asks={asks} value={reason} onChange={setReason} />}
          {problem && (
            <p className={text.problem} role="alert">
              {problem}
            </p>
          )}
          <div className={styles.actions}>
            <Button
              variant="default"
              onClick={() => onAnswer(null)}
              disabled={busy}
              data-autofocus={tone === 'danger' && !asks ? true : undefined}
            >
              {request.cancelLabel ?? t('cancel')}
            </Button>
            <Button
              type="submit"
              {...(tone === 'danger' ? { color: 'red' } : {})}
              loading={busy}
              disabled={missing}
              data-autofocus={tone === 'default' && !asks ? true : undefined}
            >
              {request.confirmLabel ?? t('confirm')}
            </Button>
          </div>
        </Stack>
      </form>
    </Modal>
  );
}

type ReasonProps = {
  asks: NonNullable<ConfirmRequest['reason']>;
  value: string;
  onChange: (reason: string) => void;
};

function Reason({ asks, value, onChange }: ReasonProps) {
  const t = useTranslations('ui');
  const label = asks.label ?? t('reason');
  const required = asks.required !== false;
  if (asks.options) {
    return (
      <Radio.Group label={label} value={value} onChange={onChange} withAsterisk={required}>
        <Stack gap="xs" mt="xs">
          {asks.options.map((option) => (
            <Radio key={option} value={option} label={option} />
          ))}
        </Stack>
      </Radio.Group>
    );
  }
  return (
    <Textarea
      label={label}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      withAsterisk={required}
      maxLength={asks.maxLength ?? 500}
      autosize
      minRows={3}
      data-autofocus
    />
  );
}
