'use client';

import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Button, Modal, TextInput } from '@mantine/core';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { showFieldFailures } from '@/app/_features/graphql/failure';
import { useWrite } from '@/app/_features/graphql/use-write';
import { toastSuccess } from '@/app/_ui/feedback/toasts';
import { ErrorSummary } from '@/app/_ui/form/error-summary';
import { FormFooter } from '@/app/_ui/form/form-footer';
import { FormGrid, FormWide } from '@/app/_ui/form/form-grid';
import { useMessageText } from '@/app/_ui/form/use-message-text';
import { type InviteData, type InviteInput, inviteInput } from '@/lib/agencies/team/invitations/inputs';
import { INVITE_MEMBER } from './documents';
import { RoleChoice } from './role-choice';
import styles from './team.module.css';

type Props = { opened: boolean; onClose: () => void };

/** Invites somebody by e-mail. */
export function InviteDialog({ opened, onClose }: Props) {
  const t = useTranslations('team.invite');
  return (
    <Modal opened={opened} onClose={onClose} title={t('title')}>
      <p className={styles.hint}>{t('text')}</p>
      <InviteForm onDone={onClose} />
    </Modal>
  );
}

const NAMES = ['name', 'lastname', 'email', 'role'] as const;

function InviteForm({ onDone }: { onDone: () => void }) {
  const t = useTranslations('team.invite');
  const tUi = useTranslations('ui');
  const text = useMessageText();
  const router = useRouter();
  const { run, pending } = useWrite(INVITE_MEMBER);
  const [failure, setFailure] = useState<string | null>(null);
  const { register, control, handleSubmit, setError, formState } = useForm<InviteInput, unknown, InviteData>({
    resolver: standardSchemaResolver(inviteInput),
    defaultValues: { name: '', lastname: '', email: '', role: 'PRODUCER' },
  });
  const problem = (name: (typeof NAMES)[number]) => {
    const message = formState.errors[name]?.message;
    return message ? text(message) : undefined;
  };

  const submit = handleSubmit(async (input) => {
    setFailure(null);
    const result = await run({ input });
    if (!result.ok) {
      const unsaid = showFieldFailures(result.failure, setError, NAMES);
      if (result.failure.fields.length === 0 || unsaid.length > 0) setFailure(result.failure.message);
      return;
    }
    toastSuccess(t('sent', { email: input.email }));
    router.refresh();
    onDone();
  });

  return (
    <form noValidate onSubmit={submit}>
      {failure && <ErrorSummary problems={[]} title={failure} />}
      <FormGrid>
        <TextInput
          label={t('name')}
          withAsterisk
          data-autofocus
          autoComplete="off"
          error={problem('name')}
          {...register('name')}
        />
        <TextInput
          label={t('lastname')}
          withAsterisk
          autoComplete="off"
          error={problem('lastname')}
          {...register('lastname')}
        />
        <FormWide>
          <TextInput
            label={t('email')}
            type="email"
            withAsterisk
            autoComplete="off"
            error={problem('email')}
            {...register('email')}
          />
        </FormWide>
        <FormWide>
          <Controller
            control={control}
            name="role"
            render={({ field: { value, onChange } }) => (
              <RoleChoice label={t('role')} value={value} onChange={onChange} error={problem('role')} />
            )}
          />
        </FormWide>
      </FormGrid>
      <FormFooter>
        <Button variant="default" onClick={onDone} disabled={pending}>
          {tUi('cancel')}
        </Button>
        <Button type="submit" loading={pending}>
          {t('send')}
        </Button>
      </FormFooter>
    </form>
  );
}
