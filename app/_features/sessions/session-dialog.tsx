'use client';

import { Button, Group, Modal, PasswordInput, Stack, Text } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { answerSessionEnd } from '@/app/_features/graphql/session-ended';
import { TextInput } from '@/app/_ui/controls/text-input';
import { leaveKept } from '@/app/_ui/form/kept/leave-kept';
import controls from '@/lib/i18n/messages/es/controls.json';
import login from '@/lib/i18n/messages/es/login.json';
import { type LoginKind, loginAddress } from '@/lib/identity/rules';

type Props = { kind: LoginKind; email: string };

/** What was typed waits in this tab until one comes back. */
const toLogin = () => leaveKept(loginAddress(window.location.pathname + window.location.search));

/** Logs in again over what is being done, as the same person, when the session has ended. */
export function SessionDialog({ kind, email }: Props) {
  const t = useTranslations('ui.sessionEnded');
  const [answer, setAnswer] = useState<((isIn: boolean) => void) | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  // The button that was pressed could not keep the focus while it was busy.
  useEffect(() => {
    if (problem && !busy) field.current?.focus();
  }, [problem, busy]);

  useEffect(
    () =>
      answerSessionEnd(
        () =>
          new Promise<boolean>((resolve) => {
            setProblem(null);
            setAnswer(() => resolve);
          }),
      ),
    [],
  );

  function close(isIn: boolean) {
    answer?.(isIn);
    setAnswer(null);
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    event.stopPropagation();
    const password = new FormData(event.currentTarget).get('password');
    setBusy(true);
    const { attemptLogin } = await import('@/app/_features/login/attempt-login');
    const attempt = await attemptLogin(kind, { email, password });
    setBusy(false);
    if (attempt.kind === 'in') return close(true);
    if (attempt.kind === 'limited') return setProblem(attempt.message);
    if (attempt.kind === 'invalid') return setProblem(login.passwordRequired);
    if (attempt.reason === 'OFFLINE') return setProblem(controls.offline);
    if (attempt.reason === 'NO_MATCH') return setProblem(login.problem.NO_MATCH);
    if (attempt.reason === 'SYSTEM') return setProblem(login.problem.SYSTEM);
    // Who may not come in any more is told why at the door.
    toLogin();
  }

  return (
    <Modal opened={answer !== null} onClose={() => close(false)} title={t('title')} zIndex={400}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap="md">
          <Text size="sm">{t('text')}</Text>
          <TextInput label={login.email} name="email" value={email} autoComplete="username" readOnly />
          <PasswordInput
            ref={field}
            label={login.password}
            name="password"
            autoComplete="current-password"
            visibilityToggleButtonProps={{ 'aria-label': controls.showPassword }}
            error={problem}
            aria-invalid={problem !== null}
            data-autofocus
          />
          <Group justify="space-between">
            <Button variant="subtle" onClick={toLogin}>
              {t('otherWay')}
            </Button>
            <Group gap="sm" ml="auto">
              <Button variant="default" onClick={() => close(false)}>
                {t('later')}
              </Button>
              <Button type="submit" loading={busy}>
                {login.submit}
              </Button>
            </Group>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
